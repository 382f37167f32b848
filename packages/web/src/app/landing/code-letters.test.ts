import { describe, expect, test } from 'vitest';
import { codeLetters, hasStrangeLetters, spacedCode } from './code-letters.ts';

describe('the letters of a code', () => {
  test('are found however somebody types them', () => {
    expect(codeLetters('kbm-qrx')).toBe('KBMQRX');
    expect(codeLetters(' KBM QRX ')).toBe('KBMQRX');
  });

  test('may be typed on a Cyrillic keyboard where they look the same', () => {
    expect(codeLetters('квм-рту')).toBe('KBMPTY');
  });

  test('are found in a pasted link', () => {
    expect(codeLetters('https://table.example/join/KBMQRX?from=chat')).toBe('KBMQRX');
  });

  test('are no more than a code has, and none that no code has', () => {
    expect(codeLetters('KBMQRXZZZ')).toBe('KBMQRX');
    expect(codeLetters('A1KOB')).toBe('KB');
    expect(codeLetters('')).toBe('');
  });

  test('are shown in two groups', () => {
    expect(spacedCode('KBMQRX')).toBe('KBM-QRX');
  });
});

test('a letter that no code has is told apart from what stands between letters', () => {
  expect(hasStrangeLetters('BCDA')).toBe(true);
  expect(hasStrangeLetters('BC1')).toBe(true);
  expect(hasStrangeLetters('bcd-fgh')).toBe(false);
  expect(hasStrangeLetters(' ВСН ')).toBe(false);
  expect(hasStrangeLetters('https://board.example/join/BCDFGH')).toBe(false);
});
