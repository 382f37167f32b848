import type { WireShape } from '@starboard/engine';
import { expect, test } from 'vitest';
import { emptyDraft, toggled, totalOf, whyNotYet, withSlot } from './draft.ts';

const pick: WireShape = { kind: 'pick', options: ['a', 'b', 'c'], min: 1, max: 2 };
const split: WireShape = {
  kind: 'split',
  slots: [
    { key: 'fuel', max: 3 },
    { key: 'ore', max: 2 },
  ],
  min: 2,
  max: 4,
};

test('nothing is chosen before somebody does, unless there is only one thing', () => {
  expect(emptyDraft({ kind: 'choose', options: ['a', 'b'] })).toBeNull();
  expect(emptyDraft({ kind: 'choose', options: ['a'] })).toBe('a');
  expect(emptyDraft({ kind: 'amount', min: 2, max: 5 })).toBe(2);
  expect(emptyDraft({ kind: 'form', parts: { pick, split } })).toEqual({ pick: [], split: {} });
});

test('what is missing is named, and so is what is too much', () => {
  expect(whyNotYet(pick, [])?.key).toBe('engine.too-few');
  expect(whyNotYet(pick, ['a'])).toBeNull();
  expect(whyNotYet(pick, ['a', 'b', 'c'])?.key).toBe('engine.too-many');
  expect(whyNotYet(split, { fuel: 1 })?.key).toBe('engine.too-few');
  expect(whyNotYet(split, { fuel: 3, ore: 2 })?.key).toBe('engine.too-many');
  expect(whyNotYet(split, { fuel: 3, ore: 1 })).toBeNull();
});

test('a form is ready when all its parts are', () => {
  const form: WireShape = { kind: 'form', parts: { which: { kind: 'choose', options: ['a', 'b'] }, pick } };
  expect(whyNotYet(form, emptyDraft(form))).toEqual({ key: 'engine.too-few', params: { min: 1 } });
  expect(whyNotYet(form, { which: 'a', pick: [] })?.key).toBe('engine.too-few');
  expect(whyNotYet(form, { which: 'a', pick: ['b'] })).toBeNull();
});

test('a second choice takes the place of the first where only one can be made', () => {
  expect(toggled(['a'], 'b', 2)).toEqual(['a', 'b']);
  expect(toggled(['a'], 'b', 1)).toEqual(['b']);
  expect(toggled(['a', 'b'], 'a', 2)).toEqual(['b']);
});

test('empty slots are left out', () => {
  expect(withSlot({ fuel: 1 }, 'ore', 2)).toEqual({ fuel: 1, ore: 2 });
  expect(withSlot({ fuel: 1, ore: 2 }, 'ore', 0)).toEqual({ fuel: 1 });
  expect(totalOf({ fuel: 1, ore: 2 })).toBe(3);
});
