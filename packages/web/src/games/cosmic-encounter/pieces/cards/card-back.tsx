import { cardHeight } from './card-face.tsx';

interface CardBackProps {
  /** Of which deck. */
  readonly kind: 'cosmic' | 'destiny' | 'tech';
  readonly width: number;
  /** Upper left corner, inside another drawing. */
  readonly x?: number;
  readonly y?: number;
}

const colours = {
  cosmic: ['#1E2A5C', '#7CC4FF'],
  destiny: ['#33246E', '#C4B0FF'],
  tech: ['#12402F', '#7FE0B4'],
} as const;

/** A card face down: five crossed orbits. Decoration. */
export function CardBack({ kind, width, x, y }: CardBackProps) {
  const [ground, line] = colours[kind];
  return (
    <svg x={x} y={y} width={width} height={cardHeight(width)} viewBox="0 0 80 108" aria-hidden="true">
      <rect
        x="1"
        y="1"
        width="78"
        height="106"
        rx="8"
        fill={ground}
        stroke={line}
        strokeOpacity=".5"
        strokeWidth="1.600"
      />
      <rect x="6" y="6" width="68" height="96" rx="5" fill="#070B1C" opacity=".35" />
      <g fill="none" stroke={line} strokeWidth="1.800" opacity=".75">
        {[0, 36, 72, 108, 144].map((turn) => (
          <ellipse key={turn} cx="40" cy="54" rx="25" ry="10.500" transform={`rotate(${turn} 40 54)`} />
        ))}
      </g>
      <circle cx="40" cy="54" r="5" fill="#FFE2B0" />
    </svg>
  );
}
