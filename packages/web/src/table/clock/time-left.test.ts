import { expect, test } from 'vitest';
import { clockFace, shareLeft, timeLeft } from './time-left.ts';

test('time is left until it is due, by the server’s clock', () => {
  expect(timeLeft(90_000, 60_000, 0)).toBe(30_000);
  expect(timeLeft(90_000, 60_000, 20_000)).toBe(10_000);
  expect(timeLeft(90_000, 60_000, 50_000)).toBe(0);
  expect(timeLeft(null, 60_000, 0)).toBeNull();
});

test('a clock shows what has begun as a whole second', () => {
  const text = (left: number) => clockFace(left);
  expect(text(84_000)).toEqual({ kind: 'short', text: '1:24' });
  expect(text(83_001)).toEqual({ kind: 'short', text: '1:24' });
  expect(text(9_000)).toEqual({ kind: 'short', text: '0:09' });
  expect(text(1)).toEqual({ kind: 'short', text: '0:01' });
  expect(text(0)).toEqual({ kind: 'short', text: '0:00' });
  expect(text(3_600_000)).toEqual({ kind: 'short', text: '60:00' });
});

test('by mail, days and hours are enough', () => {
  expect(clockFace(52 * 3_600_000 + 5_000)).toEqual({ kind: 'long', days: 2, hours: 4 });
  expect(clockFace(2 * 3_600_000)).toEqual({ kind: 'long', days: 0, hours: 2 });
});

test('the ring shows what is left of free time and reserve', () => {
  const clock = { seat: 0, reserve: 60_000, due: 1 };
  expect(shareLeft(75_000, clock, 'fast')).toBe(1);
  expect(shareLeft(15_000, clock, 'fast')).toBe(0.2);
  expect(shareLeft(0, clock, 'fast')).toBe(0);
  expect(shareLeft(5, clock, 'none')).toBe(1);
});
