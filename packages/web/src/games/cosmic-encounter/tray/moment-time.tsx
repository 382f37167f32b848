import type { CSSProperties } from 'react';
import { useState } from 'react';
import { useTimeLeft } from '../../../table/clock/use-time-left.ts';
import { useTableState } from '../../../table/table-context.ts';
import styles from './strip.module.css';

/** How long the moment still stays open, as a line of light that runs out: one for all who look. */
export function MomentTime() {
  const { clock } = useTableState('clock');
  const running = clock.find(({ due }) => due !== null)?.seat ?? null;
  const time = useTimeLeft(running);
  const left = time?.left ?? 0;
  const [whole, setWhole] = useState(left);
  // a moment that is held lasts longer
  if (left > whole) setWhole(left);
  if (!time || whole === 0) return null;
  return <span className={styles.time} style={{ '--left': left / whole } as CSSProperties} aria-hidden />;
}
