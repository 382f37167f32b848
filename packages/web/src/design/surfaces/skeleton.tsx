import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

/** Where something will be, in its own size: nothing jumps when it comes. */
export const Skeleton = ({ className }: { readonly className?: string | undefined }) => (
  <span className={classNames(styles.skeleton, className)} aria-hidden="true" />
);
