import { describe, expect, test } from 'vitest';
import { smallLayout } from './small-layout.ts';

/** How far a station's token reaches, without its name. */
const token = { width: 50, height: 58 } as const;
const named = { width: 92, height: 74 } as const;

describe('a small board', () => {
  test('has names where there is room for them', () => {
    expect(smallLayout(390, 356).hasNames).toBe(true);
    expect(smallLayout(360, 290).hasNames).toBe(true);
    expect(smallLayout(768, 420).hasNames).toBe(true);
    expect(smallLayout(390, 263).hasNames).toBe(false);
    expect(smallLayout(360, 170).hasNames).toBe(false);
  });

  test.each([
    [360, 290],
    [390, 364],
    [614, 587],
    [768, 420],
  ])('around the planet nothing leaves the board at %i x %i', (width, height) => {
    const layout = smallLayout(width, height);
    for (const { left, top } of Object.values(layout.spots)) {
      expect(left).toBeGreaterThanOrEqual(-6);
      expect(left + named.width).toBeLessThanOrEqual(layout.width + 6);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top + named.height).toBeLessThanOrEqual(layout.height);
    }
  });

  test('a name is never smaller than it can be read', () => {
    for (const [width, height] of [
      [360, 290],
      [390, 300],
      [768, 420],
    ] as const) {
      const layout = smallLayout(width, height);
      expect(12.6 * Math.min(width / layout.width, height / layout.height)).toBeGreaterThan(11.45);
    }
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
