import type { Seat } from '@starboard/engine';
import { ShipStack } from '../../pieces/ship-stack.tsx';
import { rampOf } from '../../../../design/drawing/seat-ramp.ts';
import { type GateSpot, gateStack } from '../geometry/gate.ts';
import { seatsWith } from '../geometry/seats-with.ts';
import type { Box } from '../geometry/shapes.ts';
import { zoneStack } from '../geometry/zone.ts';
import { type Light, placed } from '../lights.ts';
import places from '../places.module.css';
import styles from './gate.module.css';

interface SideProps {
  /** Ships by seat. */
  readonly ships: readonly number[];
  /** Whose ship that is told apart is among them. */
  readonly led: Seat | null;
  readonly label: string;
  readonly light: Light;
  readonly isPointedAt: boolean;
  readonly press: (place: string) => void;
}

/** The offense and its allies, on the gate. */
export function GateShips(props: SideProps & { readonly gate: GateSpot; readonly offense: Seat }) {
  const { gate, ships, led, offense, label, light, isPointedAt, press } = props;
  const seats = seatsWith(ships, offense);
  return (
    <g className={places.place} {...placed({ place: 'gate', label, state: light.state, isPointedAt, press })}>
      <ellipse
        className={places.ring}
        rx="24"
        ry="54"
        transform={`translate(${gate.x} ${gate.y}) rotate(${(gate.angle * 180) / Math.PI})`}
      />
      <ellipse
        className={places.pressable}
        rx="22"
        ry="50"
        transform={`translate(${gate.x} ${gate.y}) rotate(${(gate.angle * 180) / Math.PI})`}
      />
      {seats.map((seat, index) => {
        const { x, y } = gateStack(gate, index, seats.length);
        return (
          <g key={seat} data-stack={`gate:${seat}`} transform={`translate(${x} ${y}) scale(1.1)`}>
            <ShipStack seat={seat} count={ships[seat] ?? 0} isLed={led === seat} most={4} />
          </g>
        );
      })}
    </g>
  );
}

/** Allies of the defense, on a bow of light beside the planet. */
export function ZoneShips(props: SideProps & { readonly box: Box; readonly nameOf: (seat: Seat) => string }) {
  const { box, ships, led, label, light, isPointedAt, press, nameOf } = props;
  const seats = seatsWith(ships, null);
  return (
    <g className={places.place} {...placed({ place: 'zone', label, state: light.state, isPointedAt, press })}>
      <rect className={places.ring} {...box} rx="12" />
      <rect className={places.pressable} {...box} />
      {seats.map((seat, index) => {
        const { x, y } = zoneStack(box, index, seats.length);
        return (
          <g key={seat}>
            <path className={styles.bow} d={`M${x - 16} ${y + 4}q18 13 36 0`} stroke={rampOf(seat).plain} />
            <g data-stack={`zone:${seat}`} transform={`translate(${x} ${y})`}>
              <ShipStack seat={seat} count={ships[seat] ?? 0} number="beside" isLed={led === seat} most={4} />
            </g>
          </g>
        );
      })}
      {seats.length === 1 && seats[0] !== undefined && (
        <text className={styles.ally} x={box.x + box.width / 2} y={box.y + box.height - 3}>
          {nameOf(seats[0])}
        </text>
      )}
    </g>
  );
}
