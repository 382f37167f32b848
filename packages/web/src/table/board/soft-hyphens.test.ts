import { describe, expect, test } from 'vitest';
import { softHyphens } from './soft-hyphens.ts';

describe('where a word may be broken', () => {
  test.each([
    ['Голографическая приманка', 'Голог-ра-фи-чес-кая приманка'],
    ['Орбітальний телепорт', 'Орбі-таль-ний телепорт'],
    ['Компьютерный', 'Компью-тер-ный'],
    ['Необъяснимый', 'Необъяс-ни-мый'],
    ['Alien Monument', 'Alien Monument'],
    ['Верфь', 'Верфь'],
  ])('%s', (text, broken) => {
    expect(softHyphens(text).replaceAll('\u00AD', '-')).toBe(broken);
  });
});
