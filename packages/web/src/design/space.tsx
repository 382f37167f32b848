import { memo } from 'react';
import { seededDraws } from './seeded-draws.ts';
import styles from './space.module.css';

const draw = seededDraws(7);

const stars = Array.from({ length: 200 }, () => ({
  cx: Math.round(draw() * 1600),
  cy: Math.round(draw() * 1000),
  r: Math.round((0.4 + draw() ** 5 * 1.5) * 100) / 100,
  opacity: Math.round((0.25 + draw() * 0.6) * 100) / 100,
}));

/** What is outside the window: ink, three wide glows, some two hundred stars. It never moves. */
export const Space = memo(() => (
  <div className={styles.space} aria-hidden="true">
    <svg viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice" fill="var(--star)">
      {stars.map((star, index) => (
        <circle key={index} {...star} />
      ))}
    </svg>
  </div>
));
Space.displayName = 'Space';
