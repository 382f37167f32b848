import type { Seat } from '@starboard/engine';
import { memo, useState } from 'react';
import { SeatShape, seatShapes } from '../../../../design/drawing/seat-shape.tsx';
import { rampOf } from '../../../../design/drawing/seat-ramp.ts';
import { middle, trackRadius as r } from '../geometry/measures.ts';
import { polar } from '../geometry/shapes.ts';
import styles from './colony-track.module.css';

interface ColonyTrackProps {
  readonly seat: Seat;
  /** Towards the seat's system. */
  readonly direction: number;
  readonly colonies: number;
  readonly goal: number;
}

const span = (52 * Math.PI) / 180;
const tenths = (value: number): number => Math.round(value * 10) / 10;

/** A seat's foreign colonies on the way to the goal, on the side of its system; read from left to right. */
export const ColonyTrack = memo(({ seat, direction, colonies, goal }: ColonyTrackProps) => {
  const { lit, plain } = rampOf(seat);
  // below the warp, from left to right is against the clock
  const way = Math.sin(direction) > 0.3 ? -1 : 1;
  const turn = (step: number) => direction + way * (-span / 2 + (span * Math.min(step, goal)) / goal);
  const at = (step: number) => {
    const { x, y } = polar(middle, turn(step), r);
    return { x: tenths(x), y: tenths(y) };
  };
  const arc = (to: number) =>
    `M${at(0).x} ${at(0).y}A${r} ${r} 0 0 ${way > 0 ? 1 : 0} ${at(to).x} ${at(to).y}`;
  const star = at(goal);
  const [atFirst] = useState(colonies);
  return (
    <g>
      <path className={styles.bed} d={arc(goal)} />
      <path className={styles.line} d={arc(goal)} stroke={plain} />
      {colonies > 0 && <path className={styles.done} d={arc(colonies)} stroke={plain} />}
      {Array.from({ length: goal }, (_, step) =>
        step === colonies ? null : (
          <circle
            key={step}
            cx={at(step).x}
            cy={at(step).y}
            r="2.300"
            fill={step < colonies ? lit : '#0B1020'}
            stroke={plain}
          />
        ),
      )}
      {colonies < goal && (
        <SeatShape
          seat={seatShapes.indexOf('star')}
          cx={star.x}
          cy={star.y}
          r={5.6}
          className={styles.goal}
          stroke={lit}
        />
      )}
      <g
        className={styles.marker}
        style={{ transform: `translate(${at(colonies).x}px, ${at(colonies).y}px)` }}
      >
        <g key={colonies} className={colonies === atFirst ? undefined : styles.hop}>
          <SeatShape seat={seat} cx={0} cy={0} r={10.5} fill={plain} stroke="#0B1020" strokeWidth="1.600" />
          <text y={seatShapes[seat] === 'triangle' ? 6 : 4.4}>{colonies}</text>
        </g>
      </g>
    </g>
  );
});
ColonyTrack.displayName = 'ColonyTrack';
