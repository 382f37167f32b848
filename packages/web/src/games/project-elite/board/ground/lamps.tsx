import { memo } from 'react';
import styles from './ground.module.css';

/** What the ground is painted with; ids begin with the board's own. */
export const GroundLights = memo(({ id }: { readonly id: string }) => (
  <defs>
    <linearGradient id={`${id}floor`} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" className={styles.floorFar} />
      <stop offset="1" className={styles.floorNear} />
    </linearGradient>
    <linearGradient id={`${id}block`} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" className={styles.blockLit} />
      <stop offset="1" className={styles.blockShade} />
    </linearGradient>
    <linearGradient id={`${id}wall`} x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" className={styles.wallLit} />
      <stop offset="1" className={styles.wallShade} />
    </linearGradient>
    <Lamp id={`${id}alarm`} className={styles.alarm} />
    <Lamp id={`${id}home`} className={styles.home} />
    <Lamp id={`${id}lamp`} className={styles.lamp} />
    <pattern
      id={`${id}hatch`}
      width="14"
      height="14"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width="7" height="14" className={styles.hatch} />
    </pattern>
  </defs>
));
GroundLights.displayName = 'GroundLights';

const Lamp = ({ id, className }: { readonly id: string; readonly className: string | undefined }) => (
  <radialGradient id={id} className={className}>
    <stop offset="0" />
    <stop offset="1" stopOpacity="0" />
  </radialGradient>
);
