import type { Split } from '@starboard/engine';
import { colours } from '../content/colours.ts';
import { coloniesOf, shipsOn } from './ships.ts';
import { type PlanetIndex, planetOf, type State } from './state.ts';

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

/** So many ships spread over the seat's colonies. */
export const ontoColonies = (state: State, seat: number, count: number): Split => ({
  kind: 'split',
  slots: coloniesOf(state, seat).map((planet) => ({ key: planetKey(state, planet), max: count })),
  min: count,
  max: count,
});

/** An answer to such a question, by planet. */
export const byPlanet = (
  state: State,
  answer: Readonly<Record<string, number>>,
): Record<PlanetIndex, number> =>
  Object.fromEntries(Object.entries(answer).map(([key, count]) => [planetByKey(state, key), count]));
