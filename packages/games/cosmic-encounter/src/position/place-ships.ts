import type { Seat } from '@starboard/engine';
import { colours } from '../content/colours.ts';
import { planetByKey } from '../rules/ships/planets.ts';
import { moveToPlanet, planetsOf, startingShips } from '../rules/ships/ships.ts';
import { planetOf, playerOf, type State } from '../rules/state/state.ts';
import type { PlayerDescription } from './description.ts';

/** Puts a player's fleet where it is said to be, and the rest on home planets of which nothing is said. */
export function placeShips(state: State, seat: Seat, description: PlayerDescription): void {
  const { ships = {}, warp = 0, removed = 0 } = description;
  const said = new Map(Object.entries(ships).map(([key, count = 0]) => [readPlanet(state, key), count]));
  const free = planetsOf(state, seat).filter((planet) => !said.has(planet));
  const researching = playerOf(state, seat).techs.reduce((sum, tech) => sum + tech.ships, 0);
  const total = [...said.values()].reduce((sum, count) => sum + count, warp + removed + researching);
  const rest = startingShips(state) - total;
  if (rest < 0 || (rest > 0 && free.length === 0)) {
    throw new Error(`${colours[seat]} has ${startingShips(state)} ships, not ${total}`);
  }
  for (const planet of planetsOf(state, seat)) planetOf(state, planet).ships[seat] = 0;
  for (const [planet, count] of said) moveToPlanet(state, seat, planet, count);
  free.forEach((planet, index) => {
    const more = index < rest % free.length ? 1 : 0;
    moveToPlanet(state, seat, planet, Math.floor(rest / free.length) + more);
  });
  state.warp[seat] = warp;
  playerOf(state, seat).removed = removed;
}

function readPlanet(state: State, key: string): number {
  try {
    return planetByKey(state, key);
  } catch {
    throw new Error(`there is no planet '${key}' at this table`);
  }
}
