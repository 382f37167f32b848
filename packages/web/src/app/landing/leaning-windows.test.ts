import { describe, expect, test } from 'vitest';
import { leaningWindows, rounded } from './leaning-windows.ts';

describe('leaning windows', () => {
  test('fill the row from edge to edge, with a gap between any two', () => {
    const [first, second, third] = leaningWindows({ width: 1360, height: 544, count: 3, isStack: false });
    expect(first?.left).toBe(0);
    expect((third?.left ?? 0) + (third?.width ?? 0)).toBe(1360);
    // the bar between two windows leans by 46, so that their boxes overlap by that less the gap
    expect((first?.width ?? 0) - (second?.left ?? 0)).toBeCloseTo(46 - 14);
    expect(first?.height).toBe(544);
  });

  test('lie on top of each other in a stack, its outer edges straight', () => {
    const windows = leaningWindows({ width: 362, height: 516, count: 3, isStack: true });
    for (const { left, width } of windows) expect([left, width]).toEqual([0, 362]);
    expect(windows[0]?.top).toBe(0);
    expect((windows[2]?.top ?? 0) + (windows[2]?.height ?? 0)).toBeCloseTo(516);
  });

  test('have round corners', () => {
    const square = rounded(
      [
        [0, 0],
        [100, 0],
        [100, 100],
        [0, 100],
      ],
      10,
    );
    expect(square).toBe(
      'M0.0 10.0Q0.0 0.0 10.0 0.0L90.0 0.0Q100.0 0.0 100.0 10.0L100.0 90.0Q100.0 100.0 90.0 100.0L10.0 100.0Q0.0 100.0 0.0 90.0Z',
    );
  });
});
