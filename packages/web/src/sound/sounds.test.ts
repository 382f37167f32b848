import { describe, expect, test } from 'vitest';
import { Repeats } from './repeats.ts';
import { scores } from './scores.ts';

describe('the sounds', () => {
  test.each(Object.entries(scores))('%s is short, audible and not too loud', (_, { tones, puffs }) => {
    const voices = [...tones, ...puffs];
    expect(voices.length).toBeGreaterThan(0);
    expect(Math.min(...voices.map(({ at }) => at))).toBe(0);
    expect(Math.max(...voices.map(({ at, lasts }) => at + lasts))).toBeLessThan(2);
    for (const { loud, lasts } of voices) {
      expect(loud).toBeGreaterThan(0);
      expect(loud).toBeLessThanOrEqual(1);
      expect(lasts).toBeGreaterThan(0.02);
    }
    // small loudspeakers give nothing below, and old ears hear nothing above
    for (const { from } of tones) expect(from >= 60 && from <= 5000).toBe(true);
  });
});

describe('many at once', () => {
  test('two of a kind within 60 ms are one; others are not kept waiting', () => {
    const repeats = new Repeats();
    expect(repeats.admits('gain', 1000)).toBe(true);
    expect(repeats.admits('gain', 1059)).toBe(false);
    expect(repeats.admits('place', 1059)).toBe(true);
    // what was left out does not put off the next
    expect(repeats.admits('gain', 1060)).toBe(true);
  });
});
