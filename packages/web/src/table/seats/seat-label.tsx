import type { Seat } from '@starboard/engine';
import { use } from 'react';
import { SeatBadge } from '../../design/drawing/seat-badge.tsx';
import { SeatNames } from '../../language/say.ts';
import styles from './seat-label.module.css';

/** Badge and name of the seat that what stands beside it belongs to. */
export function SeatLabel({ seat, size }: { readonly seat: Seat; readonly size: number }) {
  const nameOf = use(SeatNames);
  return (
    <p className={styles.whose}>
      <SeatBadge seat={seat} size={size} />
      <b>{nameOf(seat)}</b>
    </p>
  );
}
