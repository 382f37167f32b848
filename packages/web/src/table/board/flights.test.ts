import { describe, expect, test } from 'vitest';
import { bow } from './flights.ts';

describe('the way of a ship', () => {
  const path = bow({ x: 0, y: 0, size: 50 }, { x: 300, y: 0, size: 25 });

  test('it starts and lands where it is said', () => {
    expect(path.at(0)).toEqual({ x: 0, y: 0, size: 50 });
    expect(path.at(-1)).toEqual({ x: 300, y: 0, size: 25 });
  });

  test('it is a bow: furthest out half way, by a sixth of the way', () => {
    const furthest = path.toSorted((a, b) => a.y - b.y)[0];
    expect(furthest).toEqual({ x: 150, y: -50, size: 37.5 });
  });

  test('back it swings out to the other side, so that two ships never meet', () => {
    const back = bow({ x: 300, y: 0, size: 25 }, { x: 0, y: 0, size: 50 });
    expect(Math.max(...back.map(({ y }) => y))).toBe(50);
    expect(Math.min(...back.map(({ y }) => y))).toBe(0);
  });
});
