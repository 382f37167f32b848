import type { Seat } from '@starboard/engine';
import { useId } from 'react';
import { classNames } from '../../../design/class-names.ts';
import { mixColour } from '../../../design/drawing/mix-colour.ts';
import { SeatShape, seatColours, seatShapes } from '../../../design/drawing/seat-shape.tsx';
import styles from './die.module.css';
import { pipsOf } from './pips.ts';

interface DieProps {
  readonly seat: Seat | 'relic';
  readonly value: number;
  readonly size?: number;
  readonly state?: 'plain' | 'selected' | 'docked';
  /** Whose Relic Ship this is: its shape is on the corner, for the die itself has no player's colour. */
  readonly owner?: Seat;
  /** Just rolled: it tumbles and settles. */
  readonly isTumbling?: boolean;
  /** For screen readers; without it the die is decoration. */
  readonly label?: string;
}

const pipSizes = { circle: 9.6, triangle: 8.6, square: 9.2, diamond: 9.2, hexagon: 9.2, star: 8.4 } as const;
const ink = '#0B1020';
const crystal = '#DCE7F6';

/** A ship that is not rolled shows its seat's shape instead of a value. */
const unrolled = 0;

/** A ship. Light falls on it from the upper left; its pips have the seat's shape. */
export function Die({ seat, value, size = 28, state = 'plain', owner, isTumbling, label }: DieProps) {
  const light = useId();
  const colour = seat === 'relic' ? crystal : (seatColours[seat] ?? crystal);
  return (
    <span
      className={classNames(styles.die, styles[state], isTumbling && styles.tumble)}
      style={{ width: size, height: size }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <svg width={size} height={size} viewBox="0 0 100 100">
        <defs>
          <linearGradient id={light} x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" stopColor={mixColour(colour, '#FFFFFF', 0.42)} />
            <stop offset=".42" stopColor={colour} />
            <stop offset="1" stopColor={mixColour(colour, ink, 0.2)} />
          </linearGradient>
          <linearGradient id={`${light}e`} x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" stopColor="#fff" stopOpacity=".95" />
            <stop offset=".45" stopColor="#fff" stopOpacity=".12" />
            <stop offset="1" stopColor="#fff" stopOpacity="0" />
          </linearGradient>
        </defs>
        <rect x="5" y="8" width="92" height="91" rx="23" fill={mixColour(colour, ink, 0.53)} />
        <rect x="2" y="1" width="92" height="90" rx="22" fill={`url(#${light})`} />
        <rect
          x="4"
          y="3"
          width="88"
          height="86"
          rx="20"
          fill="none"
          stroke={`url(#${light}e)`}
          strokeWidth="3.4"
        />
        {seat === 'relic' && (
          <path d="M2 60 40 91M94 30 60 1M2 34 30 1" stroke="#fff" strokeWidth="2" opacity=".55" />
        )}
        {pipsOf(value).map(([x, y]) => (
          <Pip key={`${x},${y}`} seat={seat} cx={48 + x * 22.5} cy={46 + y * 22.5} />
        ))}
        {value === unrolled && seat !== 'relic' && (
          <SeatShape seat={seat} cx={48} cy={47} r={21} fill="none" stroke={ink} strokeWidth={8} />
        )}
        {owner !== undefined && (
          <SeatShape
            seat={owner}
            cx={82}
            cy={80}
            r={17}
            fill={seatColours[owner]}
            stroke={ink}
            strokeWidth={6}
          />
        )}
      </svg>
    </span>
  );
}

function Pip({ seat, cx, cy }: { readonly seat: Seat | 'relic'; readonly cx: number; readonly cy: number }) {
  if (seat === 'relic')
    return <circle cx={cx} cy={cy} r="6.6" fill="none" stroke="#24365c" strokeWidth="5.5" />;
  const shape = seatShapes[seat] ?? 'circle';
  return (
    <SeatShape seat={seat} cx={cx} cy={shape === 'triangle' ? cy + 1.6 : cy} r={pipSizes[shape]} fill={ink} />
  );
}

/** Where a selected die would go. */
export const GhostDie = ({ value, size = 22 }: { readonly value: number; readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
    <rect
      x="6"
      y="6"
      width="88"
      height="88"
      rx="22"
      fill="none"
      stroke="var(--ion)"
      strokeWidth="5"
      strokeDasharray="13 9"
    />
    {pipsOf(value).map(([x, y]) => (
      <circle key={`${x},${y}`} cx={50 + x * 22} cy={50 + y * 22} r="7.5" fill="var(--ion)" />
    ))}
  </svg>
);
