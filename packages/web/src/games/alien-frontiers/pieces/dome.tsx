import type { Seat } from '@starboard/engine';
import { useId } from 'react';
import { mixColour } from '../../../design/drawing/mix-colour.ts';
import { SeatShape, seatColours, seatShapes } from '../../../design/drawing/seat-shape.tsx';

const ink = '#0B1020';
const signSizes = { circle: 6.4, triangle: 6.2, square: 6.2, diamond: 6, hexagon: 6, star: 6 } as const;

/** A colony: a glass dome on a plinth, with its seat's shape. */
export function Dome({ seat, size = 24 }: { readonly seat: Seat; readonly size?: number }) {
  const glass = useId();
  const colour = seatColours[seat] ?? seatColours[0];
  const shape = seatShapes[seat] ?? 'circle';
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <linearGradient id={glass} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor={mixColour(colour, '#FFFFFF', 0.55)} />
        <stop offset=".45" stopColor={colour} />
        <stop offset="1" stopColor={mixColour(colour, ink, 0.25)} />
      </linearGradient>
      <path
        d="M3 41 8.5 33h31L45 41q0 4-5 4H8q-5 0-5-4Z"
        fill={mixColour(colour, ink, 0.62)}
        stroke={ink}
        strokeWidth="2.4"
      />
      <path
        d="M6 36a18 31 0 0 1 36 0Z"
        fill={`url(#${glass})`}
        stroke={ink}
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path
        d="M11.5 27A13.5 22 0 0 1 20 10"
        fill="none"
        stroke="#fff"
        strokeWidth="2.6"
        strokeLinecap="round"
        opacity=".85"
      />
      <SeatShape seat={seat} cx={24} cy={shape === 'triangle' ? 26 : 25} r={signSizes[shape]} fill={ink} />
    </svg>
  );
}
