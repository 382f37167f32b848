import type { Seat } from '@starboard/engine';
import { putOnDiscard } from '../cards/cards.ts';
import type { CeTable } from '../state/events.ts';
import { genesis, planetKey } from '../../keys/planets.ts';
import { planetsOf } from './ships.ts';
import { type PlanetIndex, planetOf, type State } from '../state/state.ts';

/** Every place for the cannon in a system: between two neighbours, or beside a planet that is alone. */
export function cannonPlaces(state: State, system: Seat): PlanetIndex[][] {
  const row = planetsOf(state, system);
  if (row.length === 1) return [row];
  return row.slice(1).map((planet, index) => [row[index] as PlanetIndex, planet]);
}

/** The row closes up where a planet leaves it: the cannon beside it has a new neighbour, or only the one left. */
function closeUp(state: State, planet: PlanetIndex): void {
  if (!state.cannon?.includes(planet)) return;
  const row = planetsOf(state, planetOf(state, planet).system);
  const at = row.indexOf(planet);
  const isLeft = state.cannon[0] === planet && state.cannon.length > 1;
  const [next, other] = isLeft ? [row[at - 1], row[at + 1]] : [row[at + 1], row[at - 1]];
  state.cannon = row.filter((neighbour) => neighbour === next || neighbour === other);
}

/** The Genesis planet comes to the seat's system, with all ships on it if it was elsewhere before. */
export function placeGenesis(table: CeTable, seat: Seat): PlanetIndex {
  const { state } = table;
  const known = state.planets.findIndex((_, planet) => planetKey(state, planet) === genesis);
  if (known >= 0) closeUp(state, known);
  const planet = known >= 0 ? known : state.planets.length;
  const { ships = state.players.map(() => 0), cards = [] } = state.planets[known] ?? {};
  state.planets[planet] = { system: seat, ships, cards, isDestroyed: false };
  table.emit({ type: 'planetPlaced', seat, planet: genesis });
  return planet;
}

/** An empty planet leaves the game, and what lies beside it is discarded. */
export function destroyPlanet(table: CeTable, planet: PlanetIndex, by: Seat): void {
  const { state } = table;
  const destroyed = planetOf(state, planet);
  closeUp(state, planet);
  destroyed.isDestroyed = true;
  table.emit({ type: 'planetDestroyed', planet: planetKey(state, planet) });
  const cards = destroyed.cards.splice(0);
  if (cards.length > 0) putOnDiscard(table, by, cards);
}
