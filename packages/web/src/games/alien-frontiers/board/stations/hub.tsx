import type { Seat } from '@starboard/engine';
import { classNames } from '../../../../design/class-names.ts';
import { SeatBadge } from '../../../../design/drawing/seat-badge.tsx';
import { PortDock } from './docks.tsx';
import { Dome } from '../../pieces/dome.tsx';
import styles from './hub.module.css';
import { cradles } from './ports.ts';
import type { StageProps } from '../stage-props.ts';
import { Station } from './station.tsx';
import { ColonySign } from '../../pieces/tokens.tsx';

const circles = [1, 2, 3, 4, 5, 6, 7];

/** The Colonist Hub: a row of ports and a track for every seat. */
export function Hub({ stage }: { readonly stage: StageProps }) {
  return (
    <Station
      station="colonist-hub"
      stage={stage}
      style={{ left: 228, top: 506, width: 470 }}
      artSize={56}
      isWide
    >
      <div className={styles.rows}>
        {stage.view.players.map((_, seat) => (
          <HubRow key={seat} seat={seat} stage={stage} />
        ))}
      </div>
    </Station>
  );
}

function HubRow({ seat, stage }: { readonly seat: Seat; readonly stage: StageProps }) {
  const { turn, players, facilities } = stage.view;
  const { ports, ships } = facilities['colonist-hub'];
  const lit = seat === turn ? stage.stations['colonist-hub'].lit : undefined;
  const own = cradles(
    'colonist-hub',
    ports,
    ships.filter((ship) => ship.seat === seat),
    lit?.ghosts,
  );
  const at = players[seat]?.hub ?? 0;
  const goal = at + (lit?.steps ?? 0);
  return (
    <div className={styles.row} data-place={`hub:${seat}`}>
      <SeatBadge seat={seat} size={20} />
      <span className={styles.ports}>
        {own.flatMap(({ ports: docks }) =>
          docks.map((port, index) => <PortDock key={index} port={port} lights={stage} size={26} />),
        )}
      </span>
      <span className={styles.track}>
        {circles.map((circle) => (
          <b
            key={circle}
            className={classNames(
              circle === at && styles.at,
              circle < at && styles.past,
              circle > at && circle <= goal && styles.goal,
            )}
          >
            {circle === at ? <Dome seat={seat} size={19} /> : circle === 7 && <ColonySign size={11} />}
          </b>
        ))}
      </span>
    </div>
  );
}
