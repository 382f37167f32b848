import { expect, test } from 'vitest';
import { keyAct } from './table-keys.ts';

const press = (key: string, code: string, more = {}) =>
  keyAct({ key, code, ctrlKey: false, metaKey: false, altKey: false, ...more });

test('keys work in every alphabet', () => {
  expect(press('u', 'KeyU')).toBe('step-back');
  expect(press('г', 'KeyU')).toBe('step-back');
  expect(press('?', 'Slash')).toBe('read');
  expect(press('?', 'Digit7')).toBe('read');
});

test('what belongs to the browser is left to it', () => {
  expect(press('c', 'KeyC', { ctrlKey: true })).toBeNull();
  expect(press('r', 'KeyR', { metaKey: true })).toBeNull();
  expect(press('x', 'KeyX')).toBeNull();
});
