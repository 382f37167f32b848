import { useId } from 'react';
import { mixColour } from '../../../design/drawing/mix-colour.ts';
import { SeatShape, seatColours } from '../../../design/drawing/seat-shape.tsx';
import { gradientStops } from '../../../design/drawing/gradient-stops.tsx';
import { pipsOf } from '../pieces/pips.ts';

const ink = '#0B1020';

interface FlyingShipProps {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** Length of its trail. */
  readonly trail: number;
  readonly value: number;
}

/** A die that is a ship: engine behind, a nose in front, a trail of light. */
export function FlyingShip({ seat, x, y, turn, trail, value }: FlyingShipProps) {
  const id = useId();
  const colour = seatColours[seat] ?? seatColours[0];
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <linearGradient id={`${id}trail`}>{gradientStops([0, '#7CC4FF', 0], [1, '#BFE4FF'])}</linearGradient>
      <linearGradient id={`${id}face`} x1="0" y1="0" x2="1" y2="1">
        {gradientStops(
          [0, mixColour(colour, '#FFFFFF', 0.42)],
          [0.42, colour],
          [1, mixColour(colour, ink, 0.2)],
        )}
      </linearGradient>
      <path d={`M${-trail} 0L-16 -13V13Z`} fill={`url(#${id}trail)`} />
      <path d={`M${-trail * 0.6} 0L-16 -6V6Z`} fill="#fff" opacity=".75" />
      <path d="M-20-20-4-26V26L-20 20Z" fill="#46557D" stroke="#0E1530" strokeWidth="2" />
      <g transform="translate(-10 -24) scale(.5)">
        <rect x="5" y="8" width="92" height="91" rx="23" fill={mixColour(colour, ink, 0.53)} />
        <rect x="2" y="1" width="92" height="90" rx="22" fill={`url(#${id}face)`} />
        <path
          d="M6 66V25Q6 4 26 4H70"
          fill="none"
          stroke="#fff"
          strokeOpacity=".7"
          strokeWidth="3.4"
          strokeLinecap="round"
        />
        {pipsOf(value).map(([column, row]) => (
          <SeatShape
            key={`${column} ${row}`}
            seat={seat}
            cx={48 + column * 22.5}
            cy={46 + row * 22.5}
            r={9.2}
            fill={ink}
          />
        ))}
      </g>
      <path d="M40-14 58 0 40 14Z" fill="#C9D6EE" stroke="#0E1530" strokeWidth="2" />
    </g>
  );
}
