import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Leaving } from './leaving.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what nobody heeds goes by itself, once', () => {
  const leave = vi.fn();
  const leaving = new Leaving(1_000, leave);
  vi.advanceTimersByTime(999);
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5_000);
  leaving.hold('pointer');
  vi.advanceTimersByTime(5_000);
  expect(leave).toHaveBeenCalledTimes(1);
});

test('it stays as long as somebody looks at it, and all its time again after that', () => {
  const leave = vi.fn();
  const leaving = new Leaving(1_000, leave);
  vi.advanceTimersByTime(900);
  leaving.hold('pointer');
  vi.advanceTimersByTime(60_000);
  expect(leave).not.toHaveBeenCalled();
  leaving.release('pointer');
  vi.advanceTimersByTime(999);
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(leave).toHaveBeenCalledTimes(1);
});

test('it stays under the focus, wherever the pointer goes', () => {
  const leave = vi.fn();
  const leaving = new Leaving(1_000, leave);
  leaving.hold('focus');
  leaving.hold('pointer');
  leaving.release('pointer');
  vi.advanceTimersByTime(60_000);
  expect(leave).not.toHaveBeenCalled();
  leaving.release('focus');
  vi.advanceTimersByTime(1_000);
  expect(leave).toHaveBeenCalledTimes(1);
});
