import { expect, test } from 'vitest';
import { canonical, decisionOf, fork, startMatch, submit, whatIf } from './index.ts';
import { highCard } from './testing/index.ts';

const start = () => startMatch(highCard, { seats: 2, seed: 'what if' });

test('what would come of an answer is what comes of it', () => {
  const match = start();
  const before = canonical(match.table.position);
  const imagined = whatIf(match, 0, 'high');
  expect(canonical(match.table.position)).toBe(before);
  submit(match, { seat: 0, decision: decisionOf(match, 0), answer: 'high' });
  expect(canonical(imagined.table.position)).toBe(canonical(match.table.position));
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
  expect(canonical(imagined.table.position)).toBe(canonical(other.table.position));
  expect(decisionOf(match, 0)).toBe(1);
});
