import { type Json, readOptions } from '@starboard/engine';
import { isSeed, longestSeed } from '@starboard/records';
import type { Board } from '@starboard/terminal';
import type { Arguments } from './arguments.ts';
import { Trouble, wrongUsage } from './trouble.ts';

/** The board of the game of that name, or of the first one we have. */
export function boardNamed(boards: readonly Board[], name: string | undefined): Board {
  const board = name === undefined ? boards[0] : boards.find(({ game }) => game.id === name);
  if (board) return board;
  const known = boards.map(({ game }) => game.id).join(', ');
  throw wrongUsage('unknown-game', { given: name ?? '', known });
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
export function optionsFrom(pairs: readonly string[], { game, text }: Board): Record<string, Json> {
  const read = pairs.map((pair): [string, Json] => {
    const [, name, typed] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
    if (name === undefined || typed === undefined) throw wrongUsage('bad-option', { given: pair });
    const allowed = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
    return [name, allowed?.find((value) => String(value) === typed) ?? typed];
  });
  // not by assignment, which would take `__proto__` for something else than a name
  const options = Object.fromEntries(read);
  const understood = readOptions(game.options, options);
  if (!('refused' in understood)) return options;
  const { key, params } = text.reason(understood.refused);
  throw new Trouble(key, params, 2);
}
