import { randomBytes } from 'node:crypto';
import type { Replay } from '@starboard/protocol';
import { expect, test } from 'vitest';
import { KeptPages } from './kept-pages.ts';

/** A page of some thousand bytes that cannot be made smaller. */
const pageOf = (table: string): Replay => ({
  table,
  game: 'high-card',
  names: [randomBytes(1500).toString('base64')],
  viewer: 'spectator',
  from: 0,
  total: 0,
  steps: [],
  outcome: null,
});

test('a page is made once, and again when it has been forgotten for others', async () => {
  const pages = new KeptPages(4000);
  const made: string[] = [];
  const ask = (name: string) =>
    pages.get(name, () => {
      made.push(name);
      return Promise.resolve(pageOf(name));
    });
  const first = await ask('a');
  expect(await ask('a')).toEqual(first);
  await ask('b');
  // a was asked for after b, so b goes when c comes
  await ask('a');
  await ask('c');
  await ask('a');
  expect(made).toEqual(['a', 'b', 'c']);
  await ask('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
