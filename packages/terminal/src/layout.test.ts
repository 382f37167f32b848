import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beside, cut, pad, widthOf, wrap } from './layout.ts';

const red = (text: string): string => `\u001b[31m${text}\u001b[0m`;

describe('how wide a text is', () => {
  test.each([
    ['', 0],
    ['Lunar Mine', 10],
    ['Лунная шахта', 12],
    ['Місячна копальня', 16],
    ['★ 1–3 … “”', 10],
    ['e\u0301', 1],
    ['月', 2],
    ['🚀', 2],
    ['👩‍🚀 ok', 5],
  ])('%s takes %i columns', (text, width) => {
    expect(widthOf(text)).toBe(width);
    expect(widthOf(red(text))).toBe(width);
  });

  test('is what it is filled up to, colours or not, and never less', () => {
    expect(pad('ore', 5)).toBe('ore  ');
    expect(pad(red('ore'), 5)).toBe(`${red('ore')}  `);
    expect(pad('Terraforming', 5)).toBe('Terraforming');
  });
});

describe('a text too long for its place', () => {
  test('is cut with a sign of it', () => {
    expect(cut('Lunar Mine', 10)).toBe('Lunar Mine');
    expect(cut('Lunar Mine', 7)).toBe('Lunar…');
    expect(cut('Lunar Mine', 9)).toBe('Lunar Mi…');
  });

  test('is never cut inside of what looks like one character', () => {
    expect(cut('🚀🚀🚀', 4)).toBe('🚀…');
    expect(cut('e\u0301e\u0301e\u0301', 2)).toBe('e\u0301…');
  });

  test('fits afterwards, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 40 }), (text, width) => {
        expect(widthOf(cut(text, width))).toBeLessThanOrEqual(width);
      }),
    );
  });
});

describe('a text of several lines', () => {
  test('is broken at spaces, and goes on indented', () => {
    expect(wrap('Dock two ships of the same value', 14, '  ')).toEqual([
      'Dock two ships',
      '  of the same',
      '  value',
    ]);
  });

  test('keeps how it begins, its own lines and its empty ones', () => {
    expect(wrap('  as it is\n\nnext', 40)).toEqual(['  as it is', '', 'next']);
  });

  test('does not carry a wide gap over to the next line', () => {
    expect(wrap('term      explanation', 12, '  ')).toEqual(['term     ', '  explanation']);
  });

  test('leaves a word whole that is longer than the line', () => {
    expect(wrap('a terraforming station', 6)).toEqual(['a', 'terraforming', 'station']);
  });

  test('says the same words in the same order', () => {
    const word = fc.stringMatching(/^[a-zа-яї]{1,12}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.integer({ min: 1, max: 60 }), (words, width) => {
        const lines = wrap(words.join(' '), width, '   ');
        expect(lines.join(' ').split(/ +/)).toEqual(words);
        for (const line of lines)
          expect(widthOf(line) <= width || line.trim().split(' ').length === 1).toBe(true);
      }),
    );
  });
});

test('two blocks stand side by side, the shorter one filled up, with nothing at the ends of lines', () => {
  expect(beside(['Red', 'Green'], ['3', '5', '7'], 8)).toEqual(['Red     3', 'Green   5', '        7']);
  expect(beside(['Red', 'Green'], ['3'], 8)).toEqual(['Red     3', 'Green']);
});
