import type { Seat } from '@starboard/engine';
import { announce } from '../abilities/announcing.ts';
import { currentUse } from '../abilities/answering.ts';
import { nextDue } from '../abilities/usable.ts';
import { standingColonies } from '../ships/batches.ts';
import type { CeTable } from '../state/events.ts';
import { ruleFor } from '../powers/passives.ts';
import { timingOrder } from '../state/seats.ts';
import type { State } from '../state/state.ts';
import { isHome, neededToWin } from '../ships/ships.ts';

/** Every player with enough foreign colonies at this moment wins, all of them together. */
export function checkForWin(table: CeTable): void {
  if (table.position.outcome) return;
  const winners = seatsThatHaveWon(table.state);
  if (winners.length > 0) declareWinners(table, winners);
}

/**
 * The same where the outcome of the encounter gave the colonies: what records that outcome, such as a last token,
 * belongs to the same event. No player is asked anything before the win, so that cannot be answered either.
 */
export function checkOutcomeForWin(table: CeTable): void {
  if (seatsThatHaveWon(table.state).length > 0) recordOutcome(table);
  checkForWin(table);
}

export function seatsThatHaveWon(state: State): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.players.length; seat++) if (hasWon(state, seat)) seats.push(seat);
  return seats;
}

/** A colony whose last ships are just leaving counts no more. */
function hasWon(state: State, seat: Seat): boolean {
  let colonies = 0;
  for (const planet of standingColonies(state, seat)) if (!isHome(state, seat, planet)) colonies++;
  return colonies >= neededToWin(state) || ruleFor(state, seat, 'hasWon', hasNotWon)(state, seat);
}

const hasNotWon = (): boolean => false;

/** What must be done when an outcome is recorded is done at once, without the window in which it usually is. */
function recordOutcome(table: CeTable): void {
  const { state } = table;
  const window = 'resolution.outcome-recorded';
  const next = () => nextDue(state, window, timingOrder(state));
  for (let due = next(); due; due = next()) {
    const { seat, ability } = due;
    announce(table, { seat, card: null, window }, ability);
    if (typeof ability.effect === 'function') ability.effect(table, currentUse(state));
    state.uses.pop();
  }
}

export function declareWinners(table: CeTable, winners: readonly Seat[]): void {
  const places = table.state.players.map((_, seat) => (winners.includes(seat) ? 1 : winners.length + 1));
  table.emit({ type: 'gameEnded', winners });
  table.finish({ winners, places });
}
