import { expect, test } from 'vitest';
import { bellRingers } from '../testing/toys/bell-ringers.ts';
import { aheadOf } from './ahead.ts';
import { startMatch, submit } from './match.ts';
import { redeal } from './redeal.ts';
import { viewFor } from './view.ts';

/** A match in which the bells ring at these strokes. */
function towerWith(...bells: readonly number[]) {
  const match = startMatch(bellRingers, { seats: bells.length, seed: 'ahead' });
  Object.assign((match.position.state as { bells: number[] }).bells, bells);
  return match;
}

test('a seat is told what it could do in the windows that follow', () => {
  const match = towerWith(2, 0, 3);
  expect(viewFor(match, 0).prompt?.ahead).toEqual([
    { prompt: 'second', options: ['hum'] },
    { prompt: 'third', options: ['ring'] },
  ]);
  expect(viewFor(match, 1).prompt).not.toHaveProperty('ahead');
  expect(viewFor(match, 'spectator').prompt).toBeNull();
});

test('what others have answered face down changes nothing of it, nor does what they hold', () => {
  const match = towerWith(2, 0, 3);
  const before = aheadOf(match, 0);
  submit(match, { seat: 1, decision: 1, answer: 'ring' });
  expect(viewFor(match, 0).prompt?.ahead).toEqual(before);
  for (let world = 0; world < 20; world++)
    expect(aheadOf(redeal(match, 0, `world ${world}`), 0)).toEqual(before);
});
