import type { Json, WireShape } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { whyNotYet } from '../../../table/answers/draft.ts';
import { countOf, offeredIn, pressed, whyFull, withCount } from './pressing.ts';

const one = (key: string) => [{ part: null, key }];
const of = (...keys: readonly string[]) => keys.map((key) => ({ part: null, key }));

/** The draft after these presses, each on something that stands for the keys. */
const after = (shape: WireShape, draft: Json, ...presses: readonly (readonly string[])[]): Json =>
  presses.reduce<Json>((made, keys) => pressed(shape, made, of(...keys)), draft);

describe('one of several', () => {
  const shape: WireShape = { kind: 'choose', options: ['red-1', 'red-2', 'red-3'] };

  test('a press chooses, another one gives it up', () => {
    expect(after(shape, null, ['red-1'])).toBe('red-1');
    expect(after(shape, null, ['red-1'], ['red-2'])).toBe('red-2');
    expect(after(shape, null, ['red-1'], ['red-1'])).toBeNull();
    expect(whyNotYet(shape, null)?.key).toBe('engine.too-few');
    expect(whyNotYet(shape, 'red-1')).toBeNull();
  });

  test('what stands for several goes through them', () => {
    expect(after(shape, null, ['red-1', 'red-2'])).toBe('red-1');
    expect(after(shape, 'red-1', ['red-1', 'red-2'])).toBe('red-2');
    expect(after(shape, 'red-2', ['red-1', 'red-2'])).toBeNull();
  });
});

describe('some of several', () => {
  const shape: WireShape = { kind: 'pick', options: ['0', '2', '3'], min: 0, max: 2 };

  test('presses add and take away', () => {
    expect(after(shape, [], ['0'], ['3'])).toEqual(['0', '3']);
    expect(after(shape, ['0', '3'], ['0'])).toEqual(['3']);
  });

  test('when there are enough, the next one is refused with a reason', () => {
    expect(after(shape, ['0', '2'], ['3'])).toEqual(['0', '2']);
    expect(whyFull(shape, ['0', '2'], one('3'))).toEqual({ key: 'engine.too-many', params: { max: 2 } });
    expect(whyFull(shape, ['0', '2'], one('0'))).toBeNull();
  });

  test('where one is wanted it takes the place of the other', () => {
    expect(after({ ...shape, max: 1 }, ['0'], ['3'])).toEqual(['3']);
  });
});

describe('a number', () => {
  const shape: WireShape = { kind: 'amount', min: 0, max: 2 };

  test('grows by one, and begins again', () => {
    expect(offeredIn(shape)).toEqual(one(''));
    expect(after(shape, 0, [''])).toBe(1);
    expect(after(shape, 2, [''])).toBe(0);
    expect(countOf(shape, 1, { part: null, key: '' })).toEqual({ count: 1, most: 2 });
  });
});

describe('ships from several places', () => {
  const shape: WireShape = {
    kind: 'split',
    slots: [
      { key: 'red-1', max: 3 },
      { key: 'red-2', max: 1 },
      { key: 'red-2*', max: 1 },
    ],
    min: 1,
    max: 4,
  };

  test('each press takes one more, and after the last gives all back', () => {
    expect(after(shape, {}, ['red-1'])).toEqual({ 'red-1': 1 });
    expect(after(shape, {}, ['red-1'], ['red-1'], ['red-1'])).toEqual({ 'red-1': 3 });
    expect(after(shape, { 'red-1': 3 }, ['red-1'])).toEqual({});
  });

  test('a planet with a ship that is told apart gives the plain ones first', () => {
    const planet = ['red-2', 'red-2*'];
    expect(after(shape, {}, planet)).toEqual({ 'red-2': 1 });
    expect(after(shape, {}, planet, planet)).toEqual({ 'red-2': 1, 'red-2*': 1 });
    expect(after(shape, { 'red-2': 1, 'red-2*': 1 }, planet)).toEqual({});
  });

  test('no more than all together may be', () => {
    const full = { 'red-1': 3, 'red-2': 1 };
    expect(countOf(shape, full, { part: null, key: 'red-2*' })).toEqual({ count: 0, most: 0 });
    expect(after(shape, full, ['red-2*'])).toEqual(full);
    expect(whyFull(shape, full, one('red-2*'))?.key).toBe('engine.too-many');
  });

  test('a stepper sets any number', () => {
    expect(withCount(shape, { 'red-1': 3 }, { part: null, key: 'red-1' }, 1)).toEqual({ 'red-1': 1 });
  });
});

describe('several parts together', () => {
  const shape: WireShape = {
    kind: 'form',
    parts: {
      'any-attack': { kind: 'choose', options: ['attack-04/1', 'attack-08/1'] },
      'any-flare': { kind: 'choose', options: ['flare-mite/1', 'flare-void/1'] },
    },
  };

  test('each press goes to its part', () => {
    expect(offeredIn(shape)).toContainEqual({ part: 'any-flare', key: 'flare-mite/1' });
    const empty = { 'any-attack': null, 'any-flare': null };
    const first = pressed(shape, empty, [{ part: 'any-attack', key: 'attack-08/1' }]);
    expect(first).toEqual({ 'any-attack': 'attack-08/1', 'any-flare': null });
    const both = pressed(shape, first, [{ part: 'any-flare', key: 'flare-mite/1' }]);
    expect(whyNotYet(shape, first)).not.toBeNull();
    expect(whyNotYet(shape, both)).toBeNull();
    expect(pressed(shape, both, [{ part: 'any-flare', key: 'flare-mite/1' }])).toEqual(first);
  });
});

test('free talk is not put together by pressing things', () => {
  expect(offeredIn({ kind: 'open', acts: { accept: null } })).toEqual([]);
});
