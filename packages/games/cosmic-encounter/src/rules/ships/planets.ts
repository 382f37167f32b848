import type { Seat, Split } from '@starboard/engine';
import { planetKey, type PlanetKey, starred, unstarred } from '../../keys/planets.ts';
import { heedStar, isPrometheusAt, shipsAt } from './ship-places.ts';
import { leavingFrom } from './batches.ts';
import { coloniesOf, planetsInPlay, shipsOn } from './ships.ts';
import { encounterOf, type PlanetIndex, type State } from '../state/state.ts';

export function planetByKey(state: State, key: PlanetKey): PlanetIndex {
  const wanted = unstarred(key);
  for (let planet = 0; planet < state.planets.length; planet++)
    if (planetKey(state, planet) === wanted) return planet;
  throw new RangeError(`there is no planet '${key}'`);
}

/** All that are in the game, to choose from. */
export const planetKeys = (state: State): PlanetKey[] =>
  planetsInPlay(state).map((planet) => planetKey(state, planet));

/** So many ships taken from the seat's colonies. */
export const fromColonies = (state: State, seat: number, min: number, max: number): Split => ({
  kind: 'split',
  slots: coloniesOf(state, seat).flatMap((planet) => shipSlots(state, seat, planet)),
  min,
  max,
});

/** How many ships of its colonies the seat could take. */
export const shipsToTake = (state: State, seat: number): number =>
  fromColonies(state, seat, 0, 0).slots.reduce((sum, { max }) => sum + max, 0);

/** The ships at a place, to be chosen from; the one that is told apart has a slot of its own. */
export function shipSlots(state: State, seat: number, place: PlanetIndex | 'gate' | 'zone'): Split['slots'] {
  const key = typeof place === 'number' ? planetKey(state, place) : place;
  const leaving = leavingFrom(state, seat, place);
  const ships = shipsAt(state, seat, place) - leaving;
  if (ships === 0) return [];
  if (leaving > 0 || !isPrometheusAt(state, seat, place)) return [{ key, max: ships }];
  return [...(ships > 1 ? [{ key, max: ships - 1 }] : []), { key: starred(key), max: 1 }];
}

/** Up to so many ships of colonies outside the encounter: a defense's on the target are in it already. */
export function fromOutside(state: State, seat: number, min: number, most: number): Split {
  const { defense, target } = encounterOf(state);
  const shape = fromColonies(state, seat, min, most);
  const inIt = seat === defense && target !== null ? planetKey(state, target) : null;
  const slots = shape.slots.filter(({ key }) => unstarred(key) !== inIt);
  const available = slots.reduce((sum, { max }) => sum + max, 0);
  return { ...shape, slots, max: Math.min(most, available) };
}

/** So many ships spread over these planets. */
export const ontoPlanets = (state: State, planets: readonly PlanetIndex[], count: number): Split => ({
  kind: 'split',
  slots: planets.map((planet) => ({ key: planetKey(state, planet), max: count })),
  min: count,
  max: count,
});

/** An answer to such a question, by planet; a ship that is told apart will be among those that leave. */
export function byPlanet(
  state: State,
  answer: Readonly<Record<string, number>>,
): Record<PlanetIndex, number> {
  heedStar(state, answer);
  const ships: Record<PlanetIndex, number> = {};
  for (const [key, count] of Object.entries(answer)) {
    const planet = planetByKey(state, key);
    ships[planet] = (ships[planet] ?? 0) + count;
  }
  return ships;
}

/** Ships of the seat's that were named with an announcement, as far as they are still where they were. */
export function shipsNamed(
  state: State,
  seat: Seat,
  named: Readonly<Record<string, number>>,
): readonly (readonly [PlanetIndex, number])[] {
  return Object.entries(byPlanet(state, named))
    .map(
      ([planet, count]) => [Number(planet), Math.min(count, shipsOn(state, seat, Number(planet)))] as const,
    )
    .filter(([, count]) => count > 0);
}

/** An answer the other way round, as it is told. */
export const byKey = (
  state: State,
  ships: Readonly<Record<PlanetIndex, number>>,
): Record<PlanetKey, number> =>
  Object.fromEntries(
    Object.entries(ships).map(([planet, count]) => [planetKey(state, Number(planet)), count]),
  );
