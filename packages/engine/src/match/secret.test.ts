import { describe, expect, test } from 'vitest';
import { rulesOf } from '../game/game.ts';
import { type Match, startMatch } from './match.ts';
import { asks, goto } from '../game/procedure.ts';
import { redeal } from './redeal.ts';
import { decisionOf } from './asked.ts';
import { answer, expectAccepted } from '../testing/expect-refused.ts';
import { masquerade } from '../testing/toys/masquerade/masquerade.ts';
import { tinyGame } from '../testing/toys/tiny-game.ts';
import { canUndo } from './undo.ts';
import { viewFor } from './view.ts';

/** Three guests in the dark, each asked in secret. */
const night = () => startMatch(masquerade, { seats: 3, seed: 'secret' });

describe('what others do in secret shows in nothing I see', () => {
  test('when they answer', () => {
    const match = night();
    answer(match, 0, 'sleep');
    const before = [viewFor(match, 0), viewFor(match, 2)];
    answer(match, 1, 'give:0:1');
    expect([viewFor(match, 0), viewFor(match, 2)]).toEqual(before);
  });

  test('when they step back', () => {
    const match = night();
    const before = viewFor(match, 2);
    answer(match, 0, 'sleep');
    expectAccepted(match, { seat: 0, undo: true });
    expect(viewFor(match, 2)).toEqual(before);
  });

  test('nor does it end my way back', () => {
    const match = night();
    answer(match, 0, 'sleep');
    answer(match, 1, 'sleep');
    expect(canUndo(match, 0)).toBe(true);
  });

  test('nor does my number tell that they were asked', () => {
    const { procedure } = rulesOf<{ isWatched: boolean }, never>();
    const main = procedure<object, 'mine' | 'window'>('main', 'mine', {
      mine: asks(
        () => ({ seat: 0, prompt: 'mine', shape: { kind: 'choose', options: ['go'] } }),
        () => goto('window'),
      ),
      window: {
        takes: 'all',
        questions: ({ isWatched }) =>
          isWatched
            ? [{ seat: 1, prompt: 'react', secret: true, shape: { kind: 'choose', options: ['pass'] } }]
            : [],
        answer: () => goto('mine'),
      },
    });
    const views = [true, false].map((isWatched) => {
      const game = { ...tinyGame(main, () => ({ isWatched })), view: () => ({}) };
      const match = startMatch(game, { seats: 2, seed: 'secret' });
      answer(match, 0, 'go');
      if (isWatched) answer(match, 1, 'pass');
      // the way back ends where others are asked: a window must open on public facts only
      return { ...viewFor(match, 0), canUndo: null };
    });
    expect(views[0]).toEqual(views[1]);
  });
});

describe('in a re-dealt match', () => {
  const worlds = (match: Match, viewer: 0 | 'spectator') =>
    Array.from({ length: 20 }, (_, index) => redeal(match, viewer, `world ${index}`));

  test('others have not answered in secret, and I have', () => {
    const match = night();
    answer(match, 0, 'give:1:2');
    answer(match, 1, 'sleep');
    for (const world of worlds(match, 0)) {
      expect(world.position.answered).toEqual({ 0: 'give:1:2' });
      expect(world.questions.map(({ seat }) => seat)).toEqual([1, 2]);
      expect({ ...viewFor(world, 0), canUndo: true }).toEqual(viewFor(match, 0));
    }
    for (const world of worlds(match, 'spectator')) expect(world.position.answered).toEqual({});
  });

  test('nobody can count how often others were asked', () => {
    const match = night();
    for (const seat of [0, 1, 2]) answer(match, seat, 'sleep');
    for (const choice of ['bold', 'nobody']) answer(match, 0, choice);
    const numbers = worlds(match, 0).map((world) => [0, 1, 2].map((seat) => decisionOf(world, seat)));
    expect(new Set(numbers.map(String))).toEqual(new Set([`${decisionOf(match, 0)},0,0`]));
  });
});
