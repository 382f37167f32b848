import { Skeleton } from '../../design/surfaces/skeleton.tsx';
import styles from './table-skeleton.module.css';

/** Where everything at a table will be, before anything of it has come. It knows no words: they have not come either. */
export const TableSkeleton = () => (
  <div className={styles.table} aria-busy="true">
    <Skeleton className={styles.prompt} />
    <div className={styles.left}>
      <Skeleton className={styles.seat} />
      <Skeleton className={styles.seat} />
      <Skeleton className={styles.seat} />
    </div>
    <div className={styles.middle}>
      <Skeleton className={styles.board} />
    </div>
    <Skeleton className={styles.right} />
    <Skeleton className={styles.tray} />
  </div>
);
