import type { Seat } from '@starboard/engine';
import { isMain, otherSide, sideOf } from '../state/seats.ts';
import { encounterOf, type PlayedCard, type Side, type State } from '../state/state.ts';

/** The side a main player or ally is on. */
export function ownSide(state: State, seat: Seat): Side {
  const side = sideOf(encounterOf(state), seat);
  if (side === null) throw new Error(`seat ${seat} is on no side`);
  return side;
}

/** Whether the seat was on a side that lost, or is a main player whose deal failed. */
export function hasFailed(state: State, seat: Seat): boolean {
  const encounter = encounterOf(state);
  const side = sideOf(encounter, seat);
  if (side === null || encounter.result === null) return false;
  if (encounter.result === 'deal-failed') return isMain(encounter, seat);
  return encounter.result === 'both-lost' || encounter.result === `${otherSide(side)}-won`;
}

/** Whether the seat's side won a fought encounter. */
export function hasBeaten(state: State, seat: Seat): boolean {
  const encounter = encounterOf(state);
  const side = sideOf(encounter, seat);
  return side !== null && encounter.result === `${side}-won`;
}

/** Whether the seat's side won, or the main players have made a deal. */
export const hasSucceeded = (state: State, seat: Seat): boolean =>
  hasBeaten(state, seat) || encounterOf(state).result === 'deal';

/** The encounter card on a side, and what it counts as. */
export const cardOn = (state: State, side: Side): PlayedCard | null => encounterOf(state).cards[side];

/** The card of the side the seat is on. */
export const ownCard = (state: State, seat: Seat): PlayedCard | null => cardOn(state, ownSide(state, seat));

/** What the card on a side counts as it lies there. */
export const valueOn = (state: State, side: Side): number => cardOn(state, side)?.counts?.value ?? 0;

export const showsAttack = (state: State, side: Side): boolean =>
  cardOn(state, side)?.counts?.type === 'attack';

/** Whether the seat's own side shows one. */
export const isAttacking = (state: State, seat: Seat): boolean => showsAttack(state, ownSide(state, seat));

export const showsNegotiate = (state: State, side: Side): boolean =>
  cardOn(state, side)?.counts?.type === 'negotiate';

export const bothAttack = (state: State): boolean =>
  showsAttack(state, 'offense') && showsAttack(state, 'defense');
