import { joined } from './joined.ts';
import styles from './skeleton.module.css';

/** Where something will be, in its own size: nothing jumps when it comes. */
export const Skeleton = ({ className }: { readonly className?: string | undefined }) => (
  <span className={joined(styles.skeleton, className)} aria-hidden="true" />
);
