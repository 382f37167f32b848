import type { Seat } from '@starboard/engine';
import type { CeTable } from './events.ts';
import { ruleFor } from './passives.ts';
import type { State } from './state.ts';
import { foreignColonies, neededToWin } from './ships.ts';

/** Whoever has enough foreign colonies at this moment wins, together with everybody else who has. */
export function checkForWin(table: CeTable): void {
  const { state } = table;
  const winners = state.players.map((_, seat) => seat).filter((seat) => hasWon(state, seat));
  if (winners.length > 0) declareWinners(table, winners);
}

const hasWon = (state: State, seat: Seat): boolean =>
  foreignColonies(state, seat).length >= neededToWin(state) ||
  ruleFor(state, seat, 'hasWon', () => false)(state, seat);

export function declareWinners(table: CeTable, winners: readonly Seat[]): void {
  const places = table.state.players.map((_, seat) => (winners.includes(seat) ? 1 : winners.length + 1));
  table.emit({ type: 'gameEnded', winners });
  table.finish({ winners, places });
}
