import { describe, expect, test } from 'vitest';
import { amongEqual, reach, smallArc, spotAt, stageArc } from './score-arc.ts';

describe('the ring that counts points', () => {
  test('it reaches further only for those who have more than most matches bring', () => {
    expect(reach([0, 0])).toBe(15);
    expect(reach([4, 19, 7])).toBe(19);
  });

  test('points go round from left to right, each at its own place on the ring', () => {
    const along = Array.from({ length: 16 }, (_, points) => spotAt(stageArc, points, 15).x);
    expect(along).toEqual([...new Set(along)].sort((a, b) => a - b));
    for (let points = 0; points <= 15; points++) {
      const { x, y } = spotAt(stageArc, points, 15);
      expect(Math.hypot(x, y)).toBeCloseTo(238, 0);
    }
  });

  test('whoever has the same points stands further out', () => {
    const [near, far] = [spotAt(stageArc, 3, 15), spotAt(stageArc, 3, 15, 17)];
    expect(Math.hypot(far.x, far.y) - Math.hypot(near.x, near.y)).toBeCloseTo(17, 0);
    expect(amongEqual([3, 5, 3], 0)).toEqual({ before: 0, all: 2 });
    expect(amongEqual([3, 5, 3], 2)).toEqual({ before: 1, all: 2 });
  });

  test('on a phone they stand side by side, closer to each other than to the next point', () => {
    const arc = smallArc(93);
    const [first, second] = [spotAt(arc, 3, 15, 0, -6.5), spotAt(arc, 3, 15, 0, 6.5)];
    const next = spotAt(arc, 4, 15);
    expect(Math.hypot(second.x - first.x, second.y - first.y)).toBeCloseTo(13, 0);
    expect(Math.hypot(next.x - second.x, next.y - second.y)).toBeGreaterThan(13);
  });
});
