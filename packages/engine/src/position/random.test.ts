import { describe, expect, test, vi } from 'vitest';
import {
  below,
  chacha20Block,
  derivedSeed,
  die,
  pickOne,
  type RandomState,
  randomFrom,
  shuffle,
} from './random.ts';

const draws = (random: RandomState, stream: string, count: number, n = 1000): number[] =>
  Array.from({ length: count }, () => below(random, stream, n));

/** How far counts lie from equal ones; for six sides, one fair run in a thousand passes 20.5. */
const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

const tally = (values: readonly number[], size: number): number[] =>
  values.reduce(
    (counts, value) => counts.with(value, (counts[value] ?? 0) + 1),
    Array.from({ length: size }, () => 0),
  );

describe('ChaCha20', () => {
  test('gives the block of RFC 8439, 2.3.2', () => {
    const constant = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
    const key = [
      0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c, 0x13121110, 0x17161514, 0x1b1a1918, 0x1f1e1d1c,
    ];
    const counterAndNonce = [0x00000001, 0x09000000, 0x4a000000, 0x00000000];
    const block = new Uint32Array(16);
    chacha20Block(Uint32Array.from([...constant, ...key, ...counterAndNonce]), block);
    expect([...block]).toEqual([
      0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033, 0x9aaa2204, 0x4e6cd4c3,
      0x466482d2, 0x09aa9f07, 0x05d7c214, 0xa2028bd9, 0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2,
    ]);
  });
});

describe('a random stream', () => {
  test('is the same for the same seed and name', () => {
    expect(draws(randomFrom('Monday'), 'dice', 100)).toEqual(draws(randomFrom('Monday'), 'dice', 100));
  });

  test('differs by seed and by name', () => {
    const monday = draws(randomFrom('Monday'), 'dice', 20);
    expect(draws(randomFrom('Tuesday'), 'dice', 20)).not.toEqual(monday);
    expect(draws(randomFrom('Monday'), 'cards', 20)).not.toEqual(monday);
  });

  test('is not shifted by draws from another', () => {
    const alone = draws(randomFrom('Monday'), 'dice', 40);
    const both = randomFrom('Monday');
    const mixed = alone.map(() => {
      draws(both, 'cards', 3);
      return below(both, 'dice', 1000);
    });
    expect(mixed).toEqual(alone);
  });

  test('goes on where a saved state left off, in the middle of a block and after', () => {
    const whole = draws(randomFrom('Monday'), 'dice', 60);
    for (const cut of [1, 15, 16, 17, 33]) {
      const random = randomFrom('Monday');
      draws(random, 'dice', cut);
      const restored = JSON.parse(JSON.stringify(random)) as RandomState;
      expect(draws(restored, 'dice', 60 - cut)).toEqual(whole.slice(cut));
    }
  });

  test('has names and seeds that do not collide', () => {
    const first = (seed: string, stream: string) => draws(randomFrom(seed), stream, 4, 2 ** 32).join();
    const names = Array.from({ length: 200 }, (_, index) => `stream-${index}`);
    const seen = new Set(names.flatMap((name) => [first('Monday', name), first(name, 'dice')]));
    expect(seen.size).toBe(400);
  });

  test('takes sixty-four hex digits as the key itself', () => {
    const zeros = '0'.repeat(64);
    const [one, other] = [zeros, `${zeros.slice(0, 63)}1`].map((seed) => draws(randomFrom(seed), 'dice', 8));
    expect(one).not.toEqual(other);
  });

  test('without a name or a seed is the same whether or not anything was drawn before', async () => {
    draws(randomFrom('Monday'), 'dice', 4);
    const later = draws(randomFrom(''), '', 4);
    vi.resetModules();
    const random = randomFrom('');
    const fresh = await import('./random.ts');
    expect(Array.from({ length: 4 }, () => fresh.below(random, '', 1000))).toEqual(later);
  });
});

describe('below', () => {
  test.each([2, 3, 6, 7, 10])('is as likely to give any number below %i', (n) => {
    const counts = tally(draws(randomFrom('fair'), 'dice', 6000, n), n);
    expect(chiSquare(counts)).toBeLessThan(28);
  });

  test('stays fair where the largest word would favour small numbers', () => {
    const n = 3 * 2 ** 30;
    const values = draws(randomFrom('fair'), 'dice', 3000, n);
    const thirds = values.map((value) => Math.floor((value * 3) / n));
    // a word taken modulo n would hit the first third twice as often
    expect(chiSquare(tally(thirds, 3))).toBeLessThan(14);
    expect(Math.max(...values)).toBeLessThan(n);
  });

  test('draws from one possibility without asking twice, and refuses none', () => {
    expect(draws(randomFrom('Monday'), 'dice', 3, 1)).toEqual([0, 0, 0]);
    for (const n of [0, -1, 2.5, Number.NaN, 2 ** 32 + 1]) {
      expect(() => below(randomFrom('Monday'), 'dice', n)).toThrow(RangeError);
    }
  });
});

describe('dice, shuffles and picks', () => {
  test('a die shows one to its number of sides', () => {
    const random = randomFrom('Monday');
    const rolls = Array.from({ length: 300 }, () => die(random, 'dice'));
    expect(new Set(rolls)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(die(random, 'dice', 1)).toBe(1);
  });

  test('a shuffle keeps the cards, in place, and reaches every order equally', () => {
    const random = randomFrom('Monday');
    const cards = ['a', 'b', 'c'];
    expect(shuffle(random, 'cards', cards)).toBe(cards);
    expect([...cards].sort()).toEqual(['a', 'b', 'c']);
    const orders = ['abc', 'acb', 'bac', 'bca', 'cab', 'cba'];
    const shuffled = Array.from({ length: 6000 }, () => shuffle(random, 'cards', ['a', 'b', 'c']).join(''));
    expect(
      chiSquare(
        tally(
          shuffled.map((order) => orders.indexOf(order)),
          6,
        ),
      ),
    ).toBeLessThan(20.5);
  });

  test('nothing can be picked from nothing', () => {
    expect(() => pickOne(randomFrom('Monday'), 'cards', [])).toThrow('nothing to pick from');
  });
});

describe('a derived seed', () => {
  test('is a key of its own that says nothing of the one it came from', () => {
    const seed = derivedSeed(randomFrom('Monday'), 'bots');
    expect(seed).toMatch(/^[0-9a-f]{64}$/u);
    expect(seed).not.toContain('Monday');
    expect(draws(randomFrom(seed), 'dice', 20)).not.toEqual(draws(randomFrom('Monday'), 'dice', 20));
  });

  test('is the same for the same seed and stream, and another each time it is drawn', () => {
    const random = randomFrom('Monday');
    const seeds = [derivedSeed(random, 'bots'), derivedSeed(random, 'bots'), derivedSeed(random, 'worlds')];
    expect(new Set(seeds).size).toBe(3);
    expect(derivedSeed(randomFrom('Monday'), 'bots')).toBe(seeds[0]);
  });
});

describe('loaded draws', () => {
  test('come first, then the stream begins as if they had not been', () => {
    const loaded: RandomState = { ...randomFrom('Monday'), loaded: { dice: [5, 0] } };
    expect(die(loaded, 'dice')).toBe(6);
    expect(die(loaded, 'dice')).toBe(1);
    expect(draws(loaded, 'dice', 20)).toEqual(draws(randomFrom('Monday'), 'dice', 20));
  });

  test('do not touch other streams', () => {
    const loaded: RandomState = { ...randomFrom('Monday'), loaded: { dice: [5] } };
    expect(draws(loaded, 'cards', 20)).toEqual(draws(randomFrom('Monday'), 'cards', 20));
    expect(loaded.loaded).toEqual({ dice: [5] });
  });

  test.each([6, -1, 2.5, Number.NaN])('refuse %d for a die of six sides', (value) => {
    const loaded: RandomState = { ...randomFrom('Monday'), loaded: { dice: [value] } };
    expect(() => die(loaded, 'dice')).toThrow(/loaded draw .* of 'dice' is not below 6/u);
  });
});
