import { memo } from 'react';
import { rampOf } from '../../../../design/drawing/seat-ramp.ts';
import type { Spot } from '../geometry/shapes.ts';
import styles from './scene.module.css';

interface SystemProps {
  readonly id: string;
  readonly seat: number;
  /** Where its planets are, as `x y` each. */
  readonly path: string;
  readonly centre: Spot;
}

/** The haze of a system's colour, and a line of light from planet to planet. */
export const System = memo(({ id, seat, path, centre }: SystemProps) => (
  <>
    <ellipse
      className={styles.haze}
      cx={Math.round(centre.x)}
      cy={Math.round(centre.y)}
      rx="230"
      ry="150"
      fill={`url(#${id}halo${seat})`}
    />
    {path !== '' && <path className={styles.path} d={`M${path}`} stroke={rampOf(seat).plain} />}
  </>
));
System.displayName = 'System';
