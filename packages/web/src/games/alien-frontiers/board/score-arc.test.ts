import { describe, expect, test } from 'vitest';
import { reach, spotAt } from './score-arc.ts';

describe('the ring that counts points', () => {
  test('it reaches further only for those who have more than most matches bring', () => {
    expect(reach([0, 0])).toBe(15);
    expect(reach([4, 19, 7])).toBe(19);
  });

  test('points go round from left to right, each at its own place on the ring', () => {
    const along = Array.from({ length: 16 }, (_, points) => spotAt(points, 15).x);
    expect(along).toEqual([...new Set(along)].sort((a, b) => a - b));
    for (let points = 0; points <= 15; points++) {
      const { x, y } = spotAt(points, 15);
      expect(Math.hypot(x, y)).toBeCloseTo(238, 0);
    }
  });

  test('whoever has the same points stands further out', () => {
    const [near, far] = [spotAt(3, 15), spotAt(3, 15, 17)];
    expect(Math.hypot(far.x, far.y) - Math.hypot(near.x, near.y)).toBeCloseTo(17, 0);
  });
});
