import { memo } from 'react';
import styles from './space.module.css';
import { stars } from './stars.tsx';

const sky = stars({ width: 1600, height: 1000, count: 200, seed: 7 });

/** What is outside the window: ink, three wide glows, some two hundred stars. It never moves. */
export const Space = memo(() => (
  <div className={styles.space} aria-hidden="true">
    <svg viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice" fill="var(--star)">
      {sky}
    </svg>
  </div>
));
Space.displayName = 'Space';
