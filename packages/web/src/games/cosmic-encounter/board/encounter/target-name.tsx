import type { Spot } from '../geometry/shapes.ts';
import styles from './gate.module.css';

/** What the planet aimed at is called. Its place says the same to those who do not see it. */
export const TargetName = ({ at, name }: { readonly at: Spot; readonly name: string }) => (
  <text className={styles.name} x={Math.round(at.x)} y={Math.round(at.y + 4)} aria-hidden="true">
    {name}
  </text>
);
