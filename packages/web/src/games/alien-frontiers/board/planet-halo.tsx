import type { Seat } from '@starboard/engine';
import { useId } from 'react';
import { seatColours } from '../../../design/seat-shape.tsx';
import { drawnRadius as r } from './planet-cells.ts';

/** The light of the seat that has won. */
export function PlanetHalo({ seat }: { readonly seat: Seat }) {
  const id = useId();
  const colour = seatColours[seat] ?? seatColours[0];
  return (
    <g aria-hidden="true">
      <radialGradient id={id}>
        <stop offset=".5" stopColor={colour} stopOpacity=".55" />
        <stop offset="1" stopColor={colour} stopOpacity="0" />
      </radialGradient>
      <circle r={r * 1.76} fill={`url(#${id})`} />
      <g fill="none" stroke={colour}>
        <circle r={r * 1.072} strokeWidth="2.1" strokeOpacity=".8" />
        <circle r={r * 1.128} strokeWidth="5.8" strokeDasharray="1.4 10.8" strokeOpacity=".7" />
      </g>
    </g>
  );
}
