import { phraseKeys } from '@starboard/protocol';
import { expect, test } from 'vitest';
import { phrasesFor } from './phrases.ts';

test('nobody offers a deal where there is none to be had', () => {
  expect(phrasesFor('alien-frontiers')).toContain('well-played');
  expect(phrasesFor('alien-frontiers')).not.toContain('ally-with-me');
  expect(phrasesFor('alien-frontiers')).not.toContain('lets-deal');
});

test('where players bargain, everything can be said', () => {
  expect(phrasesFor('cosmic-encounter')).toEqual(phraseKeys);
});
