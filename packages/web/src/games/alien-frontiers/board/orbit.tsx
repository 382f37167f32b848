import { memo } from 'react';
import styles from './stage.module.css';

export const planetAt = { x: 480, y: 274, radius: 207 } as const;

/** Light round the planet, the ring, and hairlines to the stations. Never drawn twice. */
export const Orbit = memo(() => {
  const { x, y } = planetAt;
  return (
    <svg className={styles.orbit} width="960" height="640" viewBox="0 0 960 640" aria-hidden="true">
      <defs>
        <linearGradient id="af-orbit" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="var(--ion)" stopOpacity=".75" />
          <stop offset=".5" stopColor="var(--ion)" stopOpacity=".2" />
          <stop offset="1" stopColor="var(--ion)" stopOpacity=".08" />
        </linearGradient>
        <radialGradient id="af-glow">
          <stop offset=".55" className={styles.glowNear} />
          <stop offset="1" className={styles.glowFar} />
        </radialGradient>
      </defs>
      <circle cx={x} cy={y} r="300" fill="url(#af-glow)" />
      <g fill="none" stroke="url(#af-orbit)">
        <circle cx={x} cy={y} r="238" strokeWidth="1.4" />
        <circle cx={x} cy={y} r="246" strokeWidth="5" strokeDasharray="1 11" opacity=".6" />
        <ellipse cx={x} cy={y + 6} rx="430" ry="262" opacity=".55" />
      </g>
      <path
        d="M256 74Q300 96 316 112M226 186Q240 196 254 214M226 300H248M238 414Q264 400 272 376M704 74Q660 96 644 112M734 300H712M722 414Q696 400 688 376"
        stroke="var(--ion)"
        strokeOpacity=".35"
        strokeWidth="1.2"
        fill="none"
      />
    </svg>
  );
});
Orbit.displayName = 'Orbit';
