import { expect, test } from 'vitest';
import { secondsLeft } from './use-deadline.ts';

const minute = { at: 90_000, length: 60_000 };

test('what is left is counted by the game’s clock, which runs with the server’s', () => {
  // the server is an hour ahead, and the game began half a minute before this device was looked at
  const state = { time: { runs: true, since: 3_600_000 - 30_000 }, clockShift: 3_600_000 } as const;
  expect(secondsLeft(minute, state, 0)).toBe(60);
  expect(secondsLeft(minute, state, 59_001)).toBe(1);
  expect(secondsLeft(minute, state, 70_000)).toBe(0);
});

test('a clock that stands shows where', () => {
  expect(secondsLeft(minute, { time: { runs: false, at: 80_000 }, clockShift: 5 }, 123_456)).toBe(10);
});

test('where no clock is kept nothing is left to count, nor where the game names no end', () => {
  expect(secondsLeft(minute, { time: null, clockShift: 0 }, 0)).toBeNull();
  expect(secondsLeft(null, { time: { runs: false, at: 1 }, clockShift: 0 }, 0)).toBeNull();
});
