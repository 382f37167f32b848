import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../position/random.ts';
import { canonical } from '../position/json.ts';
import { amounts, answers, chooses, forms, opens, picks, spelled, splits } from '../testing/shapes.ts';
import { enumerate, isLegal, refuse, sample } from './question.ts';
import type { Shape } from './shape.ts';

const kinds: [string, fc.Arbitrary<Shape>][] = [
  ['choose', chooses],
  ['pick', picks],
  ['amount', amounts],
  ['split', splits],
  ['form', forms],
  ['open', opens],
];

/** Not JSON at all, or JSON no honest client would send. */
const hostile: unknown[] = [
  undefined,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1e300,
  2 ** 53,
  10n,
  Symbol('a'),
  () => 'a',
  new Map([['a', 1]]),
  new Date(0),
  Object.create({
    get a(): never {
      throw new Error('looked at');
    },
  }),
  JSON.parse('{"__proto__":{"a":1}}'),
  JSON.parse('['.repeat(500) + ']'.repeat(500)),
  // oxlint-disable-next-line no-sparse-arrays -- holes are the point
  [, 'a'],
  Array.from({ length: 100_000 }, () => 'a'),
  Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`k${index}`, 1])),
  'a'.repeat(1_000_000),
];

const listed = (shape: Shape): string[] => [...enumerate(shape)].map(canonical);

describe.each(kinds)('%s', (_kind, shapes) => {
  test('lists legal answers, at least one, none twice', () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        const texts = listed(shape);
        expect(texts.length).toBeGreaterThan(0);
        expect(new Set(texts).size).toBe(texts.length);
        for (const answer of enumerate(shape)) expect(refuse(shape, answer)).toBeNull();
      }),
    );
  });

  test('samples answers it has listed', () => {
    fc.assert(
      fc.property(shapes, fc.string(), (shape, seed) => {
        const answer = sample(shape, randomFrom(seed), 'answer');
        expect(refuse(shape, answer)).toBeNull();
        expect(listed(shape)).toContain(canonical(answer));
      }),
    );
  });

  test('reaches every answer by sampling', () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        const texts = listed(shape);
        fc.pre(texts.length <= 12);
        const random = randomFrom('reach');
        const reached = Array.from({ length: 600 }, () => canonical(sample(shape, random, 'answer')));
        expect(new Set(reached)).toEqual(new Set(texts));
      }),
      { numRuns: 30 },
    );
  });

  test('takes what it lists, in any spelling, and refuses the rest with a reason', () => {
    fc.assert(
      fc.property(shapes, answers, (shape, answer) => {
        const refusal = refuse(shape, answer);
        if (refusal) expect(refusal.key).toMatch(/^engine\.[a-z-]+$/u);
        else if (shape.kind !== 'open') expect(listed(shape)).toContain(canonical(spelled(shape, answer)));
        expect(isLegal(shape, answer)).toBe(refusal === null);
      }),
      { numRuns: 500 },
    );
  });

  test('never throws, whatever it is handed', () => {
    fc.assert(
      fc.property(shapes, fc.constantFrom(...hostile), (shape, answer) => {
        expect(() => refuse(shape, answer)).not.toThrow();
      }),
      { numRuns: 300 },
    );
  });
});
