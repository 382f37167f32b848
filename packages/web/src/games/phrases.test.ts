import { phraseKeys } from '@starboard/protocol';
import { expect, test } from 'vitest';
import { webGames } from './index.ts';
import { usualPhrases } from './phrases.ts';

test('a deal is offered only where there is one to be had', () => {
  expect(phraseKeys).toContain('lets-deal');
  expect(usualPhrases).toContain('well-played');
  expect(usualPhrases).not.toContain('ally-with-me');
  expect(usualPhrases).not.toContain('lets-deal');
});

test.each(webGames)('$id offers the usual phrases, in the usual order', ({ phrases }) => {
  expect(phraseKeys.filter((phrase) => phrases.includes(phrase))).toEqual(phrases);
  expect(phrases).toEqual(expect.arrayContaining([...usualPhrases]));
});
