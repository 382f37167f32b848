import type { Seat } from '@starboard/engine';
import { sideOf } from './seats.ts';
import { encounterOf, type PlayedCard, type Side, type State } from './state.ts';

/** The side a main player or ally is on. */
export function ownSide(state: State, seat: Seat): Side {
  const side = sideOf(encounterOf(state), seat);
  if (side === null) throw new Error(`seat ${seat} is on no side`);
  return side;
}

/** The encounter card on a side, and what it counts as. */
export const cardOn = (state: State, side: Side): PlayedCard | null => encounterOf(state).cards[side];

export const showsAttack = (state: State, side: Side): boolean =>
  cardOn(state, side)?.counts?.type === 'attack';

export const showsNegotiate = (state: State, side: Side): boolean =>
  cardOn(state, side)?.counts?.type === 'negotiate';

export const bothAttack = (state: State): boolean =>
  showsAttack(state, 'offense') && showsAttack(state, 'defense');
