import { expect, test } from 'vitest';
import { timeAxis } from './time-axis.ts';

const events = [{ type: 'happened' }];
const timed = (at: number) => ({ input: { seat: 0, decision: 1, answer: 'tap', at }, events });
const untimed = { input: { seat: 0, decision: 1, answer: 'end' }, events };

test('in real time a step comes as long after the one before as it did', () => {
  expect(timeAxis([timed(350), timed(360), { ...timed(2_000), events: [] }])).toEqual([0, 350, 360, 2_000]);
});

test('between rounds, where no clock runs, each is looked at for a while', () => {
  const log = [timed(100), untimed, { ...untimed, events: [] }, timed(5_000), timed(5_040)];
  expect(timeAxis(log)).toEqual([0, 100, 1_300, 1_550, 2_750, 2_790]);
});
