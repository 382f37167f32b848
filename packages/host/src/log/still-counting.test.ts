import { expect, test } from 'vitest';
import { latestAnswerOf, stillCounting } from './still-counting.ts';

type Line = readonly [seat: number, input: object];

const answer = {};
const answers = (seat: number): Line => [seat, { answer }];
const stepsBack = (seat: number): Line => [seat, { undo: true }];
const goesBack = (to: number): Line => [0, { takeback: to }];

const logOf = (...lines: readonly Line[]) =>
  lines.map(([seat, input], index) => ({ seq: index + 1, seat, input }));
const counting = (...lines: readonly Line[]) => stillCounting(logOf(...lines)).map(({ seq }) => seq);

test('a step back takes the latest answer of its seat along, whoever has answered since', () => {
  expect(counting(answers(0), answers(0), stepsBack(0))).toEqual([1]);
  expect(counting(answers(0), answers(1), stepsBack(0), answers(0))).toEqual([2, 4]);
});

test('a takeback takes all along that came after its number, and stays itself', () => {
  expect(counting(answers(0), answers(1), answers(0), goesBack(1), answers(1))).toEqual([1, 4, 5]);
  expect(counting(answers(0), answers(1), goesBack(0))).toEqual([3]);
});

test('a takeback to before a step back brings back what that had undone', () => {
  expect(counting(answers(0), answers(1), stepsBack(0), goesBack(1))).toEqual([1, 4]);
  expect(counting(answers(0), stepsBack(0), answers(1), goesBack(1), answers(1), goesBack(2))).toEqual([6]);
});

test('of a log whose beginning is not at hand, what is left of it counts', () => {
  const latest = logOf(answers(0), answers(1), answers(0), goesBack(1)).slice(1);
  expect(stillCounting(latest).map(({ seq }) => seq)).toEqual([4]);
  expect(latestAnswerOf(latest, 0)).toBeUndefined();
});
