import { nameRoom } from '../geometry/measures.ts';
import type { Spot } from '../geometry/shapes.ts';
import styles from './gate.module.css';

interface TargetNameProps {
  /** The middle of its room. */
  readonly at: Spot;
  readonly target: Spot;
  readonly name: string;
}

/** What the planet aimed at is called. Its place says the same to those who do not see it. */
export function TargetName({ at, target, name }: TargetNameProps) {
  // beside the planet a name that is longer than its room grows away from it
  const side = Math.abs(at.x - target.x) < nameRoom.width / 2 ? 0 : Math.sign(at.x - target.x);
  return (
    <text
      className={styles.name}
      x={Math.round(at.x - (side * nameRoom.width) / 2)}
      y={Math.round(at.y + 4)}
      style={{ textAnchor: side === 0 ? 'middle' : side < 0 ? 'end' : 'start' }}
      aria-hidden="true"
    >
      {name}
    </text>
  );
}
