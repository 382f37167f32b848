import type { Json, Reason } from '@starboard/engine';
import type { Proposal } from '../table-game.ts';

export type TableDialog = 'keys' | 'orders' | 'orders-here' | 'ahead' | 'resign' | 'vote-end' | 'takeback';

export interface PendingProposal extends Proposal {
  readonly answer: Json;
  readonly decision: number;
  /** What had the focus when it was proposed. */
  readonly askedFrom: Element | null;
}

/** What lies open on this screen; no other player knows anything of it. */
export interface ScreenState {
  readonly pointedAt: readonly string[];
  /** What is being read at reading size. */
  readonly reading: string | null;
  /** An answer that waits for a yes. */
  readonly proposal: PendingProposal | null;
  readonly why: { readonly reason: Reason; readonly beside: DOMRect } | null;
  readonly dialog: TableDialog | null;
  readonly page: 'board' | 'players' | 'log' | 'chat';
  readonly side: 'log' | 'chat' | 'rules';
  /** What has just been looked up in the rules; anew each time, even the same. */
  readonly rule: { readonly heading: string } | null;
  /** The table told in words, in place of the board. */
  readonly isText: boolean;
  readonly isEndingAside: boolean;
  /** The next match that was announced and has been put aside. */
  readonly rematchAside: string | null;
}

export const tidyScreen: ScreenState = {
  pointedAt: [],
  reading: null,
  proposal: null,
  why: null,
  dialog: null,
  page: 'board',
  side: 'log',
  rule: null,
  isText: false,
  isEndingAside: false,
  rematchAside: null,
};

/** The screen after some changes. Who leaves a page no longer points at what it tells of, nor looks it up there. */
export function changedScreen(now: ScreenState, changes: Partial<ScreenState>): ScreenState {
  const next = { ...now, ...changes };
  const hasTurned = next.page !== now.page || next.side !== now.side;
  return hasTurned ? { ...next, pointedAt: changes.pointedAt ?? [], rule: changes.rule ?? null } : next;
}
