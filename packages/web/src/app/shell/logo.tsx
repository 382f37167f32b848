import { useId } from 'react';
import { gradientStops } from '../../design/drawing/gradient-stops.tsx';

/** A ring, a star in it, and the green light of the starboard side. */
export function Logo({ size }: { readonly size: number }) {
  const id = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}ring`} x1="0" y1="0" x2="1" y2="1">
          {gradientStops([0, 'var(--logo-lit)'], [0.5, 'var(--logo)'], [1, '#3B7FC4'])}
        </linearGradient>
        <radialGradient id={`${id}lamp`}>
          {gradientStops([0, '#B8FFE1'], [0.4, '#5AD1A0'], [1, '#5AD1A0', 0])}
        </radialGradient>
      </defs>
      <path
        d="M24 4a20 20 0 1 0 20 20"
        fill="none"
        stroke={`url(#${id}ring)`}
        strokeWidth="3.6"
        strokeLinecap="round"
      />
      <path
        d="M24 11.5c1.4 7.6 4.4 10.6 12 12-7.6 1.4-10.6 4.4-12 12-1.4-7.6-4.4-10.6-12-12 7.6-1.4 10.6-4.4 12-12Z"
        fill={`url(#${id}ring)`}
      />
      <circle cx="38.2" cy="9.8" r="8" fill={`url(#${id}lamp)`} opacity=".75" />
      <circle cx="38.2" cy="9.8" r="3.6" fill="var(--starboard)" />
    </svg>
  );
}
