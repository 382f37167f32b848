import type { ReactNode } from 'react';
import { classNames } from '../../../../design/class-names.ts';
import styles from './dock.module.css';

interface DockProps {
  readonly look: 'free' | 'taken' | 'fits';
  readonly size?: number;
  readonly children?: ReactNode;
}

/** A sunk well that a die fits into. */
export const Dock = ({ look, size = 28, children }: DockProps) => (
  <span
    className={classNames(styles.dock, styles[look])}
    style={{ width: size, height: size, borderRadius: size * 0.32 }}
  >
    {children}
  </span>
);
