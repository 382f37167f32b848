import type { AlienId } from '@starboard/cosmic-encounter/content';
import type { Seat } from '@starboard/engine';
import { useId } from 'react';
import { gradientStops } from '../../../design/drawing/gradient-stops.tsx';
import { Emblem } from './emblem.tsx';
import { rampOf } from '../../../design/drawing/seat-ramp.ts';

interface CoinProps {
  /** Null while its owner alone knows it. */
  readonly alien: AlienId | null;
  readonly seat: Seat;
  readonly size: number;
  /** Its power does not work, or is not known yet. */
  readonly isFaceDown?: boolean;
  /** Upper left corner, inside another drawing. */
  readonly x?: number;
  readonly y?: number;
}

/** An alien in a ring of its player's colour. Decoration: its name stands beside it. */
export function Coin({ alien, seat, size, isFaceDown = false, x, y }: CoinProps) {
  const id = useId();
  const { lit, plain } = rampOf(seat);
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <radialGradient id={id} cx=".38" cy=".3" r=".85">
        {gradientStops([0, '#2C3761'], [0.55, '#151D36'], [1, '#090D1B'])}
      </radialGradient>
      <circle cx="32" cy="32" r="30" fill={`url(#${id})`} />
      <circle
        cx="32"
        cy="32"
        r="30"
        fill="none"
        stroke={plain}
        strokeWidth="3"
        strokeDasharray={isFaceDown ? '7 5' : undefined}
      />
      <path
        d="M11 21A24 24 0 0 1 30 7"
        fill="none"
        stroke={lit}
        strokeWidth="1.6"
        strokeLinecap="round"
        opacity=".7"
      />
      <g opacity={isFaceDown ? 0.35 : 1}>
        {alien ? (
          <Emblem alien={alien} size={42} drawn={(size * 42) / 64} seat={seat} x={11} y={11} />
        ) : (
          <Unknown colour={plain} />
        )}
      </g>
    </svg>
  );
}

const Unknown = ({ colour }: { readonly colour: string }) => (
  <g fill="none" stroke={colour} strokeWidth="3">
    {[0, 60, 120].map((turn) => (
      <ellipse key={turn} cx="32" cy="32" rx="19" ry="7.5" transform={`rotate(${turn} 32 32)`} />
    ))}
  </g>
);
