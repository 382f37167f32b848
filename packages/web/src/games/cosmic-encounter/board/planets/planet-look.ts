import type { View } from '@starboard/cosmic-encounter';
import { colours } from '@starboard/cosmic-encounter/content';
import { genesis, parsePlanet, planetKey } from '@starboard/cosmic-encounter/keys';
import type { Seat } from '@starboard/engine';

/** How a planet is told from all others. */
interface PlanetLook {
  /** Whose colour it has; of the one that comes into the game, no seat's. */
  readonly seat: Seat | null;
  /** Its number in its system; none on the one that comes into the game. */
  readonly number: number | null;
  /** Which of the textures. */
  readonly kind: number;
}

/** It keeps the look it began with, in any system it comes to be in. */
export function planetLook(view: View, planet: number): PlanetLook {
  const home = parsePlanet(planetKey(view, planet));
  if (home === null || home === genesis) return { seat: null, number: null, kind: 2 };
  const seat = colours.indexOf(home.colour);
  return { seat, number: home.number, kind: home.number + seat * 2 };
}
