import { describe, expect, test } from 'vitest';
import type { Json } from '../position/json.ts';
import { randomFrom } from '../position/random.ts';
import { reason } from '../game/reason.ts';
import { enumerate, refuse, sample } from './question.ts';
import type { Shape } from './shape.ts';

type Case = readonly [answer: Json, key: string | null, params?: object];

function refusals(shape: Shape, cases: readonly Case[]): void {
  test.each(cases)('%j: %s', (answer, key, params) => {
    expect(refuse(shape, answer)).toEqual(key === null ? null : { key, ...(params && { params }) });
  });
}

describe('choosing between red and blue', () => {
  refusals({ kind: 'choose', options: ['red', 'blue'] }, [
    ['red', null],
    ['green', 'engine.unknown-option'],
    ['', 'engine.unknown-option'],
    ['RED', 'engine.unknown-option'],
    ['toString', 'engine.unknown-option'],
    [['red'], 'engine.malformed'],
    [0, 'engine.malformed'],
    [null, 'engine.malformed'],
  ]);

  test('can say why something else will not do', () => {
    const why = (key: string) => reason('paint.sold-out', { colour: key }, 'paint.stock');
    const refusal = { key: 'paint.sold-out', params: { colour: 'green' }, rule: 'paint.stock' };
    expect(refuse({ kind: 'choose', options: ['red'], why }, 'green')).toEqual(refusal);
    expect(refuse({ kind: 'pick', options: ['red'], min: 0, max: 2, why }, ['red', 'green'])).toEqual(
      refusal,
    );
  });
});

describe('picking two or three of four', () => {
  refusals({ kind: 'pick', options: ['a', 'b', 'c', 'd'], min: 2, max: 3 }, [
    [['a', 'b'], null],
    [['d', 'a', 'c'], null],
    [['a'], 'engine.too-few', { min: 2 }],
    [[], 'engine.too-few', { min: 2 }],
    [['a', 'b', 'c', 'd'], 'engine.too-many', { max: 3 }],
    [['a', 'a'], 'engine.twice-the-same'],
    [['a', 'x'], 'engine.unknown-option'],
    [['x'], 'engine.unknown-option'],
    [['a', 'b', 'c', 'x'], 'engine.unknown-option'],
    [['a', 'b', 'a', 'c'], 'engine.twice-the-same'],
    [[1], 'engine.malformed'],
    [['a', 1], 'engine.malformed'],
    [['a', ['b']], 'engine.malformed'],
    ['ab', 'engine.malformed'],
    [{ 0: 'a', 1: 'b' }, 'engine.malformed'],
  ]);
});

describe('an amount from 1 to 3', () => {
  refusals({ kind: 'amount', min: 1, max: 3 }, [
    [1, null],
    [3, null],
    [0, 'engine.out-of-range', { min: 1, max: 3 }],
    [4, 'engine.out-of-range', { min: 1, max: 3 }],
    [-1, 'engine.out-of-range', { min: 1, max: 3 }],
    [1.5, 'engine.malformed'],
    ['2', 'engine.malformed'],
    [[2], 'engine.malformed'],
    [null, 'engine.malformed'],
  ]);
});

describe('splitting two or three over ore and fuel', () => {
  const slots = [
    { key: 'ore', max: 1 },
    { key: 'fuel', max: 3 },
  ];
  refusals({ kind: 'split', slots, min: 2, max: 3 }, [
    [{ ore: 1, fuel: 2 }, null],
    [{ fuel: 2 }, null],
    [{ ore: 0, fuel: 2 }, null],
    [{}, 'engine.too-few', { min: 2 }],
    [{ ore: 1 }, 'engine.too-few', { min: 2 }],
    [{ ore: 1, fuel: 3 }, 'engine.too-many', { max: 3 }],
    [{ ore: 2 }, 'engine.out-of-range', { min: 0, max: 1 }],
    [{ ore: -1, fuel: 3 }, 'engine.out-of-range', { min: 0, max: 1 }],
    [{ gold: 2 }, 'engine.unknown-option'],
    [{ ore: 2, gold: 2 }, 'engine.unknown-option'],
    [{ ore: 0.5, gold: 2 }, 'engine.unknown-option'],
    [{ fuel: 2.5 }, 'engine.malformed'],
    [{ fuel: '2' }, 'engine.malformed'],
    [[1, 2], 'engine.malformed'],
    [null, 'engine.malformed'],
    [2, 'engine.malformed'],
  ]);
});

describe('a form', () => {
  const form: Shape = {
    kind: 'form',
    parts: { to: { kind: 'choose', options: ['1', '2'] }, price: { kind: 'amount', min: 0, max: 1 } },
  };
  refusals(form, [
    [{ to: '1', price: 0 }, null],
    [{ to: '1' }, 'engine.malformed'],
    [{ to: '3', price: 0 }, 'engine.unknown-option'],
    [{ price: 2 }, 'engine.out-of-range', { min: 0, max: 1 }],
    [{ to: '1', price: 2 }, 'engine.out-of-range', { min: 0, max: 1 }],
    [{ to: '1', price: 0, tip: 1 }, 'engine.unknown-option'],
    [['1', 0], 'engine.malformed'],
    ['1', 'engine.malformed'],
    [null, 'engine.malformed'],
  ]);

  test('lists every combination of its parts', () => {
    expect([...enumerate(form)]).toEqual([
      { to: '1', price: 0 },
      { to: '1', price: 1 },
      { to: '2', price: 0 },
      { to: '2', price: 1 },
    ]);
  });
});

describe('open', () => {
  const untilTen: Shape = {
    kind: 'open',
    refuse: (_answer, now) => (now < 10 ? null : reason('test.too-late')),
    enumerate: () => ['tap'],
    sample: () => 'tap',
  };

  test('is judged by the time the answer came, also within a form', () => {
    expect(refuse(untilTen, 'tap', 9)).toBe(null);
    expect(refuse(untilTen, 'tap', 10)).toEqual(reason('test.too-late'));
    expect(refuse({ kind: 'form', parts: { act: untilTen } }, { act: 'tap' }, 10)).toEqual(
      reason('test.too-late'),
    );
  });
});

describe('a question that cannot be answered', () => {
  const impossible: Shape[] = [
    { kind: 'choose', options: [] },
    { kind: 'pick', options: ['a'], min: 2, max: 3 },
    { kind: 'amount', min: 2, max: 1 },
    { kind: 'split', slots: [{ key: 'a', max: 1 }], min: 2, max: 3 },
  ];

  test.each(impossible)('lists nothing and says so when sampled: $kind', (shape) => {
    expect([...enumerate(shape)]).toEqual([]);
    expect(() => sample(shape, randomFrom('s'), 'answer')).toThrow(RangeError);
  });
});
