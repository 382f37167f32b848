import type { Seat } from '@starboard/engine';
import { ownKey, parseUseKey } from '../../keys/uses.ts';
import type { CeTable } from '../state/events.ts';
import { encounterOf, type State, type Use } from '../state/state.ts';
import { abilityOf } from './registry.ts';

/** The use that is being announced or carried out. */
export const currentUse = ({ uses }: State): Use => uses.at(-1) as Use;

/** The use that may be answered now; given a use that was announced against another, that other one. */
export function beingAnswered({ uses }: State, by?: Use): Use {
  const use = by ? uses[uses.lastIndexOf(by) - 1] : uses.at(-1);
  if (!use) throw new Error('there is nothing to answer');
  return use;
}

/** An effect: what the use answers is stopped. */
export function stop({ state }: CeTable, use: Use): void {
  beingAnswered(state, use).isCancelled = true;
}

/** An effect: the use of a power that this use answers is stopped, and the power rests for the encounter. */
export function zap(table: CeTable, use: Use): void {
  const { state } = table;
  const { seat, ability } = beingAnswered(state, use);
  const { source } = abilityOf(ability);
  stop(table, use);
  if (source.kind === 'power') encounterOf(state).zapped.push(ownKey(seat, source.alien));
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

/** Whether the seat has used this in the encounter, at any of its moments. */
export const hasUsed = (state: State, seat: Seat, ability: string): boolean =>
  encounterOf(state).used.some((key) => {
    const spent = parseUseKey(key);
    return spent.seat === seat && spent.ability === ability;
  });

/** The own use that is being announced, if it is this one. */
export const isAnnouncing = (state: State, seat: number, ability: string): boolean =>
  state.uses.at(-1)?.seat === seat && state.uses.at(-1)?.ability === ability;
