import { type Colour, colours } from '../content/colours.ts';

/** A planet by the colour it began in and its number there: `red-3`; or `genesis`. */
export type PlanetKey = string;

/** The planet that comes into the game, behind all others. */
export const genesis = 'genesis';

// worked out beforehand: planets are named with every move
const homeKeys: readonly (readonly PlanetKey[])[] = colours.map((colour) =>
  [1, 2, 3, 4, 5].map((number) => `${colour}-${number}`),
);

/** What decides how planets are called: how many every player has. */
interface System {
  readonly settings: { readonly planets: number };
  readonly players: readonly unknown[];
}

export function planetKey({ settings, players }: System, planet: number): PlanetKey {
  const { planets } = settings;
  if (planet >= planets * players.length) return genesis;
  return homeKeys[Math.floor(planet / planets)]?.[planet % planets] as PlanetKey;
}

/** Ends the key of a place from which the ship that is told apart is taken: `red-3*`. */
const star = '*';

export const starred = (key: string): string => `${key}${star}`;

export const isStarred = (key: string): boolean => key.endsWith(star);

export const unstarred = (key: string): string => (isStarred(key) ? key.slice(0, -star.length) : key);

export interface HomePlanet {
  readonly colour: Colour;
  readonly number: number;
}

const homePlanets: ReadonlyMap<PlanetKey, HomePlanet> = new Map(
  homeKeys.flatMap((keys, seat) =>
    keys.map((key, index) => [key, { colour: colours[seat] as Colour, number: index + 1 }] as const),
  ),
);

/** Which planet a key names, starred or not: one of a colour, or the one that came into the game; null for neither. */
export function parsePlanet(key: string): HomePlanet | typeof genesis | null {
  const planet = unstarred(key);
  return planet === genesis ? genesis : (homePlanets.get(planet) ?? null);
}
