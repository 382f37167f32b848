import type { Seat } from '@starboard/engine';
import { memo } from 'react';
import { ShipStack } from '../../pieces/ship-stack.tsx';
import { ChosenCount } from '../chosen-count.tsx';
import { warpStack } from '../geometry/layout.ts';
import { middle, warpRadius } from '../geometry/measures.ts';
import { type Light, placed } from '../lights.ts';
import places from '../places.module.css';

interface WarpProps {
  readonly label: string;
  readonly light: Light;
  readonly isPointedAt: boolean;
  readonly press: (place: string) => void;
}

/** The whirl as something to press. */
export const Warp = ({ label, light, isPointedAt, press }: WarpProps) => (
  <g
    className={places.place}
    transform={`translate(${middle.x} ${middle.y})`}
    {...placed({ place: 'warp', label, state: light.state, isPointedAt, press })}
  >
    <circle className={places.pressable} r={warpRadius} />
    <circle className={places.glow} r={warpRadius} />
    <circle className={places.ring} r={warpRadius - 2} />
    {light.count > 0 && <ChosenCount count={light.count} x={0} y={-34} />}
  </g>
);

interface WarpShipsProps extends Omit<WarpProps, 'light'> {
  readonly seat: Seat;
  readonly direction: number;
  readonly count: number;
  readonly isLed: boolean;
  readonly state: Light['state'];
  readonly chosen: number;
}

/** A player's lost ships, on the side of its system. */
export const WarpShips = memo((props: WarpShipsProps) => {
  const { seat, direction, count, isLed, label, state, chosen, isPointedAt, press } = props;
  const { x, y } = warpStack(direction);
  return (
    <g
      className={places.place}
      transform={`translate(${Math.round(x)} ${Math.round(y)})`}
      {...placed({ place: `warp:${seat}`, label, state, isPointedAt, press })}
    >
      <ellipse className={places.ring} cx="4" cy="-5" rx="25" ry="17" />
      <ellipse className={places.pressable} cx="4" cy="-5" rx="25" ry="20" />
      <g transform="scale(.9)" data-stack={`warp:${seat}`}>
        <ShipStack seat={seat} count={count} number="beside" isLed={isLed} most={4} />
      </g>
      {chosen > 0 && <ChosenCount count={chosen} x={18} y={-18} />}
    </g>
  );
});
WarpShips.displayName = 'WarpShips';
