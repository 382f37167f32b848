import type { View } from '@starboard/cosmic-encounter';
import type { Seat } from '@starboard/engine';
import { memo, useId } from 'react';
import type { CePlace } from '../keys/places.ts';
import { Cannon } from './encounter/cannon.tsx';
import { Gate } from './encounter/gate.tsx';
import { LaidCards, laidCardsBox } from './encounter/laid-cards.tsx';
import { GateShips, ZoneShips } from './encounter/sides.tsx';
import { TargetName } from './encounter/target-name.tsx';
import { readable, scaleOf } from './geometry/crop.ts';
import type { Layout } from './geometry/layout.ts';
import { planetRadius } from './geometry/measures.ts';
import { type Box, isInside } from './geometry/shapes.ts';
import { Homes } from './homes/homes.tsx';
import type { Light } from './lights.ts';
import { Planet } from './planets/planet.tsx';
import { planetLook } from './planets/planet-look.ts';
import { ColonyTrack } from './scene/colony-track.tsx';
import { Piles } from './scene/board-piles.tsx';
import { SceneLights } from './scene/scene-lights.tsx';
import { System } from './scene/systems.tsx';
import { Warp, WarpShips } from './scene/warp.tsx';
import { WarpGround } from './scene/warp-ground.tsx';
import styles from './board.module.css';
import type { BoardWords } from './words.ts';

/** What the board is drawn from. */
export interface StageProps {
  readonly view: View;
  readonly layout: Layout;
  readonly words: BoardWords;
  readonly lightAt: (place: CePlace) => Light;
  readonly pointedAt: readonly string[];
  readonly press: (place: string) => void;
}

interface StageSize {
  /** What of the board is seen; all of it if nothing is said. */
  readonly seen?: Box;
  /** Its size on the screen; its natural one if nothing is said. */
  readonly size?: { readonly width: number; readonly height: number };
}

/** The whole board as one drawing. */
export function Stage({ seen, size, ...stage }: StageProps & StageSize) {
  const id = useId();
  const part = seen ?? stage.layout.box;
  const { x, y, width, height } = part;
  return (
    <svg
      data-board
      data-small={(size && scaleOf({ width, height }, size) < readable) || undefined}
      className={styles.stage}
      width={size?.width ?? width}
      height={size?.height ?? height}
      viewBox={`${x} ${y} ${width} ${height}`}
    >
      <SceneLights id={id} seats={stage.view.players.length} />
      <Space id={id} stage={stage} />
      <Aim id={id} stage={stage} />
      <Planets id={id} stage={stage} />
      <Homes stage={stage} />
      <Sides stage={stage} isWithCards={isInside(laidCardsBox, part)} />
      {/* a part of the board is one of the encounter: of a pile it would show a corner */}
      {part === stage.layout.box && <Piles stage={stage} />}
    </svg>
  );
}

interface PartProps {
  readonly stage: StageProps;
}

/** What lies below everything else: haze, warp, tracks, lost ships. */
function Space({ id, stage }: PartProps & { readonly id: string }) {
  const { view, layout, words, lightAt, pointedAt, press } = stage;
  return (
    <>
      {layout.homes.map((_, seat) => (
        <SystemOf key={seat} id={id} seat={seat} stage={stage} />
      ))}
      <WarpGround id={id} />
      {view.players.map(({ foreignColonies }, seat) => (
        <ColonyTrack
          key={seat}
          seat={seat}
          direction={layout.directions[seat] ?? 0}
          colonies={foreignColonies}
          goal={view.settings.planets}
        />
      ))}
      <Warp
        label={words.warp()}
        light={lightAt('warp')}
        isPointedAt={pointedAt.includes('warp')}
        press={press}
      />
      {view.players.map(({ inWarp }, seat) => {
        const place = `warp:${seat}` as const;
        const { state, count } = lightAt(place);
        return (
          inWarp > 0 && (
            <WarpShips
              key={seat}
              seat={seat}
              direction={layout.directions[seat] ?? 0}
              count={inWarp}
              isLed={view.prometheus?.at === 'warp' && view.prometheus.seat === seat}
              label={words.warpShips(seat)}
              state={state}
              chosen={count}
              isPointedAt={pointedAt.includes(place)}
              press={press}
            />
          )
        );
      })}
    </>
  );
}

function SystemOf({ id, seat, stage }: PartProps & { readonly id: string; readonly seat: Seat }) {
  const { planets, homes } = stage.layout;
  const row = planets.filter((spot, planet) => spot && stage.view.planets[planet]?.system === seat);
  const among = row[row.length >> 1] ?? null;
  const path = row.map((spot) => `${Math.round(spot?.x ?? 0)} ${Math.round(spot?.y ?? 0)}`).join('L');
  return <System id={id} seat={seat} path={path} centre={among ?? homes[seat]?.coin ?? { x: 0, y: 0 }} />;
}

/** The gate and what it is aimed at. */
function Aim({ id, stage }: PartProps & { readonly id: string }) {
  const { view, layout } = stage;
  const { encounter } = view;
  if (!encounter || !layout.gate) return null;
  return (
    <Gate
      id={id}
      gate={layout.gate}
      seat={encounter.offense}
      from={layout.directions[encounter.offense] ?? 0}
    />
  );
}

const Planets = memo(({ id, stage }: PartProps & { readonly id: string }) => {
  const { view, layout, words, lightAt, pointedAt, press } = stage;
  return layout.planets.map((spot, planet) => {
    const of = view.planets[planet];
    if (!spot || !of) return null;
    const place = `planet:${planet}` as const;
    const { state, count, most } = lightAt(place);
    return (
      <Planet
        key={planet}
        id={id}
        planet={planet}
        x={Math.round(spot.x)}
        y={Math.round(spot.y)}
        scale={spot.r / planetRadius}
        light={Math.round((spot.light * 180) / Math.PI)}
        {...planetLook(view, planet)}
        ships={of.ships.join(' ')}
        cards={of.cards.join(' ')}
        led={view.prometheus?.at === planet ? view.prometheus.seat : null}
        label={words.planet(planet)}
        state={state}
        chosen={most > 1 ? count : 0}
        isPointedAt={pointedAt.includes(place)}
        press={press}
      />
    );
  });
});
Planets.displayName = 'Planets';

/** Ships of both sides, the cannon, and the sides' cards where all of them is seen: what they are is told below the board. */
function Sides({ stage, isWithCards }: PartProps & { readonly isWithCards: boolean }) {
  const { view, layout, words, lightAt, pointedAt, press } = stage;
  const { encounter, prometheus } = view;
  const ledAt = (place: string) => (prometheus?.at === place ? prometheus.seat : null);
  const common = (
    place: 'gate' | 'zone',
    side: 'offense' | 'defense',
    of: NonNullable<typeof encounter>,
  ) => ({
    led: ledAt(place),
    label: words.side(of, side),
    light: lightAt(place),
    isPointedAt: pointedAt.includes(place),
    press,
  });
  return (
    <>
      {layout.cannon && <Cannon spot={layout.cannon} label={words.cannon()} />}
      {encounter && encounter.target !== null && layout.name && (
        <TargetName
          at={layout.name}
          target={layout.planets[encounter.target] ?? layout.name}
          name={words.planetName(encounter.target)}
        />
      )}
      {encounter && layout.gate && (
        <GateShips
          gate={layout.gate}
          ships={encounter.gate}
          offense={encounter.offense}
          {...common('gate', 'offense', encounter)}
        />
      )}
      {encounter && layout.zone && (
        <ZoneShips
          box={layout.zone}
          ships={encounter.zone}
          nameOf={words.ally}
          {...common('zone', 'defense', encounter)}
        />
      )}
      {encounter && isWithCards && (
        <LaidCards
          encounter={encounter}
          label={[words.side(encounter, 'offense'), words.side(encounter, 'defense')].join('. ')}
        />
      )}
    </>
  );
}
