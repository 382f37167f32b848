import type { Prompt, Seat } from '@starboard/engine';
import { isOver } from '../ending/victory.ts';
import type { TableState } from './table-state.ts';

const nobody: readonly Seat[] = [];

/** What of a question the player is offered; the same one each time for the same question. */
export type Narrowing = (prompt: Prompt) => Prompt;

interface Offering {
  /** Something is told first: until then there is nothing to do but look. */
  readonly isToBeRead?: boolean;
  readonly narrow?: Narrowing | undefined;
}

/**
 * The table with no more to do than can be done: nothing once the match is over, nothing while no server hears it,
 * nothing while there is something to read first; in a lesson, what it is about.
 */
export function offered(state: TableState, { isToBeRead = false, narrow }: Offering = {}): TableState {
  if (isToBeRead || isOver(state)) return { ...state, prompt: null, awaited: nobody, canUndo: false };
  if (state.wire !== 'open') return { ...state, prompt: null, canUndo: false };
  return narrow && state.prompt ? { ...state, prompt: narrow(state.prompt) } : state;
}
