import { describe, expect, test } from 'vitest';
import { smallLayout } from './small-layout.ts';

/** How far a station's token reaches, without its name. */
const token = { width: 50, height: 58 } as const;

describe('a small board', () => {
  test('has names where there is room for them', () => {
    expect(smallLayout(390, 356).hasNames).toBe(true);
    expect(smallLayout(390, 263).hasNames).toBe(false);
    expect(smallLayout(360, 170).hasNames).toBe(false);
  });

  test.each([170, 214, 240, 263, 300])(
    'beside the planet nothing covers anything at a height of %i',
    (height) => {
      const { planet, spots } = smallLayout(390, height);
      const all = Object.values(spots);
      for (const { left, top } of all) {
        const dx = Math.max(left - planet.x, 0, planet.x - (left + token.width));
        const dy = Math.max(top - planet.y, 0, planet.y - (top + token.height));
        expect(Math.hypot(dx, dy)).toBeGreaterThan(planet.radius);
        const others = all.filter((spot) => spot.left !== left || spot.top !== top);
        for (const other of others)
          expect(
            Math.abs(other.left - left) >= token.width || Math.abs(other.top - top) >= token.height,
          ).toBe(true);
      }
    },
  );
});
