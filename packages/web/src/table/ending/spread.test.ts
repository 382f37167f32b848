import { describe, expect, test } from 'vitest';
import { spread } from './spread.ts';

describe('labels beside a graph', () => {
  test('those far apart stay at their points', () => {
    expect(spread([10, 80, 40], 20)).toEqual([10, 80, 40]);
  });

  test('equal ones share the room round their point, in the order they came', () => {
    expect(spread([50, 50], 20)).toEqual([40, 60]);
    expect(spread([50, 50, 50], 20)).toEqual([30, 50, 70]);
  });

  test('those at the bottom make room upwards', () => {
    expect(spread([100, 100], 20, 100)).toEqual([80, 100]);
    expect(spread([80, 110, 110], 20, 100)).toEqual([60, 80, 100]);
  });

  test('a group that grows into the next takes it in', () => {
    expect(spread([50, 50, 65], 20)).toEqual([35, 55, 75]);
  });
});
