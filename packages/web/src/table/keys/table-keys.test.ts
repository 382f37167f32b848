import { expect, test } from 'vitest';
import { keyAct, letterOf } from './table-keys.ts';

const press = (key: string, code: string) => keyAct({ key, code });

test('keys work in every alphabet', () => {
  expect(press('u', 'KeyU')).toBe('step-back');
  expect(press('U', 'KeyU')).toBe('step-back');
  expect(press('г', 'KeyU')).toBe('step-back');
  expect(press('?', 'Slash')).toBe('read');
  expect(press('?', 'Digit7')).toBe('read');
  expect(press('Escape', 'Escape')).toBe('skip');
  expect(press(' ', 'Space')).toBe('wait');
});

test('a Latin keyboard is taken at its word, wherever its letters lie', () => {
  // Dvorak
  expect(press('u', 'KeyF')).toBe('step-back');
  expect(press('g', 'KeyU')).toBeNull();
  expect(letterOf({ key: '.', code: 'KeyE' })).toBeNull();
  // Colemak
  expect(press('l', 'KeyU')).toBe('log');
});

test('keys that stand for nothing are left alone', () => {
  expect(press('x', 'KeyX')).toBeNull();
  expect(press('1', 'Digit1')).toBeNull();
  expect(press('Enter', 'Enter')).toBeNull();
});
