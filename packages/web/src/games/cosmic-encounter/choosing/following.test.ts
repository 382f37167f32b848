import type { Prompt } from '@starboard/engine';
import { expect, test } from 'vitest';
import { isFollowed } from './following.ts';

const sides: Prompt = {
  decision: 8,
  prompt: 'ce.ask.reinforce',
  shape: { kind: 'choose', options: ['offense', 'defense'] },
};
const following = { after: 7, choice: 'offense' };

test('what was said with a use answers the question that comes with it, and no other', () => {
  expect(isFollowed(following, sides)).toBe(true);
  expect(isFollowed(following, { ...sides, decision: 9 })).toBe(false);
  expect(isFollowed(following, { ...sides, isWindow: true })).toBe(false);
  expect(isFollowed({ ...following, choice: '2' }, sides)).toBe(false);
});
