import type { Seat } from '@starboard/engine';
import { isMain, otherSide, sideOf } from './seats.ts';
import { encounterOf, type PlayedCard, type Side, type State } from './state.ts';

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

/** The encounter card on a side, and what it counts as. */
export const cardOn = (state: State, side: Side): PlayedCard | null => encounterOf(state).cards[side];

export const showsAttack = (state: State, side: Side): boolean =>
  cardOn(state, side)?.counts?.type === 'attack';

export const showsNegotiate = (state: State, side: Side): boolean =>
  cardOn(state, side)?.counts?.type === 'negotiate';

export const bothAttack = (state: State): boolean =>
  showsAttack(state, 'offense') && showsAttack(state, 'defense');
