import type { Json, Reason } from '@starboard/engine';
import { startTransition, useCallback, useMemo, useState } from 'react';
import type { Proposal } from './table-game.ts';

export type TableDialog = 'keys' | 'resign' | 'vote-end' | 'takeback';

/** What lies open on this screen; nothing of it is known to anybody else. */
interface DeskState {
  readonly pointedAt: readonly string[];
  /** What is being read at reading size. */
  readonly reading: string | null;
  /** An answer that waits for a yes. */
  readonly proposal: (Proposal & { readonly answer: Json; readonly decision: number }) | null;
  readonly why: { readonly reason: Reason; readonly beside: DOMRect } | null;
  readonly dialog: TableDialog | null;
  readonly page: 'board' | 'players' | 'log' | 'chat';
  readonly side: 'log' | 'chat' | 'rules';
  /** The table told in words, in place of the board. */
  readonly isText: boolean;
  /** The last line of chat that was read. */
  readonly readUpTo: number;
  readonly isEndingAside: boolean;
}

export interface TableDesk extends DeskState {
  change(changes: Partial<DeskState>): void;
}

const tidy: DeskState = {
  pointedAt: [],
  reading: null,
  proposal: null,
  why: null,
  dialog: null,
  page: 'board',
  side: 'log',
  isText: false,
  readUpTo: 0,
  isEndingAside: false,
};

export function useTableDesk(): TableDesk {
  const [state, setState] = useState(tidy);
  const change = useCallback(
    (changes: Partial<DeskState>) =>
      // whatever is opened is drawn between presses: none of them waits for it
      startTransition(() => setState((before) => ({ ...before, ...changes }))),
    [],
  );
  return useMemo(() => ({ ...state, change }), [state, change]);
}
