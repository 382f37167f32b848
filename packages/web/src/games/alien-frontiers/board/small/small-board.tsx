import { bay } from '@starboard/alien-frontiers';
import type { Seat } from '@starboard/engine';
import type { ReactNode } from 'react';
import { classNames } from '../../../../design/class-names.ts';
import { SeatShape, seatColours, seatShapes } from '../../../../design/drawing/seat-shape.tsx';
import { Fitted } from '../../../../table/board/fitted.tsx';
import type { StationId } from '../place.ts';
import { Planet } from '../planet/planet.tsx';
import { cradles } from '../stations/ports.ts';
import styles from './small-board.module.css';
import { smallArc } from '../score-arc.ts';
import { type SmallLayout, smallLayout } from './small-layout.ts';
import { SmallScoreTrack } from './small-score-track.tsx';
import type { StageProps } from '../stage-props.ts';
import { StationButton } from '../stations/station.tsx';
import { StationArt } from '../stations/stations.tsx';
import { usePlanetProps } from '../planet/use-planet-props.ts';
import { useSize } from '../../../../design/browser/use-size.ts';

interface SmallBoardProps {
  readonly stage: StageProps;
  /** The button that enlarges it. */
  readonly zoom: ReactNode;
}

/** The board at a glance: stations as tokens with tiny docks; names on the planet only while they are asked for. */
export function SmallBoard({ stage, zoom }: SmallBoardProps) {
  const [ref, room] = useSize<HTMLDivElement>();
  const layout = smallLayout(room?.width ?? 1, room?.height ?? 1);
  return (
    <div ref={ref} className={classNames(styles.board, !layout.hasNames && styles.low)}>
      <Fitted width={layout.width} height={layout.height} most={1.8}>
        <SmallPlanet stage={stage} layout={layout} />
        <SmallScoreTrack
          scores={stage.view.players.map(({ score }) => score)}
          layout={layout}
          hasNumbers={layout.hasNames}
        />
        {stations.map((station) => (
          <StationToken key={station} station={station} stage={stage} layout={layout} />
        ))}
        <div className={styles.zoom} style={layout.zoom}>
          {zoom}
        </div>
      </Fitted>
    </div>
  );
}

const stations: readonly StationId[] = [
  'solar-converter',
  'lunar-mine',
  'orbital-market',
  'shipyard',
  'colonist-hub',
  bay,
  'alien-artifact',
  'raiders-outpost',
  'colony-constructor',
  'terraforming-station',
];

function SmallPlanet({ stage, layout }: { readonly stage: StageProps; readonly layout: SmallLayout }) {
  const { x, y, radius } = layout.planet;
  return (
    <>
      <svg className={styles.orbit} width={layout.width} height={layout.height} aria-hidden="true">
        <circle cx={x} cy={y} r={smallArc(radius).radius} />
      </svg>
      <div className={styles.planet} style={{ left: x - radius, top: y - radius }}>
        <Planet {...usePlanetProps(stage)} radius={radius} detail="small" />
      </div>
    </>
  );
}

interface StationTokenProps {
  readonly station: StationId;
  readonly stage: StageProps;
  readonly layout: SmallLayout;
}

function StationToken({ station, stage, layout }: StationTokenProps) {
  const spot = layout.spots[station];
  const { shortName, lit } = stage.stations[station];
  const place = `facility:${station}` as const;
  const gain = lit && (lit.shortGain ?? lit.gain);
  return (
    <div
      className={classNames(
        styles.station,
        lit && styles.lit,
        stage.pointedAt.includes(place) && styles.pointed,
        spot.left > layout.width / 2 && styles.onTheRight,
        spot.gainAbove && styles.gainAbove,
      )}
      style={{ left: spot.left, top: spot.top }}
      data-place={place}
      data-lit={lit ? '' : undefined}
    >
      <StationButton station={station} stage={stage} className={styles.press} />
      <StationArt station={station} size={42} />
      <span className={styles.name} aria-hidden="true">
        {shortName}
      </span>
      <TinyDocks station={station} stage={stage} />
      {gain && (
        <em className={styles.gain} aria-hidden="true">
          {gain}
        </em>
      )}
    </div>
  );
}

type Tiny = Seat | 'free' | 'fits';

/** Docks as large as a crumb, with the shapes of the seats in them. */
function TinyDocks({ station, stage }: Omit<StationTokenProps, 'layout'>) {
  return (
    <span className={styles.docks} aria-hidden="true">
      {tinyDocks(station, stage).map((group, index) => (
        <span key={index}>
          {group.map((dock, at) =>
            typeof dock === 'number' ? (
              <TinyShip key={at} seat={dock} />
            ) : (
              <b key={at} className={dock === 'fits' ? styles.fits : undefined} />
            ),
          )}
        </span>
      ))}
    </span>
  );
}

function tinyDocks(station: StationId, { view, stations: faces }: StageProps): readonly (readonly Tiny[])[] {
  if (station === bay) return [view.players.flatMap((player, seat) => player.bay.map(() => seat))];
  const { ports, ships } = view.facilities[station];
  // at the Hub every player has a row; the one that counts now is shown
  const there = station === 'colonist-hub' ? ships.filter(({ seat }) => seat === view.turn) : ships;
  return cradles(station, ports, there, faces[station].lit?.ghosts).map((cradle) =>
    cradle.ports.map(({ ship, ghost }) => (ship ? ship.seat : ghost === null ? 'free' : 'fits')),
  );
}

function TinyShip({ seat }: { readonly seat: Seat }) {
  const isTriangle = seatShapes[seat] === 'triangle';
  return (
    <svg width="11" height="10" viewBox="0 0 11 10">
      <SeatShape
        seat={seat}
        cx={5.5}
        cy={isTriangle ? 5.8 : 5}
        r={4.2}
        fill={seatColours[seat]}
        stroke="var(--seat-outline)"
        strokeWidth={0.8}
      />
    </svg>
  );
}
