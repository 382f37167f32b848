import { zapKey } from '../powers.ts';
import { encounterOf, type State, type Use } from '../state.ts';
import { abilityOf } from './registry.ts';

/** What a card being played now answers: the use announced before it. */
export const answered = (state: State): Use => {
  const use = state.uses.at(-2);
  if (!use) throw new Error('there is nothing to answer');
  return use;
};

/** Stops a use of a power, which then rests for the encounter. */
export function zap(state: State, use: Use): void {
  const { source } = abilityOf(use.ability);
  use.isCancelled = true;
  if (source.kind === 'power') encounterOf(state).zapped.push(zapKey(use.seat, source.alien));
}

/** The own use that is being announced, if it is this one. */
export const isAnnouncing = (state: State, seat: number, ability: string): boolean =>
  state.uses.at(-1)?.seat === seat && state.uses.at(-1)?.ability === ability;
