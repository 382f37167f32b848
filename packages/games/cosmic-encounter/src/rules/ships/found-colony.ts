import type { Json, Seat } from '@starboard/engine';
import { asksBoth, asksOne, asksShips } from '../asking/asking.ts';
import type { CeTable } from '../state/events.ts';
import { planetKey } from '../../keys/planets.ts';
import { fromColonies, planetByKey, shipsNamed, shipsToTake } from './planets.ts';
import { moveToPlanet, planetsOf, shipsOn } from './ships.ts';
import type { PlanetIndex, State } from '../state/state.ts';
import { checkForWin, checkOutcomeForWin } from '../encounter/winning.ts';

/** Home planets of that player's on which the seat has no colony. */
export const unsettledBy = (state: State, seat: Seat, system: Seat): string[] =>
  planetsOf(state, system)
    .filter((planet) => shipsOn(state, seat, planet) === 0)
    .map((planet) => planetKey(state, planet));

/** A planet, and up to so many ships of the own colonies for it. */
export const asksSettlement = (
  name: string,
  planets: (state: State, seat: Seat) => readonly string[],
  most: number,
) =>
  asksBoth(
    name,
    asksOne('ce.ask.found-colony', planets),
    asksShips('ce.ask.settle', (state, seat) =>
      fromColonies(state, seat, 1, Math.min(most, shipsToTake(state, seat))),
    ),
  );

/** Ships taken up from wherever they were, on their way to a planet. */
export interface Landing {
  readonly seat: Seat;
  readonly planet: PlanetIndex;
  readonly ships: number;
}

/**
 * Ships come down in one event, and found colonies or join those there are. Every colony arrives here: a player
 * with enough of them has won now, before any question.
 */
export function landShips(table: CeTable, ...landings: readonly Landing[]): void {
  for (const landing of landings) touchDown(table, landing);
  checkForWin(table);
}

/** The same as part of the outcome of the encounter. */
export function landByOutcome(table: CeTable, ...landings: readonly Landing[]): void {
  for (const landing of landings) touchDown(table, landing);
  checkOutcomeForWin(table);
}

function touchDown(table: CeTable, { seat, planet, ships }: Landing): void {
  const { state } = table;
  if (ships === 0) return;
  const isNew = shipsOn(state, seat, planet) === 0;
  moveToPlanet(state, seat, planet, ships);
  table.emit({ type: 'colonyFounded', seat, planet: planetKey(state, planet), ships });
  if (isNew) state.triggers.push({ type: 'colony-gained', seat });
}

/** Ships of the own colonies, named with an announcement, settle a planet. */
export function foundColony(table: CeTable, seat: Seat, choices: Json): void {
  const { state } = table;
  const [key, from] = choices as [string, Record<string, number>];
  let ships = 0;
  for (const [colony, count] of shipsNamed(state, seat, from)) {
    moveToPlanet(state, seat, colony, -count);
    ships += count;
  }
  landShips(table, { seat, planet: planetByKey(state, key), ships });
}
