import { expect, test } from 'vitest';
import type { LoggedInput } from '../log/log-entry.ts';
import { Steps } from './steps.ts';

const viewers = [0, 1, 'spectator'] as const;
const answer = { seat: 0, decision: 1, answer: 'a' } as const;

const entry = (seq: number, seat: number, told: readonly number[], input: LoggedInput = answer) =>
  ({ seq, at: 0, seat, by: 'person', request: null, input, events: [], told }) as const;

test('a step back undoes what told of the seat’s latest answer, whoever answered since', () => {
  const steps = new Steps();
  steps.enter(entry(1, 0, []), [1, 1, 1]);
  steps.enter(entry(2, 1, []), [0, 2, 0]);
  expect(steps.back(0)).toEqual({ seat: 0, by: 'person', toldBy: [1, 1, 1] });
  expect(steps.back(0)).toBeNull();
  expect(steps.back(1)?.toldBy).toEqual([0, 2, 0]);
});

test('it goes on from a log, as far as that tells which message told what', () => {
  const log = [entry(7, 0, [4, 4, 9]), entry(8, 1, [4, 5, 9]), entry(9, 0, [5, 6, 9])];
  const steps = Steps.after(log, viewers);
  expect(steps.back(1)?.toldBy).toEqual([0, 5, null]);
  expect(steps.back(0)?.toldBy).toEqual([5, 6, null]);
  // what was told before the first of these entries is not in them
  expect(steps.back(0)?.toldBy).toEqual([null, null, null]);
});

test('what was stepped back from, or taken back, is not undone again', () => {
  const undone = entry(3, 0, [3, 3, 3], { seat: 0, undo: true });
  const log = [entry(1, 1, [1, 1, 1]), entry(2, 0, [2, 2, 2]), undone];
  const steps = Steps.after(log, viewers);
  expect(steps.back(0)).toBeNull();
  steps.enter(entry(4, 0, [], { takeback: 0 }), [4, 4, 4]);
  expect(steps.back(1)).toBeNull();
});
