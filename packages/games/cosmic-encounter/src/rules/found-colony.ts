import type { Json, Seat } from '@starboard/engine';
import { asksBoth, asksOne, asksShips } from './asking.ts';
import type { CeTable } from './events.ts';
import { fromColonies, planetByKey, planetKey, shipsNamed, shipsToTake } from './planets.ts';
import { moveToPlanet, planetsOf, shipsOn } from './ships.ts';
import type { PlanetIndex, State } from './state.ts';
import { checkForWin } from './winning.ts';

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

/** Ships come down on a planet and found a colony there, or join the one there is. */
export function landShips(table: CeTable, seat: Seat, planet: PlanetIndex, ships: number): void {
  const { state } = table;
  if (ships === 0) return;
  const isNew = shipsOn(state, seat, planet) === 0;
  moveToPlanet(state, seat, planet, ships);
  table.emit({ type: 'colonyFounded', seat, planet: planetKey(state, planet), ships });
  if (isNew) state.triggers.push({ type: 'colony-gained', seat });
}

/** The colony is there at once, and may win the game. */
export function foundColony(table: CeTable, seat: Seat, choices: Json): void {
  const { state } = table;
  const [key, from] = choices as [string, Record<string, number>];
  const planet = planetByKey(state, key);
  const moved = shipsNamed(state, seat, from);
  if (moved.length === 0) return;
  for (const [colony, count] of moved) {
    moveToPlanet(state, seat, colony, -count);
    moveToPlanet(state, seat, planet, count);
  }
  table.emit({ type: 'colonyFounded', seat, planet: key, ships: shipsOn(state, seat, planet) });
  state.triggers.push({ type: 'colony-gained', seat });
  checkForWin(table);
}
