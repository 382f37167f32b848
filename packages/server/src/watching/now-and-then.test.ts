import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NowAndThen } from './now-and-then.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is asked for is done at once, and in the pause after that once, at its end', () => {
  let done = 0;
  const telling = new NowAndThen(
    () => done++,
    () => 100,
  );
  for (let count = 0; count < 50; count++) telling.ask();
  expect(done).toBe(1);
  vi.advanceTimersByTime(100);
  expect(done).toBe(2);
  vi.advanceTimersByTime(1000);
  expect(done).toBe(2);
  telling.ask();
  expect(done).toBe(3);
});

test('nothing is done after it was stopped', () => {
  let done = 0;
  const telling = new NowAndThen(
    () => done++,
    () => 100,
  );
  telling.ask();
  telling.ask();
  telling.stop();
  vi.advanceTimersByTime(1000);
  expect(done).toBe(1);
});
