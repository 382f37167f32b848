import { afterEach, expect, test, vi } from 'vitest';
import { ShiftMeter } from './shift-meter.ts';

afterEach(() => void vi.useRealTimers());

/** A meter beside a clock that is an hour ahead, whose answers take as long as the test says. */
function measuring() {
  vi.useFakeTimers();
  let now = 0;
  let pings = 0;
  const shifts: number[] = [];
  const meter = new ShiftMeter({ ping: () => pings++, tell: (shift) => shifts.push(shift), now: () => now });
  const answers = (there: number, back: number) => {
    now += there;
    const theirs = now + 3_600_000;
    now += back;
    meter.heard(theirs);
  };
  return { meter, shifts, answers, pings: () => pings };
}

test('the middle of five answers counts: one that was held up on its way does not', () => {
  const { meter, shifts, answers } = measuring();
  meter.turn(true);
  for (const [there, back] of [
    [20, 20],
    [900, 20],
    [30, 30],
    [20, 4_000],
  ] as const)
    answers(there, back);
  expect(shifts).toEqual([]);
  answers(10, 10);
  expect(shifts).toEqual([3_600_000]);
  meter.turn(false);
});

test('it is measured anew every five seconds, and only as long as it matters', () => {
  const { meter, shifts, answers, pings } = measuring();
  meter.turn(true);
  meter.turn(true);
  expect(pings()).toBe(1);
  // an answer that never came does not end it
  vi.advanceTimersByTime(5_000);
  for (let count = 0; count < 5; count++) answers(10, 10);
  expect(shifts).toHaveLength(1);
  expect(pings()).toBe(6);
  vi.advanceTimersByTime(5_000);
  expect(pings()).toBe(7);
  meter.turn(false);
  answers(10, 10);
  vi.advanceTimersByTime(60_000);
  expect(pings()).toBe(7);
});
