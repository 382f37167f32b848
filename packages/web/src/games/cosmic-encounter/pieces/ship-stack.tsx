import type { Seat } from '@starboard/engine';
import { memo } from 'react';
import { SeatShape } from '../../../design/drawing/seat-shape.tsx';
import { rampOf } from '../../../design/drawing/seat-ramp.ts';
import styles from './ship-stack.module.css';

interface ShipStackProps {
  readonly seat: Seat;
  readonly count: number;
  /** Where the number stands; not at all where the words beside it say it. */
  readonly number?: 'below' | 'beside' | 'none';
  /** The one ship that is told apart is among them. */
  readonly isLed?: boolean;
  /** So many are drawn at most: the number tells how many there are. */
  readonly most?: number;
}

const pitch = 4.6;
const mostDrawn = 6;
const [rx, ry] = [11.5, 4.7];

const front = (y: number): string => `M${-rx} ${y}a${rx} ${ry} 0 0 0 ${2 * rx} 0`;
const edges = (discs: number, from: number, lift: number): string =>
  Array.from({ length: discs - from }, (_, index) => front(hundredths(-(index + from) * pitch - lift))).join(
    '',
  );

/** Ships of one player on top of each other, round the origin: a part of a drawing. */
export const ShipStack = memo((props: ShipStackProps) => {
  const { seat, count, number = 'below', isLed = false, most = mostDrawn } = props;
  const discs = Math.max(1, Math.min(count, most));
  const { lit, plain, shade } = rampOf(seat);
  const top = hundredths(-(discs - 1) * pitch - 1.8);
  return (
    <g>
      <ellipse cy="3.5" rx="14" ry="5" fill="#02040A" opacity=".5" />
      <path
        d={`M${-rx} ${top}V0a${rx} ${ry} 0 0 0 ${2 * rx} 0V${top}a${rx} ${ry} 0 0 0 ${-2 * rx} 0z`}
        fill={shade}
        stroke="#0B1020"
      />
      <path d={edges(discs, 0, 1.7)} fill="none" stroke={plain} strokeWidth="2.2" />
      <path d={edges(discs, 1, -1)} fill="none" stroke="#0B1020" />
      <ellipse cy={top} rx="11" ry="4.4" fill={plain} />
      <path d={`M-9.6 ${top - 1.4}A11 4.4 0 0 1 6 ${top - 3.6}`} fill="none" stroke={lit} strokeWidth="1.4" />
      <g transform={`translate(0 ${hundredths(top - 0.2)}) scale(1 .5)`}>
        <SeatShape seat={seat} cx={0} cy={0} r={4.8} fill="#0B1020" />
      </g>
      {isLed && <Flag y={top - 2} colour={lit} />}
      {number !== 'none' && <Count count={count} seat={seat} beside={number === 'beside' ? discs : null} />}
    </g>
  );
});
ShipStack.displayName = 'ShipStack';

interface CountProps {
  readonly count: number;
  readonly seat: Seat;
  /** Beside so many discs, or below them. */
  readonly beside: number | null;
}

function Count({ count, seat, beside }: CountProps) {
  const [x, y] = beside === null ? [0, 17] : [19, 6 - beside * 2];
  return (
    <text className={styles.count} data-seat={seat} x={x} y={y}>
      {count}
    </text>
  );
}

const Flag = ({ y, colour }: { readonly y: number; readonly colour: string }) => (
  <g transform={`translate(0 ${hundredths(y)})`} stroke="#0B1020" strokeWidth=".8">
    <path d="M0 0V-15" stroke={colour} strokeWidth="1.8" />
    <path d="M.6-15L11-11.500 .6-8z" fill={colour} strokeLinejoin="round" />
  </g>
);

const hundredths = (value: number): number => Math.round(value * 100) / 100;
