import type { Seat } from '@starboard/engine';
import { SeatShape } from '../../../design/drawing/seat-shape.tsx';
import { rampOf } from './seat-ramp.ts';
import styles from './ship-stack.module.css';

interface ShipStackProps {
  readonly seat: Seat;
  readonly count: number;
  /** Where the number stands; not at all where the words beside it say it. */
  readonly number?: 'below' | 'beside' | 'none';
  /** The flagship is among them. */
  readonly isLed?: boolean;
}

const pitch = 4.6;
const mostDrawn = 6;
const [rx, ry] = [11.5, 4.7];

const drawn = (count: number): number => Math.max(1, Math.min(count, mostDrawn));

/** How far a stack reaches above the middle of its lowest disc. */
export const stackHeight = (count: number): number => (drawn(count) - 1) * pitch + ry + 1.8;

const front = (y: number): string => `M${-rx} ${y}a${rx} ${ry} 0 0 0 ${2 * rx} 0`;
const edges = (count: number, from: number, lift: number): string =>
  Array.from({ length: drawn(count) - from }, (_, index) =>
    front(hundredths(-(index + from) * pitch - lift)),
  ).join('');

/** Ships of one player on top of each other, round the origin: a part of a drawing. */
export function ShipStack({ seat, count, number = 'below', isLed = false }: ShipStackProps) {
  const { lit, plain, shade } = rampOf(seat);
  const top = hundredths(-(drawn(count) - 1) * pitch - 1.8);
  return (
    <g>
      <ellipse cy="3.5" rx="14" ry="5" fill="#02040A" opacity=".5" />
      <path
        d={`M${-rx} ${top}V0a${rx} ${ry} 0 0 0 ${2 * rx} 0V${top}a${rx} ${ry} 0 0 0 ${-2 * rx} 0z`}
        fill={shade}
        stroke="#0B1020"
      />
      <path d={edges(count, 0, 1.7)} fill="none" stroke={plain} strokeWidth="2.2" />
      <path d={edges(count, 1, -1)} fill="none" stroke="#0B1020" />
      <ellipse cy={top} rx="11" ry="4.4" fill={plain} />
      <path d={`M-9.6 ${top - 1.4}A11 4.4 0 0 1 6 ${top - 3.6}`} fill="none" stroke={lit} strokeWidth="1.4" />
      <g transform={`translate(0 ${hundredths(top - 0.2)}) scale(1 .5)`}>
        <SeatShape seat={seat} cx={0} cy={0} r={4.8} fill="#0B1020" />
      </g>
      {isLed && <Flag y={top - 2} colour={lit} />}
      {number !== 'none' && <Count count={count} seat={seat} isBeside={number === 'beside'} />}
    </g>
  );
}

function Count({
  count,
  seat,
  isBeside,
}: {
  readonly count: number;
  readonly seat: Seat;
  readonly isBeside: boolean;
}) {
  const [x, y] = isBeside ? [19, 5 - drawn(count) * 2] : [0, 17];
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
