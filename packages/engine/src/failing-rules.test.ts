import { describe, expect, test } from 'vitest';
import { canUndo, type Match, playFrom, startMatch, submit } from './match.ts';
import { answer, everythingOf, expectAccepted, expectRefused } from './testing/expect-refused.ts';
import { tripsOverAnswers } from './testing/toys/broken.ts';
import { trapdoors } from './testing/toys/trapdoors.ts';

const corridor = (settings: { undo?: boolean } = {}) =>
  startMatch(trapdoors, { seats: 2, seed: 'dark', ...settings });
const through = (match: Match, door: string) =>
  submit(match, { seat: match.questions[0]?.seat, decision: match.table.position.decision, answer: door });

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
    expect(match.table.position.outcome).toEqual({ winners: [1], places: [1, 1] });
  });

  test('does not take away the way back of the seat before', () => {
    const match = corridor();
    answer(match, 0, 'step');
    answer(match, 0, 'pass');
    expectFailed(match, door);
    expect(canUndo(match, 0)).toBe(true);
    expectAccepted(match, { seat: 0, undo: true });
    expectAccepted(match, { seat: 0, undo: true });
    expect(match.table.state).toEqual({ turn: 0, steps: 0, notes: [] });
  });

  test('does not hand out the numbers of decisions again', () => {
    const match = corridor();
    const early = { seat: 0, decision: match.table.position.decision, answer: 'step' };
    answer(match, 0, 'step');
    expectAccepted(match, { seat: 0, undo: true });
    const { decision } = match.table.position;
    expectFailed(match, door);
    expect(match.table.position.decision).toBe(decision);
    expectRefused(match, early, 'engine.stale-decision');
  });

  test('is as harmless in a match that keeps no way back, long after its checkpoint', () => {
    const match = corridor({ undo: false });
    for (let i = 0; i < 150; i++) {
      answer(match, 0, i % 3 === 0 ? 'roll' : 'step');
      if (i % 10 === 0 || i === 63 || i === 64) expectFailed(match, door);
    }
  });
});

function expectFailed(match: Match, door: string): void {
  const { seat } = match.questions[0] ?? {};
  const input = { seat, decision: match.table.position.decision, answer: door };
  expectRefused(match, input, 'engine.rules-failed');
}

test('rules that fail while they look at an answer change nothing either', () => {
  const match = startMatch(tripsOverAnswers, { seats: 2, seed: 'dark' });
  expectRefused(match, { seat: 0, decision: 1, answer: 'sideways' }, 'engine.rules-failed');
  answer(match, 0, 'high');
});

describe('a position without sense', () => {
  test('whose step does not exist cannot be played', () => {
    const { position } = corridor().table;
    position.frames = [{ proc: 'main', step: 'cellar', locals: {} }];
    expect(() => playFrom(trapdoors, position)).toThrow(
      "trapdoors has no step 'cellar' in a procedure 'main'",
    );
  });
});
