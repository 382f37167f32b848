import type { View } from '@starboard/cosmic-encounter';
import { useId } from 'react';
import { gradientStops } from '../../../design/drawing/gradient-stops.tsx';
import { rampOf } from '../pieces/seat-ramp.ts';
import { ShipStack } from '../pieces/ship-stack.tsx';

interface GlobeProps {
  readonly view: View;
  /** Its number on the board. */
  readonly planet: number;
}

/** A planet as a little globe, with the ships on it. Decoration: its name stands beside it. */
export function Globe({ view, planet }: GlobeProps) {
  const id = useId();
  const { system = null, ships = [] } = view.planets[planet] ?? {};
  const { lit, plain, shade } = rampOf(system);
  const stacks = ships.flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []));
  return (
    <svg viewBox="0 0 62 58" aria-hidden="true">
      <radialGradient id={id} cx=".36" cy=".28" r=".8">
        {gradientStops([0, lit], [0.42, plain], [1, shade])}
      </radialGradient>
      <circle cx="31" cy="27" r="24" fill={`url(#${id})`} />
      <path d="M31 3a24 24 0 0 1 0 48a34 34 0 0 0 14-43a24 24 0 0 0-14-5z" fill="#050916" opacity=".42" />
      <path
        d="M10 17A24 24 0 0 1 29 3.500"
        fill="none"
        stroke={lit}
        strokeWidth="1.600"
        strokeLinecap="round"
        opacity=".8"
      />
      {stacks.map(({ seat, count }, index) => (
        <g key={seat} transform={`translate(${31 + (index - (stacks.length - 1) / 2) * 22} 42) scale(.86)`}>
          <ShipStack seat={seat} count={count} number="none" />
        </g>
      ))}
    </svg>
  );
}
