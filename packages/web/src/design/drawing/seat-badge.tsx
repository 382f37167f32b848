import { useId } from 'react';
import { SeatShape, seatColours, seatShapes } from './seat-shape.tsx';
import { mixColour } from './mix-colour.ts';
import { gradientStops } from './gradient-stops.tsx';

/** Where the shape's optical middle is, and how large shape and letter are, in a box of 100. */
const fits = {
  circle: { r: 42, cy: 50, letterY: 51, letter: 58 },
  triangle: { r: 38, cy: 56, letterY: 62, letter: 46 },
  square: { r: 43, cy: 50, letterY: 51, letter: 58 },
  diamond: { r: 38, cy: 50, letterY: 51, letter: 50 },
  hexagon: { r: 42, cy: 50, letterY: 51, letter: 58 },
  star: { r: 39, cy: 53, letterY: 54, letter: 46 },
} as const;

const seatLetter = (seat: number): string => 'ABCDEF'[seat] ?? '';

/** Colour, shape and letter of a seat. Decoration: the player's name stands beside it. */
export function SeatBadge({ seat, size = 28 }: { readonly seat: number; readonly size?: number }) {
  const shape = seatShapes[seat] ?? 'circle';
  const colour = seatColours[seat] ?? seatColours[0];
  const { r, cy, letterY, letter } = fits[shape];
  // seats of another game may have other colours on the same page
  const light = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <defs>
        <linearGradient id={light} x1="0" y1="0" x2="1" y2="1">
          {gradientStops(
            [0, mixColour(colour, '#FFFFFF', 0.34)],
            [0.5, colour],
            [1, mixColour(colour, '#0B1020', 0.12)],
          )}
        </linearGradient>
      </defs>
      <SeatShape
        seat={seat}
        cx={50}
        cy={cy}
        r={r}
        fill={`url(#${light})`}
        stroke={colour}
        strokeWidth={6}
        strokeLinejoin="round"
      />
      <SeatShape
        seat={seat}
        cx={50}
        cy={cy}
        r={r + 3}
        fill="none"
        stroke="var(--seat-outline)"
        strokeWidth={4}
        strokeLinejoin="round"
      />
      <text
        x="50"
        y={letterY}
        textAnchor="middle"
        dominantBaseline="central"
        fontFamily="var(--head)"
        fontWeight="800"
        fontSize={letter}
        fill="#0B1020"
      >
        {seatLetter(seat)}
      </text>
    </svg>
  );
}
