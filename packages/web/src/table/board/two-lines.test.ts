import { describe, expect, test } from 'vitest';
import { twoLines } from './two-lines.ts';

const broken = (name: string): string => twoLines(name).join('/').replaceAll('\u00A0', ' ');

describe('a name on two lines', () => {
  test.each([
    ['Asimov Crater', 'Asimov/Crater'],
    ['Van Vogt Mountains', 'Van Vogt/Mountains'],
    ['Горы Ван Вогта', 'Горы/Ван Вогта'],
    ['Передгір’я Пола', 'Передгір’я/Пола'],
    ['Lem Badlands', 'Lem/Badlands'],
    ['Orbit', 'Orbit'],
  ])('%s', (name, lines) => {
    expect(broken(name)).toBe(lines);
  });
});
