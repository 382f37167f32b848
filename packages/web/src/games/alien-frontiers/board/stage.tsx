import type { FacilityId } from '@starboard/alien-frontiers';
import type { CSSProperties, ReactNode } from 'react';
import { CycleButton, DisplayCards } from './stations/display-cards.tsx';
import { Docks } from './stations/docks.tsx';
import { Fitted } from '../../../table/board/fitted.tsx';
import { Hub } from './stations/hub.tsx';
import { MaintenanceBay } from './stations/maintenance-bay.tsx';
import { Orbit, planetAt } from './orbit.tsx';
import { Planet } from './planet/planet.tsx';
import { cradles } from './stations/ports.ts';
import styles from './stage.module.css';
import { ScoreTrack } from './score-track.tsx';
import type { StageProps } from './stage-props.ts';
import { Station } from './stations/station.tsx';
import { useLatest } from '../../../table/board/use-latest.ts';
import { usePlanetProps } from './planet/use-planet-props.ts';

type WingStation = Exclude<FacilityId, 'colonist-hub'>;

/** Economy on the left wing, technology and colonies on the right; also the order of the keyboard. */
const left: readonly WingStation[] = ['solar-converter', 'lunar-mine', 'orbital-market', 'shipyard'];
const right: readonly WingStation[] = [
  'alien-artifact',
  'raiders-outpost',
  'colony-constructor',
  'terraforming-station',
];

const spots: Readonly<Record<WingStation, CSSProperties>> = {
  'solar-converter': { left: 24, top: 2, width: 290 },
  'lunar-mine': { left: 4, top: 124, width: 250 },
  'orbital-market': { left: 6, top: 246, width: 248 },
  shipyard: { left: 6, top: 370, width: 244 },
  'alien-artifact': { left: 676, top: 0, width: 272 },
  'raiders-outpost': { left: 724, top: 264, width: 228 },
  'colony-constructor': { left: 712, top: 380, width: 240 },
  'terraforming-station': { left: 718, top: 496, width: 236 },
};

export const stageSize = { width: 960, height: 640 } as const;

/** The whole board, as large as its place allows. It draws a view and offers only what it was given. */
export const Stage = (stage: StageProps) => (
  <Fitted {...stageSize}>
    <StageBoard {...stage} />
  </Fitted>
);

/** The board at its natural size. */
export const StageBoard = (stage: StageProps) => (
  <>
    <Orbit />
    {left.map((facility) => (
      <Wing key={facility} facility={facility} stage={stage} />
    ))}
    <MaintenanceBay stage={stage} />
    <StagePlanet stage={stage} />
    <ScoreTrack scores={stage.view.players.map(({ score }) => score)} />
    <Hub stage={stage} />
    {right.map((facility) => (
      <Wing key={facility} facility={facility} stage={stage} />
    ))}
  </>
);

function StagePlanet({ stage }: { readonly stage: StageProps }) {
  const { x, y, radius } = planetAt;
  return (
    <div className={styles.planet} style={{ left: x - radius, top: y - radius }}>
      <Planet {...usePlanetProps(stage)} onRead={useLatest(stage.onRead)} radius={radius} />
    </div>
  );
}

/** What a wing's station has besides its docks. */
const besides: Partial<Readonly<Record<WingStation, (stage: StageProps) => ReactNode>>> = {
  'alien-artifact': (stage) => <CycleButton stage={stage} />,
  'lunar-mine': ({ view }) =>
    view.mineThreshold > 1 && (
      <b className={styles.threshold} aria-hidden="true">
        {view.mineThreshold}+
      </b>
    ),
};

function Wing({ facility, stage }: { readonly facility: WingStation; readonly stage: StageProps }) {
  const { ports, ships } = stage.view.facilities[facility];
  const ghosts = stage.stations[facility].lit?.ghosts;
  return (
    <>
      <Station station={facility} stage={stage} style={spots[facility]}>
        <div className={styles.boom}>
          <Docks cradles={cradles(facility, ports, ships, ghosts)} lights={stage} />
          {besides[facility]?.(stage)}
        </div>
      </Station>
      {/* below the station, not in it: a player who presses its middle means the station */}
      {facility === 'alien-artifact' && <DisplayCards stage={stage} />}
    </>
  );
}
