import type { SVGProps } from 'react';

export const seatShapes = ['circle', 'triangle', 'square', 'diamond', 'hexagon', 'star'] as const;
type SeatShapeName = (typeof seatShapes)[number];

/** Tokens: which colours they are, the settings decide. */
export const seatColours = [
  'var(--seat-a)',
  'var(--seat-b)',
  'var(--seat-c)',
  'var(--seat-d)',
  'var(--seat-e)',
  'var(--seat-f)',
] as const;

interface SeatShapeProps extends Omit<SVGProps<never>, 'ref' | 'r'> {
  readonly seat: number;
  readonly cx: number;
  readonly cy: number;
  /** As large as it looks, in any shape. */
  readonly r: number;
}

type Point = readonly [number, number];

const around = (count: number, radius: (index: number) => number, turn: number): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = turn + (index * 2 * Math.PI) / count;
    return [radius(index) * Math.cos(angle), radius(index) * Math.sin(angle)];
  });

/** Corners of each shape round the origin, for a visual radius of 1. */
const corners: Readonly<Record<Exclude<SeatShapeName, 'circle' | 'square'>, readonly Point[]>> = {
  triangle: [
    [0, -1.22],
    [1.16, 0.8],
    [-1.16, 0.8],
  ],
  diamond: [
    [0, -1.2],
    [1.1, 0],
    [0, 1.2],
    [-1.1, 0],
  ],
  hexagon: around(6, () => 1.08, 0),
  star: around(10, (index) => (index % 2 === 0 ? 1.24 : 0.62), -Math.PI / 2),
};

/** The seat's own shape: colour is never its only sign. */
export function SeatShape({ seat, cx, cy, r, ...rest }: SeatShapeProps) {
  const shape = seatShapes[seat] ?? 'circle';
  if (shape === 'circle') return <circle cx={cx} cy={cy} r={r} {...rest} />;
  if (shape === 'square') {
    const half = r * 0.9;
    const square = { x: cx - half, y: cy - half, width: 2 * half, height: 2 * half, rx: r * 0.14 };
    return <rect {...square} {...rest} />;
  }
  const points = corners[shape].map(([x, y]) => `${round(cx + x * r)},${round(cy + y * r)}`).join(' ');
  return <polygon points={points} {...rest} />;
}

const round = (value: number): number => Math.round(value * 100) / 100;
