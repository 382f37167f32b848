import type { ReactNode } from 'react';

export interface TableLayoutProps {
  /** In place of the game's own acts: the knobs of a replay. */
  readonly controls?: ReactNode;
}
