import { describe, expect, test } from 'vitest';
import {
  asks,
  canonical,
  decisionOf,
  fork,
  goOn,
  redeal,
  rulesOf,
  startMatch,
  submit,
  whatIf,
} from '../index.ts';
import { highCard, tinyGame } from '../testing/index.ts';

const start = () => startMatch(highCard, { seats: 2, seed: 'what if' });

test('what would come of an answer is what comes of it', () => {
  const match = start();
  const before = canonical(match.position);
  const imagined = whatIf(match, 0, 'high');
  expect(canonical(match.position)).toBe(before);
  submit(match, { seat: 0, decision: decisionOf(match, 0), answer: 'high' });
  expect(canonical(imagined.position)).toBe(canonical(match.position));
  expect(imagined.questions.map(({ prompt }) => prompt)).toEqual(match.questions.map(({ prompt }) => prompt));
});

test('an imagined match goes on like any other, and apart from the real one', () => {
  const match = start();
  const imagined = whatIf(match, 0, 'high');
  const other = fork(imagined);
  for (const each of [imagined, other]) {
    const input = { seat: 0, decision: decisionOf(each, 0), answer: '1' };
    expect(submit(each, input)).toMatchObject({ accepted: true });
  }
  expect(canonical(imagined.position)).toBe(canonical(other.position));
  expect(decisionOf(match, 0)).toBe(1);
});

test('it can be gone on with in place, which the real one cannot', () => {
  const match = start();
  const imagined = whatIf(match, 0, 'high');
  const other = whatIf(imagined, 0, '1');
  goOn(imagined, 0, '1');
  expect(canonical(imagined.position)).toBe(canonical(other.position));
  expect(() => goOn(match, 0, 'high')).toThrow('only an imagined match');
});

describe('a step that tells whom it asks', () => {
  const { procedure } = rulesOf<{ said: string[] }, never>();
  let workedOut = 0;
  const talk = procedure<object, 'ask'>('talk', 'ask', {
    ask: asks(
      ({ said }) => {
        workedOut++;
        return { seat: 0, prompt: 'say', shape: { kind: 'choose', options: [`word ${said.length}`, 'bye'] } };
      },
      ({ state }, _locals, word) => {
        state.said.push(word);
        return { do: 'goto', step: 'ask' };
      },
      () => 0,
    ),
  });
  const begun = () =>
    startMatch(
      tinyGame(talk, () => ({ said: [] })),
      { seats: 1, seed: 'talk' },
    );

  test('works out what it asks only where somebody wants to know', () => {
    const match = begun();
    const before = workedOut;
    const imagined = whatIf(match, 0, 'word 0');
    const world = redeal(imagined, 0, 'other');
    expect([imagined.position.state, decisionOf(imagined, 0), workedOut]).toEqual([
      { said: ['word 0'] },
      2,
      before,
    ]);
    for (const each of [imagined, world]) {
      expect(each.questions.map(({ shape }) => shape)).toEqual([
        { kind: 'choose', options: ['word 1', 'bye'] },
      ]);
    }
    expect(workedOut).toBe(before + 2);
  });

  test('takes and refuses answers there as anywhere', () => {
    const world = redeal(begun(), 0, 'other');
    const say = (answer: string) => submit(world, { seat: 0, decision: decisionOf(world, 0), answer });
    expect(say('word 1')).toMatchObject({ accepted: false, reason: { key: 'engine.unknown-option' } });
    expect(say('word 0')).toMatchObject({ accepted: true });
    expect(say('bye')).toMatchObject({ accepted: true });
    expect(world.position.state).toEqual({ said: ['word 0', 'bye'] });
  });
});
