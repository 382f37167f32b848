import {
  below,
  decisionOf,
  isWindow,
  pickOne,
  randomFrom,
  redeal,
  sample,
  startMatch,
  submit,
} from '@starboard/engine';
import { gameById } from '@starboard/games';
import { playInRuns, toldInSilence } from '@starboard/host/testing';
import { expect, test } from 'vitest';

test.each([
  ['without flares', 'none'],
  ['with flares', 'standard'],
])('asked once a run, players come to the same match of Cosmic Encounter: %s', (_, flares) => {
  const cosmic = gameById('cosmic-encounter');
  if (!cosmic) throw new Error('the game is gone');
  for (let game = 0; game < 3; game++) {
    const settings = { seats: 3 + game, seed: `runs ${game}`, options: { flares } };
    const inRuns = playInRuns(cosmic, settings, { isInRuns: true, most: 900 });
    const oneByOne = playInRuns(cosmic, settings, { isInRuns: false, most: 900 });
    expect(inRuns.events).toEqual(oneByOne.events);
    expect(inRuns.saved).toEqual(oneByOne.saved);
    expect(inRuns.asked).toBeLessThan(oneByOne.asked);
  }
});

test('where pauses are strict, silence tells no viewer what others hold', () => {
  const game = gameById('cosmic-encounter');
  if (!game) throw new Error('the game is gone');
  const match = startMatch(game, { seats: 4, seed: 'strict silence', options: { flares: 'standard' } });
  const luck = randomFrom('strict silence');
  const strict = { free: 60_000, reserve: 60_000, window: 2_500 };
  let compared = 0;
  for (let input = 0; input < 600 && !match.position.outcome; input++) {
    const isOpened = match.questions.every(isWindow) && Object.keys(match.position.answered).length === 0;
    if (isOpened && below(luck, 'look', 4) === 0) {
      for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
        const told = toldInSilence(match, viewer, strict);
        expect(toldInSilence(redeal(match, viewer, `world ${input}`), viewer, strict)).toEqual(told);
        compared += told.length;
      }
    }
    const { seat, shape } = pickOne(luck, 'seat', match.questions);
    submit(match, { seat, decision: decisionOf(match, seat), answer: sample(shape, luck, 'answers') });
  }
  expect(compared).toBeGreaterThan(200);
});
