import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, copy, equal } from './json.ts';
import { scribble } from '../testing/copies.ts';

/** Keys as rules have them; `__proto__` can be no field of a state. */
const plain = fc
  .jsonValue({ maxDepth: 4 })
  .map((value) => JSON.parse(JSON.stringify(value).replaceAll('__proto__', 'proto')) as unknown);

describe('a copy', () => {
  test('equals what it was made from', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(copy(value)).toEqual(value);
        expect(equal(copy(value), value)).toBe(true);
      }),
    );
  });

  test('can be scribbled over without a trace in the original', () => {
    fc.assert(
      fc.property(fc.record({ value: plain }), (original) => {
        const before = JSON.stringify(original);
        scribble(copy(original));
        expect(JSON.stringify(original)).toBe(before);
      }),
    );
  });
});

describe('equal', () => {
  test('agrees with the JSON texts, keys sorted', () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        expect(equal(a, b)).toBe(canonical(a) === canonical(b));
      }),
    );
  });

  test('does not mind the order of keys, or a key that holds undefined', () => {
    expect(equal({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
    expect(equal({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(equal({ a: 1 }, { b: undefined, a: 1 })).toBe(true);
  });

  test.each([
    [[], {}],
    [[1], [1, 2]],
    [{ a: 1 }, { a: 1, b: null }],
    [null, {}],
    ['1', 1],
    [{ 0: 'a' }, ['a']],
    [{ a: { b: [1] } }, { a: { b: [2] } }],
  ])('tells %j from %j', (a, b) => {
    expect(equal(a, b)).toBe(false);
    expect(equal(b, a)).toBe(false);
  });
});
