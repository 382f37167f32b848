import type { Seat } from '@starboard/engine';
import type { TableState } from '../store/table-state.ts';
import { givenUpIn } from '../with-notes.ts';

export interface Victory {
  readonly kind: 'played' | 'resigned' | 'agreed';
  readonly winners: readonly Seat[];
  /** Of each seat; none has one where the players agreed to stop. */
  readonly places: readonly number[];
  readonly givenUp: readonly Seat[];
  /** Seats of people for whom a bot played at the end. */
  readonly stoodIn: readonly Seat[];
}

type Ended = Pick<TableState, 'outcome' | 'table'>;

/** How the players ended it before the rules did. What the rules end is over when the board shows it. */
const endedEarly = ({ table }: Ended) => (table?.result?.kind === 'played' ? null : (table?.result ?? null));

export const isOver = (state: Ended): boolean => state.outcome !== null || endedEarly(state) !== null;

export function victory(state: Ended): Victory {
  const stoodIn = state.table?.result?.standIns ?? [];
  if (state.outcome) return { kind: 'played', ...state.outcome, givenUp: [], stoodIn };
  const result = endedEarly(state);
  if (!result || result.kind === 'agreed')
    return { kind: 'agreed', winners: [], places: [], givenUp: [], stoodIn };
  const { outcome } = result;
  return { kind: result.kind, ...outcome, givenUp: givenUpIn(outcome), stoodIn };
}
