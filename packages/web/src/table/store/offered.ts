import type { Seat } from '@starboard/engine';
import { isOver } from '../ending/victory.ts';
import type { TableState } from './table-state.ts';

const nobody: readonly Seat[] = [];

/**
 * The table with no more to do than can be done: nothing once the match is over, nothing while no server hears it,
 * nothing while there is something to read first.
 */
export function offered(state: TableState, isToBeRead = false): TableState {
  if (isToBeRead || isOver(state)) return { ...state, prompt: null, awaited: nobody, canUndo: false };
  return state.wire === 'open' ? state : { ...state, prompt: null, canUndo: false };
}
