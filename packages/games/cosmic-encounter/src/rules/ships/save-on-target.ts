import type { Seat } from '@starboard/engine';
import { lostInBatch, saveFromBatch } from './batches.ts';
import type { CeTable } from '../state/events.ts';
import { landByOutcome } from './found-colony.ts';
import { planetKey } from '../../keys/planets.ts';
import { moveToPlanet, shipsOn } from './ships.ts';
import { encounterOf, type PlanetIndex, type State } from '../state/state.ts';
import { checkOutcomeForWin } from '../encounter/winning.ts';

/** Whether the seat is about to lose ships through having lost the encounter. */
export const isLosingEncounter = (state: State, seat: Seat): boolean =>
  state.batches.at(-1)?.cause === 'encounter' && lostInBatch(state, seat) > 0;

/** One ship of the batch stays on the targeted planet, or comes to it; the encounter is lost all the same. */
export function saveOnTarget(table: CeTable, seat: Seat): void {
  const { state } = table;
  const planet = encounterOf(state).target as PlanetIndex;
  const isThere = shipsOn(state, seat, planet) > 0;
  const { count } = saveFromBatch(state, seat, 1);
  if (!isThere) return landByOutcome(table, { seat, planet, ships: count });
  moveToPlanet(state, seat, planet, count);
  table.emit({ type: 'shipsReturned', seat, to: { [planetKey(state, planet)]: count } });
  // a colony that was about to go counts again
  checkOutcomeForWin(table);
}
