import type { Seat } from '@starboard/engine';
import { addShips } from './ship-places.ts';
import {
  type Encounter,
  encounterOf,
  type PlanetIndex,
  planetOf,
  playerOf,
  type State,
} from '../state/state.ts';

export const shipsOn = (state: State, seat: Seat, planet: PlanetIndex): number =>
  planetOf(state, planet).ships[seat] ?? 0;

/** Every planet on which the seat has at least one ship. */
export function coloniesOf(state: State, seat: Seat): PlanetIndex[] {
  const found: PlanetIndex[] = [];
  for (let planet = 0; planet < state.planets.length; planet++) {
    if (shipsOn(state, seat, planet) > 0) found.push(planet);
  }
  return found;
}

export const isHome = (state: State, seat: Seat, planet: PlanetIndex): boolean =>
  planetOf(state, planet).system === seat;

/** Whether there are so many home colonies; asked for in every window, so the planets of the own colour come first. */
export function hasHomeColonies({ planets, settings }: State, seat: Seat, needed: number): boolean {
  let at = seat * settings.planets;
  let missing = needed;
  for (let looked = 0; looked < planets.length && missing > 0; looked++) {
    const planet = planets[at];
    if (planet?.system === seat && (planet.ships[seat] ?? 0) > 0) missing--;
    at = at + 1 === planets.length ? 0 : at + 1;
  }
  return missing === 0;
}

export const foreignColonies = (state: State, seat: Seat): PlanetIndex[] =>
  coloniesOf(state, seat).filter((planet) => !isHome(state, seat, planet));

export function planetsOf({ planets }: State, system: Seat): PlanetIndex[] {
  const found: PlanetIndex[] = [];
  for (const [index, planet] of planets.entries())
    if (planet.system === system && !planet.isDestroyed) found.push(index);
  return found;
}

/** All that have not been destroyed. */
export function planetsInPlay({ planets }: State): PlanetIndex[] {
  const found: PlanetIndex[] = [];
  for (const [index, { isDestroyed }] of planets.entries()) if (!isDestroyed) found.push(index);
  return found;
}

/** The planets the seat began with, in play or not. */
export const originalPlanets = ({ settings }: State, seat: Seat): PlanetIndex[] =>
  Array.from({ length: settings.planets }, (_, number) => seat * settings.planets + number);

/** Ships on the seat's colonies. */
export const shipsOnColonies = (state: State, seat: Seat): number =>
  coloniesOf(state, seat).reduce((sum, planet) => sum + shipsOn(state, seat, planet), 0);

export const neededToWin = (state: State): number => state.settings.planets;

export const moveToPlanet = (state: State, seat: Seat, planet: PlanetIndex, count: number): void =>
  addShips(state, seat, planet, count);

export const addTo = (counts: number[], seat: Seat, count: number): void => {
  counts[seat] = (counts[seat] ?? 0) + count;
};

/** Ships that count in the encounter: on the gate, beside the target, or the defense's on it. */
export function shipsInEncounter(state: State, seat: Seat): number {
  const encounter = encounterOf(state);
  const beside = (encounter.gate[seat] ?? 0) + (encounter.zone[seat] ?? 0);
  return seat === encounter.defense && encounter.target !== null
    ? shipsOn(state, seat, encounter.target)
    : beside;
}

/** All ships a player still has in the game, wherever they are. */
export function fleetOf(state: State, seat: Seat): number {
  const encounter: Encounter | null = state.encounter;
  return (
    shipsOnColonies(state, seat) +
    (state.warp[seat] ?? 0) +
    (state.adrift[seat] ?? 0) +
    (encounter?.gate[seat] ?? 0) +
    (encounter?.zone[seat] ?? 0) +
    playerOf(state, seat).techs.reduce((sum, { ships }) => sum + ships, 0)
  );
}

export const startingShips = (state: State): number => state.settings.planets * 4;

export const isLost = (state: State, seat: Seat): boolean => fleetOf(state, seat) === (state.warp[seat] ?? 0);
