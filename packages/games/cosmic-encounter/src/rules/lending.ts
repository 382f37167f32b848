import type { Seat } from '@starboard/engine';
import type { CeTable } from './events.ts';
import { encounterOf, playerOf, type State } from './state.ts';

/** The borrower has the lender's sheets instead of its own, with all that lies on them. */
export function lendPower(table: CeTable, lender: Seat, borrower: Seat): void {
  const { state } = table;
  const from = playerOf(state, lender);
  const to = playerOf(state, borrower);
  encounterOf(state).lent = { lender, borrower, aside: to.sheets };
  [to.sheets, from.sheets] = [from.sheets, []];
  table.emit({ type: 'powerLent', seat: lender, to: borrower });
}

/** What was lent comes back when the encounter is over. */
export function returnLent(state: State): void {
  const encounter = encounterOf(state);
  if (!encounter.lent) return;
  const { lender, borrower, aside } = encounter.lent;
  const borrowing = playerOf(state, borrower);
  playerOf(state, lender).sheets.push(...borrowing.sheets);
  borrowing.sheets = aside;
  encounter.lent = null;
}
