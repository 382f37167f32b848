import { mayPlayEncounterCard } from './sheet-cards.ts';
import { encounterOf, type State } from '../state/state.ts';

/** From regroup until cards are selected an offense without an encounter card ends its turn, in the revised edition. */
export function isOutOfCards(state: State): boolean {
  const encounter = encounterOf(state);
  if (state.settings.offenseOutOfCards !== 'immediate') return false;
  if (state.uses.length > 0 || !encounter.needsCard || encounter.result !== null) return false;
  // one that has laid its card first needs no other
  return encounter.cards.offense === null && !mayPlayEncounterCard(state, encounter.offense);
}
