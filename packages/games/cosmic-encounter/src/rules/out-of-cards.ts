import { cutEncounter } from './cut-encounter.ts';
import type { CeTable } from './events.ts';
import { mayPlayEncounterCard } from './sheet-cards.ts';
import { encounterOf } from './state.ts';

/** From regroup until cards are selected an offense without an encounter card ends its turn, in the revised edition. */
export function endTurnWithoutCards(table: CeTable): void {
  const { state } = table;
  const encounter = encounterOf(state);
  if (state.uses.length > 0 || !encounter.needsCard || encounter.result !== null) return;
  // one that has laid its card first needs no other
  if (encounter.cards.offense !== null || mayPlayEncounterCard(state, encounter.offense)) return;
  if (state.settings.offenseOutOfCards === 'immediate') cutEncounter(table);
}
