import type { Seat } from '@starboard/engine';
import { relicIndex } from '@starboard/alien-frontiers';
import { classNames } from '../../../../design/class-names.ts';
import { Die, GhostDie } from '../../pieces/die.tsx';
import { Dock } from './dock.tsx';
import styles from './docks.module.css';
import { shipPlace } from '../place.ts';
import type { Cradle, Port } from './ports.ts';
import type { PlaceLights } from '../stage-props.ts';

interface DocksProps {
  readonly cradles: readonly Cradle[];
  readonly lights: PlaceLights;
  readonly size?: number;
}

/** Docks hang on a boom; sets share a cradle, so that a pair looks like one place. */
export const Docks = ({ cradles, lights, size = 28 }: DocksProps) => (
  <div className={classNames(styles.docks, cradles.some(({ isLit }) => isLit) && styles.lit)}>
    {cradles.map(({ ports, isLit }, index) => (
      <span key={index} className={classNames(styles.cradle, isLit && styles.litCradle)}>
        {ports.map((port, at) => (
          <PortDock key={at} port={port} lights={lights} size={size} />
        ))}
      </span>
    ))}
  </div>
);

interface PortDockProps {
  readonly port: Port;
  readonly lights: PlaceLights;
  readonly size: number;
}

export function PortDock({ port: { ship, ghost }, lights, size }: PortDockProps) {
  if (ship)
    return (
      <Dock look="taken" size={size}>
        <ShipHere {...ship} size={size - 3} lights={lights} />
      </Dock>
    );
  return ghost === null ? (
    <Dock look="free" size={size} />
  ) : (
    <Dock look="fits" size={size}>
      <GhostDie value={ghost} size={size - 6} />
    </Dock>
  );
}

interface ShipHereProps {
  readonly seat: Seat;
  readonly ship: number;
  readonly value: number;
  readonly size: number;
  readonly lights: PlaceLights;
}

/** A die that lies on the board; a button while it may be chosen. */
export function ShipHere({ seat, ship, value, size, lights }: ShipHereProps) {
  const { lit, chosen, pointedAt, labelOf, onChoose } = lights;
  const place = shipPlace(seat, ship);
  const isRelic = ship === relicIndex;
  const die = (
    <Die
      seat={isRelic ? 'relic' : seat}
      value={value}
      size={size}
      state="docked"
      {...(isRelic && { owner: seat })}
    />
  );
  const isChosen = chosen.includes(place);
  const look = classNames(
    styles.ship,
    pointedAt.includes(place) && styles.pointed,
    isChosen && styles.chosen,
  );
  if (!lit.includes(place))
    return (
      <span className={look} data-place={place}>
        {die}
      </span>
    );
  return (
    <button
      type="button"
      className={classNames(look, styles.litShip)}
      data-place={place}
      data-lit
      aria-label={labelOf(place)}
      aria-pressed={isChosen}
      onClick={() => onChoose(place)}
    >
      {die}
    </button>
  );
}
