import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { KeptPages } from './kept-pages.ts';

test('a page is made once, and again when it has been forgotten for others', async () => {
  const pages = new KeptPages(4000);
  const made: string[] = [];
  const ask = (name: string) =>
    pages.get(name, () => {
      made.push(name);
      return Promise.resolve(randomBytes(1500));
    });
  const first = await ask('a');
  expect(await ask('a')).toBe(first);
  await ask('b');
  // a was asked for after b, so b goes when c comes
  await ask('a');
  await ask('c');
  await ask('a');
  expect(made).toEqual(['a', 'b', 'c']);
  await ask('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
