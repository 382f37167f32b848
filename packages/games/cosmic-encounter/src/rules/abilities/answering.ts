import type { Seat } from '@starboard/engine';
import { ownKey, parseUseKey } from '../../keys/uses.ts';
import { encounterOf, type State, type Use } from '../state/state.ts';
import { abilityOf } from './registry.ts';

/** What a card being played now answers: the use announced before it. */
export const answered = (state: State): Use => {
  const use = state.uses.at(-2);
  if (!use) throw new Error('there is nothing to answer');
  return use;
};

/** Stops what is being answered. */
export const stop = (state: State): void => {
  answered(state).isCancelled = true;
};

/** Stops a use of a power, which then rests for the encounter. */
export function zap(state: State, use: Use): void {
  const { source } = abilityOf(use.ability);
  use.isCancelled = true;
  if (source.kind === 'power') encounterOf(state).zapped.push(ownKey(use.seat, source.alien));
}

/** The seat's use of this ability is stronger, until the encounter ends. */
export const strengthen = (state: State, seat: Seat, ability: string): void => {
  encounterOf(state).boosts.push(ownKey(seat, ability));
};

export const isStrengthened = (state: State, seat: Seat, ability: string): boolean =>
  encounterOf(state).boosts.includes(ownKey(seat, ability));

/** Whether this use is stronger; another one of it will not be. */
export function spendStrength(state: State, seat: Seat, ability: string): boolean {
  const { boosts } = encounterOf(state);
  const at = boosts.indexOf(ownKey(seat, ability));
  if (at >= 0) boosts.splice(at, 1);
  return at >= 0;
}

/** Whether the seat has used this in the encounter, at whichever of its moments. */
export const hasUsed = (state: State, seat: Seat, ability: string): boolean =>
  encounterOf(state).used.some((key) => {
    const spent = parseUseKey(key);
    return spent.seat === seat && spent.ability === ability;
  });

/** The own use that is being announced, if it is this one. */
export const isAnnouncing = (state: State, seat: number, ability: string): boolean =>
  state.uses.at(-1)?.seat === seat && state.uses.at(-1)?.ability === ability;
