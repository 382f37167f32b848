import type { ReactNode } from 'react';
import styles from './screen-note.module.css';

interface ScreenNoteProps {
  readonly title: string;
  /** What it tells of is on its way. */
  readonly isBusy?: boolean;
  readonly children?: ReactNode;
}

/** In place of a whole screen: that it is coming, or why it does not. */
export const ScreenNote = ({ title, isBusy = false, children }: ScreenNoteProps) => (
  <main id="main" className={styles.note} aria-busy={isBusy}>
    <h1>{title}</h1>
    {children}
  </main>
);
