import type { Seat } from '@starboard/engine';
import { useId } from 'react';
import { seatColours } from '../../../../design/drawing/seat-shape.tsx';
import { drawnRadius as r } from './planet-cells.ts';

/** The light of those who have won: several share the sky, from left to right. */
export function PlanetHalo({ seats }: { readonly seats: readonly Seat[] }) {
  const id = useId();
  const light = `url(#${id}-light)`;
  return (
    <g aria-hidden="true">
      <linearGradient id={`${id}-light`}>
        {seats.map((seat, index) => (
          <stop
            key={seat}
            offset={(index + 0.5) / seats.length}
            stopColor={seatColours[seat] ?? seatColours[0]}
          />
        ))}
      </linearGradient>
      <radialGradient id={`${id}-fade`}>
        <stop offset=".5" stopColor="#fff" stopOpacity=".55" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </radialGradient>
      <mask id={`${id}-glow`}>
        <circle r={r * 1.76} fill={`url(#${id}-fade)`} />
      </mask>
      <circle r={r * 1.76} fill={light} mask={`url(#${id}-glow)`} />
      <g fill="none" stroke={light}>
        <circle r={r * 1.072} strokeWidth="2.1" strokeOpacity=".8" />
        <circle r={r * 1.128} strokeWidth="5.8" strokeDasharray="1.4 10.8" strokeOpacity=".7" />
      </g>
    </g>
  );
}
