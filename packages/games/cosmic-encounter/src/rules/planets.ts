import type { Split } from '@starboard/engine';
import { colours } from '../content/colours.ts';
import { coloniesOf, shipsOn } from './ships.ts';
import { encounterOf, type PlanetIndex, planetOf, type State } from './state.ts';

/** A planet by its system's colour and its number there: `red-3`. */
export function planetKey(state: State, planet: PlanetIndex): string {
  const { system } = planetOf(state, planet);
  const first = state.planets.findIndex((other) => other.system === system);
  return `${colours[system]}-${planet - first + 1}`;
}

export function planetByKey(state: State, key: string): PlanetIndex {
  const planet = state.planets.findIndex((_, index) => planetKey(state, index) === key);
  if (planet < 0) throw new RangeError(`there is no planet '${key}'`);
  return planet;
}

/** So many ships taken from the seat's colonies. */
export const fromColonies = (state: State, seat: number, min: number, max: number): Split => ({
  kind: 'split',
  slots: coloniesOf(state, seat).map((planet) => ({
    key: planetKey(state, planet),
    max: shipsOn(state, seat, planet),
  })),
  min,
  max,
});

/** Up to so many ships of colonies outside the encounter: a defense's on the target are in it already. */
export function fromOutside(state: State, seat: number, min: number, most: number): Split {
  const { defense, target } = encounterOf(state);
  const shape = fromColonies(state, seat, min, most);
  const inIt = seat === defense && target !== null ? planetKey(state, target) : null;
  const slots = shape.slots.filter(({ key }) => key !== inIt);
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

/** An answer to such a question, by planet. */
export const byPlanet = (
  state: State,
  answer: Readonly<Record<string, number>>,
): Record<PlanetIndex, number> =>
  Object.fromEntries(Object.entries(answer).map(([key, count]) => [planetByKey(state, key), count]));
