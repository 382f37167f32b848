import { bay, relicIndex } from '@starboard/alien-frontiers';
import { classNames } from '../../../../design/class-names.ts';
import { Dock } from './dock.tsx';
import { ShipHere } from './docks.tsx';
import styles from './docks.module.css';
import type { StageProps } from '../stage-props.ts';
import { Station } from './station.tsx';

/** More ships than this need smaller places, in several rows. */
const roomy = 6;

/** Where ships wait that are not docked; they show no value until they are rolled. */
export function MaintenanceBay({ stage }: { readonly stage: StageProps }) {
  const ships = stage.view.players.flatMap((player, seat) =>
    player.bay.map((ship) => ({ seat, ship, value: ship === relicIndex ? stage.view.relic.value : 0 })),
  );
  const size = ships.length > roomy ? 22 : 28;
  const empty = Math.max(0, 3 - ships.length);
  const rows = Math.ceil(ships.length / (roomy + 2)) || 1;
  const columns = Math.ceil((ships.length + empty) / rows);
  return (
    <Station station={bay} stage={stage} style={{ left: 22, top: 498, width: 196 }}>
      <div className={styles.docks}>
        <span
          className={classNames(styles.cradle, styles.waiting)}
          style={{ gridTemplateColumns: `repeat(${columns}, auto)` }}
        >
          {ships.map(({ seat, ship, value }) => (
            <Dock key={`${seat}.${ship}`} look="taken" size={size}>
              <ShipHere seat={seat} ship={ship} value={value} size={size - 3} lights={stage} />
            </Dock>
          ))}
          {Array.from({ length: empty }, (_, index) => (
            <Dock key={index} look="free" size={size} />
          ))}
        </span>
      </div>
    </Station>
  );
}
