import { asks, end, goto, rulesOf } from '@starboard/engine';
import { asksShips } from '../asking/asking.ts';
import type { Event } from '../state/events.ts';
import { landShips } from '../ships/found-colony.ts';
import { byPlanet, fromColonies } from '../ships/planets.ts';
import { addShips } from '../ships/ship-places.ts';
import { moveToPlanet, shipsOnColonies } from '../ships/ships.ts';
import { encounterOf, type PlanetIndex, type State } from '../state/state.ts';

const { procedure } = rulesOf<State, Event>();

/** The offense settles a home planet of its own that is empty; there is no defense to fight. */
export const reEstablish = procedure<{ readonly planet: PlanetIndex }, 'begin' | 'which' | 'land'>(
  're-establish',
  'begin',
  {
    begin: ({ state }) => goto(shipsOnColonies(state, encounterOf(state).offense) > 0 ? 'which' : 'land'),
    which: asks(
      (state) => {
        const { offense, gate } = encounterOf(state);
        const most = Math.min(4 - (gate[offense] ?? 0), shipsOnColonies(state, offense));
        const least = (gate[offense] ?? 0) > 0 ? 0 : 1;
        const ships = () => fromColonies(state, offense, least, most);
        return asksShips('ce.ask.re-establish', ships)(state, offense);
      },
      ({ state }, _locals, answer) => {
        const { offense } = encounterOf(state);
        for (const [from, count] of Object.entries(byPlanet(state, answer))) {
          moveToPlanet(state, offense, Number(from), -count);
          addShips(state, offense, 'gate', count);
        }
        return goto('land');
      },
    ),
    land(table, { planet }) {
      const { state } = table;
      const encounter = encounterOf(state);
      const { offense, gate } = encounter;
      const ships = gate[offense] ?? 0;
      addShips(state, offense, 'gate', -ships);
      encounter.target = planet;
      encounter.result = 're-established';
      encounter.isCut = true;
      landShips(table, { seat: offense, planet, ships });
      return end();
    },
  },
);
