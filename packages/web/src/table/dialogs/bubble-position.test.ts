import { expect, test } from 'vitest';
import { bubblePosition } from './bubble-position.ts';

const screen = { width: 1000, height: 600 };
const bubble = { width: 200, height: 100 };
const place = (x: number, y: number) => bubblePosition({ x, y, width: 40, height: 40 }, bubble, screen);

test('a bubble stands above what it speaks of', () => {
  expect(place(500, 300)).toEqual({ x: 420, y: 188 });
});

test('where there is no room above it stands below', () => {
  expect(place(500, 60)).toEqual({ x: 420, y: 112 });
});

test('it never leaves the screen', () => {
  expect(place(0, 300).x).toBe(10);
  expect(place(980, 300).x).toBe(790);
  expect(bubblePosition({ x: 0, y: 0, width: 1000, height: 600 }, bubble, screen)).toEqual({
    x: 400,
    y: 490,
  });
});
