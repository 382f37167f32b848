import { describe, expect, test } from 'vitest';
import type { Question } from '../decisions/question.ts';
import { rulesOf } from '../game/game.ts';
import { type Match, playFrom, startMatch, submit } from './match.ts';
import { call, end, goto, type Procedure, stay } from '../game/procedure.ts';
import { decisionOf } from './asked.ts';
import { answer, everythingOf, expectAccepted, expectRefused } from '../testing/expect-refused.ts';
import { tripsOverAnswers } from '../testing/toys/broken.ts';
import { tinyGame } from '../testing/toys/tiny-game.ts';
import { trapdoors } from '../testing/toys/trapdoors.ts';
import { canUndo } from './undo.ts';

const corridor = (settings: { undo?: boolean } = {}) =>
  startMatch(trapdoors, { seats: 2, seed: 'dark', ...settings });
/** The seat that is asked takes this door. */
function through(match: Match, door: string) {
  const seat = match.questions[0]?.seat ?? -1;
  return submit(match, { seat, decision: decisionOf(match, seat), answer: door });
}

const broken = [
  ['trip', /^tripped$/u],
  ['loop', /went on for 20000 steps without asking anybody/u],
  ['nest', /nests procedures without end/u],
  ['vanish', /ran out of procedures without an outcome/u],
] as const;

describe.each(broken)('a rule that fails (%s)', (door, error) => {
  test('is reported as ours, not the sender’s', () => {
    const submitted = through(corridor(), door);
    expect(submitted).toMatchObject({ accepted: false, reason: { key: 'engine.rules-failed' } });
    expect((submitted as { error: Error }).error.message).toMatch(error);
  });

  test('leaves no trace, at the start or later', () => {
    const match = corridor();
    expectFailed(match, door);
    answer(match, 0, 'step');
    answer(match, 0, 'roll');
    answer(match, 0, 'step');
    expectFailed(match, door);
  });

  test('does not stop play, and chance goes on as if it had not been', () => {
    const [match, other] = [corridor(), corridor()];
    expectFailed(match, door);
    for (const next of ['roll', 'step', 'pass', 'roll']) {
      expect(through(match, next).accepted).toBe(true);
      expect(through(other, next).accepted).toBe(true);
      expectFailed(match, door);
    }
    expect(everythingOf(match).position).toStrictEqual(everythingOf(other).position);
    expect(through(match, 'leave').accepted).toBe(true);
    expect(match.position.outcome).toEqual({ winners: [1], places: [1, 1] });
  });

  test('does not take away the way back', () => {
    const match = corridor();
    answer(match, 0, 'step');
    answer(match, 0, 'step');
    expectFailed(match, door);
    expect(canUndo(match, 0)).toBe(true);
    expectAccepted(match, { seat: 0, undo: true });
    expectAccepted(match, { seat: 0, undo: true });
    expect(match.position.state).toEqual({ turn: 0, steps: 0, notes: [] });
  });

  test('does not hand out the numbers of decisions again', () => {
    const match = corridor();
    const early = { seat: 0, decision: decisionOf(match, 0), answer: 'step' };
    answer(match, 0, 'step');
    expectAccepted(match, { seat: 0, undo: true });
    const decision = decisionOf(match, 0);
    expectFailed(match, door);
    expect(decisionOf(match, 0)).toBe(decision);
    expectRefused(match, early, 'engine.stale-decision');
  });

  test.each([true, false])('is as harmless long after the checkpoint (a way back: %j)', (undo) => {
    const match = corridor({ undo });
    for (let i = 0; i < 150; i++) {
      answer(match, 0, i % 3 === 0 && !undo ? 'roll' : 'step');
      if (i % 10 === 0 || i === 63 || i === 64) expectFailed(match, door);
    }
  });
});

function expectFailed(match: Match, door: string): void {
  const seat = match.questions[0]?.seat ?? -1;
  const input = { seat, decision: decisionOf(match, seat), answer: door };
  expectRefused(match, input, 'engine.rules-failed');
}

test('rules that fail while they look at an answer change nothing either', () => {
  const match = startMatch(tripsOverAnswers, { seats: 2, seed: 'dark' });
  expectRefused(match, { seat: 0, decision: 1, answer: 'sideways' }, 'engine.rules-failed');
  answer(match, 0, 'high');
});

describe('a position without sense', () => {
  test('whose step does not exist cannot be played', () => {
    const { position } = corridor();
    position.frames = [{ proc: 'main', step: 'cellar', locals: {} }];
    expect(() => playFrom(trapdoors, position)).toThrow(
      "trapdoors has no step 'cellar' in a procedure 'main'",
    );
  });
});

describe('a step that asks is stopped at once when it', () => {
  const { procedure } = rulesOf<{ count: number }, never>();
  const asked = (seat: number, prompt = 'go'): Question => ({
    seat,
    prompt,
    shape: { kind: 'choose', options: ['go'] },
  });
  const start = (main: Procedure, more: readonly Procedure[] = []) => {
    const game = tinyGame(main, () => ({ count: 0 }));
    return startMatch({ ...game, procedures: [main, ...more] }, { seats: 2, seed: 'dark' });
  };

  test('asks one seat two things', () => {
    const main = procedure<object, 'ask'>('main', 'ask', {
      ask: { takes: 'all', questions: () => [asked(0), asked(0, 'stop')], answer: () => goto('ask') },
    });
    expect(() => start(main)).toThrow('one seat is asked two things at once');
  });

  test('comes to ask one seat two things while it stays', () => {
    const main = procedure<object, 'ask'>('main', 'ask', {
      ask: {
        takes: 'each',
        questions: ({ count }) => (count === 0 ? [asked(0)] : [asked(0), asked(0, 'stop')]),
        answer(table) {
          table.state.count++;
          return stay;
        },
      },
    });
    const match = start(main);
    expectRefused(match, { seat: 0, decision: 1, answer: 'go' }, 'engine.rules-failed');
  });

  test('stays and asks nobody, with no clock to wait for', () => {
    const main = procedure<object, 'ask'>('main', 'ask', {
      ask: {
        takes: 'each',
        questions: ({ count }) => (count === 0 ? [asked(0)] : []),
        answer(table) {
          table.state.count++;
          return stay;
        },
      },
    });
    const match = start(main);
    expectRefused(match, { seat: 0, decision: 1, answer: 'go' }, 'engine.rules-failed');
  });

  test('is handed a result it cannot take', () => {
    const inner = procedure<object, 'give'>('inner', 'give', { give: () => end('a result') });
    const main = procedure<object, 'begin' | 'ask'>('main', 'begin', {
      begin: () => call(inner, {}, 'ask'),
      ask: { takes: 'each', questions: () => [asked(0)], answer: () => goto('ask') },
    });
    expect(() => start(main, [inner])).toThrow('main.ask asks and cannot take a result');
  });
});
