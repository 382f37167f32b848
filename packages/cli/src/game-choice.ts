import { type AnyGame, type Json, readOptions } from '@starboard/engine';
import { gameById, games } from '@starboard/games';
import type { Arguments } from './arguments.ts';
import { boardOf } from './boards/index.ts';
import { Trouble, wrongUsage } from './trouble.ts';

/** The game of that name, or the first one we have. */
export function gameNamed(name: string | undefined): AnyGame {
  const game = name === undefined ? games[0] : gameById(name);
  if (game) return game;
  throw wrongUsage('unknown-game', { given: name ?? '', known: games.map(({ id }) => id).join(', ') });
}

const longestSeed = 100;

/** What the dice and cards of a match come from. */
export function seedFrom(given: Arguments): string | undefined {
  const seed = given.text('seed');
  if (seed !== undefined && (seed === '' || seed.length > longestSeed))
    throw wrongUsage('seed', { most: longestSeed });
  return seed;
}

/** `name=value` pairs, each value as the game spells it. */
export function optionsFrom(pairs: readonly string[], game: AnyGame): Record<string, Json> {
  const options: Record<string, Json> = {};
  for (const pair of pairs) {
    const [, name, text] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
    if (name === undefined || text === undefined) throw wrongUsage('bad-option', { given: pair });
    const allowed = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
    options[name] = allowed?.find((value) => String(value) === text) ?? text;
  }
  const read = readOptions(game.options, options);
  if (!('refused' in read)) return options;
  const { key, params } = boardOf(game).text.reason(read.refused);
  throw new Trouble(key, params, 2);
}
