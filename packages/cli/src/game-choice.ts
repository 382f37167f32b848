import { type AnyGame, type Json, readOptions } from '@starboard/engine';
import { gameById, games } from '@starboard/games';
import { isSeed, longestSeed } from '@starboard/records';
import type { Arguments } from './arguments.ts';
import { boardOf } from './boards/index.ts';
import { Trouble, wrongUsage } from './trouble.ts';

/** The game of that name, or the first one we have. */
export function gameNamed(name: string | undefined): AnyGame {
  const game = name === undefined ? games[0] : gameById(name);
  if (game) return game;
  throw wrongUsage('unknown-game', { given: name ?? '', known: games.map(({ id }) => id).join(', ') });
}

/** What the dice and cards of a match come from. */
export function seedFrom(given: Arguments, longest: number = longestSeed): string | undefined {
  const seed = given.text('seed');
  if (seed !== undefined) checkSeed(seed, longest);
  return seed;
}

export function checkSeed(seed: string, longest: number = longestSeed): void {
  if (!isSeed(seed) || seed.length > longest) throw wrongUsage('seed', { most: longest });
}

/** `name=value` pairs, each value as the game spells it. */
export function optionsFrom(pairs: readonly string[], game: AnyGame): Record<string, Json> {
  const read = pairs.map((pair): [string, Json] => {
    const [, name, text] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
    if (name === undefined || text === undefined) throw wrongUsage('bad-option', { given: pair });
    const allowed = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
    return [name, allowed?.find((value) => String(value) === text) ?? text];
  });
  // not by assignment, which would take `__proto__` for something else than a name
  const options = Object.fromEntries(read);
  const understood = readOptions(game.options, options);
  if (!('refused' in understood)) return options;
  const { key, params } = boardOf(game).text.reason(understood.refused);
  throw new Trouble(key, params, 2);
}
