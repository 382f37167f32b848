import { describe, expect, test } from 'vitest';
import { rulesOf } from '../game/game.ts';
import { type Match, startMatch, submit } from './match.ts';
import { asks, goto } from '../game/procedure.ts';
import type { AnyGame } from './step-of.ts';
import { decisionOf } from './asked.ts';
import { restoreMatch, type SavedMatch, saveMatch } from '../position/save.ts';
import { answer, expectAccepted, expectRefused } from '../testing/expect-refused.ts';
import { highCard } from '../testing/toys/high-card/high-card.ts';
import { tinyGame } from '../testing/toys/tiny-game.ts';
import { trapdoors } from '../testing/toys/trapdoors.ts';
import { canUndo } from './undo.ts';

const cards = (settings: { undo?: boolean } = {}) =>
  startMatch(highCard, { seats: 2, seed: 'undo', ...settings });
const stateText = (match: Match) => JSON.stringify({ ...match.position, decisions: [] });
const stepBack = (match: Match, seat: number) => expectAccepted(match, { seat, undo: true });

describe('stepping back', () => {
  test('returns through one’s own answers to the floor, and no further', () => {
    const match = cards();
    const start = stateText(match);
    answer(match, 0, 'low');
    const between = stateText(match);
    answer(match, 0, '2');
    expect(match.questions).toMatchObject([{ prompt: 'buy-card' }]);
    expect(stepBack(match, 0)).toEqual([]);
    expect(stateText(match)).toBe(between);
    expect(match.questions).toMatchObject([{ prompt: 'call-stake' }]);
    stepBack(match, 0);
    expect(stateText(match)).toBe(start);
    expectRefused(match, { seat: 0, undo: true }, 'engine.nothing-to-undo');
  });

  test('is no business of another seat', () => {
    const match = cards();
    answer(match, 0, 'low');
    expect([canUndo(match, 0), canUndo(match, 1)]).toEqual([true, false]);
    expectRefused(match, { seat: 1, undo: true }, 'engine.nothing-to-undo');
    expectRefused(match, { seat: 2, undo: true }, 'engine.no-such-seat');
  });

  test('stops at a draw', () => {
    const match = cards();
    for (const choice of ['low', '2', 'draw']) answer(match, 0, choice);
    expectRefused(match, { seat: 0, undo: true }, 'engine.nothing-to-undo');
  });

  test('stops at the roll of a die, even one that changed nothing', () => {
    const match = startMatch(trapdoors, { seats: 2, seed: 'undo' });
    answer(match, 0, 'step');
    answer(match, 0, 'roll');
    expectRefused(match, { seat: 0, undo: true }, 'engine.nothing-to-undo');
    answer(match, 0, 'step');
    stepBack(match, 0);
    expectRefused(match, { seat: 0, undo: true }, 'engine.nothing-to-undo');
  });

  test('stops when the table turns to another seat', () => {
    const match = startMatch(trapdoors, { seats: 2, seed: 'undo' });
    answer(match, 0, 'step');
    expect(canUndo(match, 0)).toBe(true);
    answer(match, 0, 'pass');
    expectRefused(match, { seat: 0, undo: true }, 'engine.nothing-to-undo');
    answer(match, 1, 'step');
    expect([canUndo(match, 0), canUndo(match, 1)]).toEqual([false, true]);
    stepBack(match, 1);
    // stepping back does not lower the floor for the seat before
    expectRefused(match, { seat: 0, undo: true }, 'engine.nothing-to-undo');
    expect(match.questions).toMatchObject([{ seat: 1 }]);
  });

  test('does not stop at a pile that was empty when it was drawn from', () => {
    const { procedure } = rulesOf<{ pile: string[] }, never>();
    const main = procedure<object, 'draw'>('main', 'draw', {
      draw: asks(
        () => ({ seat: 0, prompt: 'draw', shape: { kind: 'choose', options: ['draw'] } }),
        (table) => {
          table.draw(table.state.pile);
          return goto('draw');
        },
      ),
    });
    const match = startMatch(
      tinyGame(main, () => ({ pile: ['ace'] })),
      { seats: 1, seed: 'undo' },
    );
    answer(match, 0, 'draw');
    expect(canUndo(match, 0)).toBe(false);
    answer(match, 0, 'draw');
    expect(canUndo(match, 0)).toBe(true);
  });

  test('uses up a number, so that an answer already sent cannot hit another question', () => {
    const match = cards();
    const first = decisionOf(match, 0);
    answer(match, 0, 'low');
    const sent = { seat: 0, decision: decisionOf(match, 0), answer: '2' };
    stepBack(match, 0);
    expect(decisionOf(match, 0)).toBeGreaterThan(sent.decision);
    expectRefused(match, sent, 'engine.stale-decision');
    expectRefused(match, { ...sent, decision: first, answer: 'low' }, 'engine.stale-decision');
    answer(match, 0, 'high');
    expectRefused(match, sent, 'engine.stale-decision');
  });

  test('is not for matches that keep no way back', () => {
    const match = cards({ undo: false });
    answer(match, 0, 'low');
    expectRefused(match, { seat: 0, undo: true }, 'engine.nothing-to-undo');
  });

  test('is not possible once the match is over', () => {
    const match = startMatch(trapdoors, { seats: 2, seed: 'undo' });
    answer(match, 0, 'leave');
    expect(canUndo(match, 0)).toBe(false);
  });
});

describe('stepping back after the match was saved', () => {
  const reborn = (match: Match, settings: { undo?: boolean } = {}) =>
    restoreMatch(highCard, JSON.parse(JSON.stringify(saveMatch(match))) as SavedMatch, settings);

  test('goes as far as it would have gone', () => {
    const match = cards();
    const start = stateText(match);
    answer(match, 0, 'low');
    answer(match, 0, '2');
    const restored = reborn(match);
    stepBack(restored, 0);
    const again = reborn(restored);
    stepBack(again, 0);
    expect(stateText(again)).toBe(start);
    expectRefused(again, { seat: 0, undo: true }, 'engine.nothing-to-undo');
  });

  test('still makes late answers stale', () => {
    const match = cards();
    answer(match, 0, 'low');
    const sent = { seat: 0, decision: decisionOf(match, 0), answer: '2' };
    stepBack(match, 0);
    const restored = reborn(match);
    expectRefused(restored, sent, 'engine.stale-decision');
    answer(restored, 0, 'low');
    expectRefused(restored, sent, 'engine.stale-decision');
  });

  test('is left out when the match is taken up without it', () => {
    const match = cards();
    answer(match, 0, 'low');
    expectRefused(reborn(match, { undo: false }), { seat: 0, undo: true }, 'engine.nothing-to-undo');
  });
});

describe('stepping back under rules that have changed since', () => {
  /** Counts; the corrected rule counts otherwise, or trips over what it would no longer allow. */
  const counting = (count: (answer: string) => number): AnyGame => {
    const { procedure } = rulesOf<{ count: number }, never>();
    const main = procedure<object, 'count'>('main', 'count', {
      count: asks(
        () => ({ seat: 0, prompt: 'count', shape: { kind: 'choose', options: ['one', 'two'] } }),
        (table, _locals, answer) => {
          table.state.count += count(answer);
          return goto('count');
        },
      ),
    });
    return tinyGame(main, () => ({ count: 0 }));
  };
  const old = counting((answer) => (answer === 'one' ? 1 : 2));
  const counted = () => {
    const match = startMatch(old, { seats: 1, seed: 'undo' });
    for (const number of ['one', 'two']) answer(match, 0, number);
    return match;
  };
  const trips = counting((answer) => {
    if (answer === 'one') throw new Error('corrected');
    return 2;
  });

  test('is possible while they lead to the same position', () => {
    const restored = restoreMatch(
      counting((answer) => ['one', 'two'].indexOf(answer) + 1),
      saveMatch(counted()),
    );
    stepBack(restored, 0);
    expect(restored.position.state).toEqual({ count: 1 });
  });

  test.each([
    ['lead elsewhere', counting(() => 1)],
    ['fail', trips],
  ])('is gone from a saved match when they %s', (_name, corrected) => {
    const match = counted();
    const restored = restoreMatch(corrected, saveMatch(match));
    expect(restored.position).toEqual(match.position);
    expectRefused(restored, { seat: 0, undo: true }, 'engine.nothing-to-undo');
  });

  test('is refused, and given up, when they fail under a match in memory', () => {
    const match: Match = Object.assign(counted(), { game: trips });
    const position = JSON.stringify(match.position);
    expect(submit(match, { seat: 0, undo: true })).toMatchObject({
      accepted: false,
      reason: { key: 'engine.rules-failed' },
      error: { message: 'corrected' },
    });
    expect(JSON.stringify(match.position)).toBe(position);
    expectRefused(match, { seat: 0, undo: true }, 'engine.nothing-to-undo');
    answer(match, 0, 'two');
    expect(match.position.state).toEqual({ count: 5 });
  });
});
