import { asks, end, goto, type Json, type Procedure, rulesOf, type Seat } from '@starboard/engine';
import type { CeTable, Event } from './events.ts';
import { byPlanet, fromColonies, planetByKey, planetKey } from './planets.ts';
import { moveToPlanet, planetsOf, shipsOn, shipsOnColonies } from './ships.ts';
import type { State } from './state.ts';
import { checkForWin } from './winning.ts';

const { procedure } = rulesOf<State, Event>();

/** Home planets of that player's on which the seat has no colony. */
export const unsettledBy = (state: State, seat: Seat, system: Seat): string[] =>
  planetsOf(state, system)
    .filter((planet) => shipsOn(state, seat, planet) === 0)
    .map((planet) => planetKey(state, planet));

interface Settlement {
  readonly planet: string;
  readonly ships: Readonly<Record<string, number>>;
}

interface Locals {
  readonly seat: Seat;
  planet?: string;
}

/** A player names a planet, and up to so many ships of its colonies for it. */
export const choosingSettlement = (
  name: string,
  planets: (state: State, seat: Seat) => string[],
  most: number,
): Procedure<Locals> =>
  procedure<Locals, 'planet' | 'ships'>(name, 'planet', {
    planet: asks(
      (state, { seat }) => ({
        seat,
        prompt: 'ce.ask.found-colony',
        shape: { kind: 'choose', options: planets(state, seat) },
      }),
      (_table, locals, planet) => {
        locals.planet = planet;
        return goto('ships');
      },
    ),
    ships: asks(
      (state, { seat }) => ({
        seat,
        prompt: 'ce.ask.settle',
        shape: fromColonies(state, seat, 1, Math.min(most, shipsOnColonies(state, seat))),
      }),
      (_table, { planet = '' }, ships) => end({ planet, ships }),
    ),
  });

/** The colony is there at once, and may win the game. */
export function foundColony(table: CeTable, seat: Seat, choices: Json): void {
  const { state } = table;
  const { planet: key, ships: from } = choices as unknown as Settlement;
  const planet = planetByKey(state, key);
  const moved = Object.entries(byPlanet(state, from));
  for (const [colony, count] of moved) {
    moveToPlanet(state, seat, Number(colony), -count);
    moveToPlanet(state, seat, planet, count);
  }
  table.emit({ type: 'colonyFounded', seat, planet, ships: shipsOn(state, seat, planet) });
  state.triggers.push({ type: 'colony-gained', seat });
  checkForWin(table);
}
