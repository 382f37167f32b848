import type { Seat } from '@starboard/engine';
import type { CeTable } from '../state/events.ts';
import { exchangeSheets } from './powers.ts';
import { encounterOf, playerOf, type State } from '../state/state.ts';

/** The borrower has the lender's sheets instead of its own, with all that lies on them. */
export function lendPower(table: CeTable, lender: Seat, borrower: Seat): void {
  const { state } = table;
  const lent = exchangeSheets(playerOf(state, lender), []);
  const aside = exchangeSheets(playerOf(state, borrower), lent);
  encounterOf(state).lent = { lender, borrower, aside };
  table.emit({ type: 'powerLent', seat: lender, to: borrower });
}

/** What was lent comes back when the encounter is over. */
export function returnLent(state: State): void {
  const encounter = encounterOf(state);
  if (!encounter.lent) return;
  const { lender, borrower, aside } = encounter.lent;
  exchangeSheets(playerOf(state, lender), exchangeSheets(playerOf(state, borrower), aside));
  encounter.lent = null;
}
