import { describe, expect, test } from 'vitest';
import type { Question, Seat } from '../decisions/question.ts';
import { rulesOf, type Viewer } from '../game/game.ts';
import { type Match, startMatch } from './match.ts';
import { goto } from '../game/procedure.ts';
import { redeal } from './redeal.ts';
import type { AnyGame } from './step-of.ts';
import { answer } from '../testing/expect-refused.ts';
import { type HighCardState, highCard } from '../testing/toys/high-card/high-card.ts';
import { tinyGame } from '../testing/toys/tiny-game.ts';
import { viewFor } from './view.ts';

const stateOf = (match: Match) => match.position.state as HighCardState;
const cardOf = (match: Match, seat: number): string => String(stateOf(match).hands[seat]?.[0]);
const viewers: Viewer[] = [0, 1, 2, 'spectator'];

/** Three seats choose a card; some have chosen. */
function trick(...answered: number[]): Match {
  const match = startMatch(highCard, { seats: 3, seed: 'redeal' });
  for (const choice of ['high', '1', 'burn']) answer(match, 0, choice);
  for (const seat of answered) answer(match, seat, cardOf(match, seat));
  return match;
}

/** Twenty worlds the viewer could not tell apart. */
const worlds = (match: Match, viewer: Viewer) =>
  Array.from({ length: 20 }, (_, index) => redeal(match, viewer, `world ${index}`));

describe('a re-dealt match', () => {
  test.each(viewers)('keeps what %s knows', (viewer) => {
    const match = trick();
    for (const world of worlds(match, viewer)) {
      expect({ ...viewFor(world, viewer), canUndo: null }).toEqual({
        ...viewFor(match, viewer),
        canUndo: null,
      });
      expect(highCard.invariants(stateOf(world), null)).toEqual([]);
    }
  });

  test('keeps the viewer’s hand and deals the others anew', () => {
    const match = trick();
    const hands = worlds(match, 1).map((world) => stateOf(world).hands);
    expect(new Set(hands.map((each) => JSON.stringify(each[1])))).toEqual(
      new Set([JSON.stringify(stateOf(match).hands[1])]),
    );
    expect(new Set(hands.map((each) => JSON.stringify(each[0]))).size).toBeGreaterThan(10);
  });

  test('keeps the viewer’s own face-down answer', () => {
    const match = trick(1);
    for (const world of worlds(match, 1)) expect(world.position.answered).toEqual(match.position.answered);
  });

  test('answers anew for others who have answered, with a card they hold in that world', () => {
    const match = trick(1, 2);
    const answers = worlds(match, 0).map((world) => {
      const { answered } = world.position;
      expect(Object.keys(answered)).toEqual(['1', '2']);
      for (const seat of [1, 2]) expect(stateOf(world).hands[seat]).toContain(Number(answered[seat]));
      expect(world.questions.map(({ seat }) => seat)).toEqual([0]);
      return JSON.stringify(answered);
    });
    expect(new Set(answers).size).toBeGreaterThan(10);
  });

  test('goes on by a chance of its own, and keeps no way back', () => {
    const match = startMatch(highCard, { seats: 2, seed: 'redeal' });
    answer(match, 0, 'high');
    const world = redeal(match, 0, 'another world');
    expect(world.position.random.seed).toBe('another world');
    expect(viewFor(match, 0).canUndo).toBe(true);
    expect(viewFor(world, 0).canUndo).toBe(false);
  });

  test('drops draws that were fixed beforehand', () => {
    const match = trick();
    match.position.random.loaded = { cards: [0] };
    expect(redeal(match, 0, 'another world').position.random).not.toHaveProperty('loaded');
  });

  test('is the same world for the same seed, and leaves the match alone', () => {
    const match = trick(2);
    const before = JSON.stringify(match.position);
    const [one, other] = [redeal(match, 0, 'twice'), redeal(match, 0, 'twice')];
    expect(one.position).toEqual(other.position);
    answer(one, 0, cardOf(one, 0));
    expect(JSON.stringify(match.position)).toBe(before);
  });

  test('waits for one of the answers where nobody else would be asked', () => {
    const { procedure } = rulesOf<{ isRich: boolean }, never>();
    const asked = (seat: Seat): Question => ({
      seat,
      prompt: 'bid',
      shape: { kind: 'choose', options: ['bid'] },
    });
    const main = procedure<object, 'bid'>('main', 'bid', {
      bid: {
        takes: 'all',
        questions: ({ isRich }) => (isRich ? [asked(0), asked(1)] : [asked(0)]),
        answer: () => goto('bid'),
      },
    });
    const game: AnyGame = {
      ...tinyGame(main, () => ({ isRich: true })),
      redeal: (state) => Object.assign(state, { isRich: false }),
    };
    const match = startMatch(game, { seats: 2, seed: 'redeal' });
    answer(match, 0, 'bid');
    const world = redeal(match, 'spectator', 'poor world');
    expect(world.position.answered).toEqual({});
    expect(world.questions).toMatchObject([{ seat: 0, prompt: 'bid' }]);
    answer(world, 0, 'bid');
  });
});
