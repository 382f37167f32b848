import {
  alienFrontiers,
  buildPosition,
  type PositionDescription,
  type View,
} from '@starboard/alien-frontiers';
import { decisionOf, playFrom, type Prompt, submit, viewFor } from '@starboard/engine';
import { expect, test } from 'vitest';
import type { Say } from '../../../language/say.ts';
import { lootOf, namedOptions } from './options.ts';

/** Names as they would be filled in. */
const say: Say = (message) => (typeof message === 'string' ? message : JSON.stringify(message));

function asked(description: PositionDescription, ...answers: readonly string[]) {
  const match = playFrom(alienFrontiers, buildPosition(description));
  for (const answer of answers) submit(match, { seat: 0, decision: decisionOf(match, 0), answer });
  const { view, prompt } = viewFor(match, 0);
  if (!prompt) throw new Error('nothing is asked');
  return { options: namedOptions(view as View, prompt, say), keys: prompt.shape };
}

test('of two ships of one’s own that look alike, one button is enough', () => {
  const { options, keys } = asked(
    {
      red: { fuel: 5, cards: ['orbital-teleporter'], docked: { 'solar-converter': [3, 3] } },
      roll: [5],
    },
    'use:orbital-teleporter',
  );
  expect(keys).toMatchObject({ options: ['0.0', '0.1'] });
  expect(options.map(({ key }) => key)).toEqual(['0.0']);
  expect(options[0]?.name).toContain('web.af.own-ship-at');
});

test('where several may be picked, those that look alike are counted', () => {
  const { options } = asked(
    {
      red: { fuel: 5, cards: ['plasma-cannon'] },
      blue: { docked: { 'solar-converter': [2, 2] } },
      roll: [5, 1, 1],
    },
    'use:plasma-cannon',
    'solar-converter',
  );
  expect(options).toHaveLength(2);
  expect(options[1]?.name).toBe(`${options[0]?.name} · 2`);
});

test('a bonus to borrow is told with its price', () => {
  const { options } = asked(
    {
      red: { fuel: 5, cards: ['data-crystal'] },
      blue: { colonies: { 'lem-badlands': 2 } },
      roll: [5],
    },
    'use:data-crystal',
  );
  expect(options).toMatchObject([{ key: 'lem-badlands', note: 'web.af.loan · web.af.bonus.lem-badlands' }]);
});

test('where the name says it all, nothing is added', () => {
  const { options } = asked(
    {
      red: { cards: ['booster-pod'] },
      fields: { positron: 'lem-badlands', isolation: 'pohl-foothills' },
      roll: [5],
    },
    'discard:booster-pod',
  );
  expect(options.map(({ note }) => note)).toEqual([null, null]);
});

test('a card that raiders can take says whose it is, and nothing else does', () => {
  const raided = { prompt: 'af.ask.raid' } as Prompt;
  expect(lootOf(raided, 'card:2:alien-city')).toEqual({ seat: 2, title: 'alien-city' });
  expect(lootOf(raided, 'resources')).toBeNull();
  expect(lootOf(raided, 'nothing')).toBeNull();
  expect(lootOf({ ...raided, prompt: 'af.ask.recover' }, 'card:2:alien-city')).toBeNull();
});
