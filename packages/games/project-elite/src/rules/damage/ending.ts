import type { Here } from '../state/events.ts';
import type { State } from '../state/state.ts';

/** The mission is over for all, won or lost. */
export function finish(table: Here, cause: NonNullable<State['cause']>): void {
  const { state } = table;
  if (state.cause !== null) return;
  state.cause = cause;
  const seats = state.players.map((_, seat) => seat);
  table.emit({ type: 'over', cause });
  table.finish({
    winners: cause === 'won' ? seats : [],
    places: seats.map(() => (cause === 'won' ? 1 : 2)),
    cause,
  });
}

export const isOver = ({ cause }: State): boolean => cause !== null;
