import { widthOf } from '@starboard/terminal';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dense, inColumns, inFlow, inTwoColumns, type Row, wide } from './columns.ts';

/** Rows of one choice each, numbered from one. */
const single = (...texts: readonly string[]): Row[] =>
  texts.map((text, index) => ({ name: '', cells: [{ number: `${index + 1})`, text }] }));

const docks: readonly Row[] = [
  {
    name: 'Shipyard',
    cells: [
      { number: '1)', text: '[2][2]' },
      { number: '2)', text: '[4][4]' },
    ],
  },
  { name: 'Lunar Mine', cells: [{ number: '10)', text: '[6]' }] },
];

describe('in columns', () => {
  test('choices go down the first column, then down the next', () => {
    expect(inColumns(single('fuel', 'ore', 'a card', 'nothing'), 30, wide)).toEqual([
      '1) fuel   3) a card',
      '2) ore    4) nothing',
    ]);
  });

  test('there are as many as fit, at last one', () => {
    const three = single('fuel', 'ore', 'cards');
    expect(inColumns(three, 80, wide)).toEqual(['1) fuel   2) ore   3) cards']);
    expect(inColumns(three, 10, wide)).toEqual(['1) fuel', '2) ore', '3) cards']);
  });

  test('units stand below units, and cells of one row below those of another', () => {
    expect(inColumns(docks, 34, wide)).toEqual(['Shipyard    1) [2][2]   2) [4][4]', 'Lunar Mine 10) [6]']);
  });

  test('what is set densely does without gaps', () => {
    expect(inColumns(docks, 34, dense)).toEqual(['Shipyard    1)[2][2]  2)[4][4]', 'Lunar Mine 10)[6]']);
  });

  test('a row too long for the screen goes on below its first cell', () => {
    expect(inColumns(docks, 24, wide)).toEqual([
      'Shipyard    1) [2][2]',
      '            2) [4][4]',
      'Lunar Mine 10) [6]',
    ]);
  });

  test('a text too long for the screen goes on indented', () => {
    expect(inColumns(single('Dock a ship at the Lunar Mine'), 20, wide)).toEqual([
      '1) Dock a ship at',
      '     the Lunar Mine',
    ]);
  });

  test('nothing is wider than the screen, and nothing is lost', () => {
    const text = fc.stringMatching(/^[a-zа-я]{1,12}$/);
    const room = fc.integer({ min: 20, max: 120 });
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 30 }), room, (texts, width) => {
        const lines = inColumns(single(...texts), width, wide);
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width);
        const said = lines.join(' ').replaceAll(/\s+/g, ' ');
        for (const [index, each] of texts.entries()) expect(said).toContain(`${index + 1}) ${each}`);
      }),
    );
  });
});

describe('where every line is dear', () => {
  test('rows follow each other on one line as long as they fit', () => {
    expect(inFlow(docks, 80, dense)).toEqual(['Shipyard 1)[2][2] 2)[4][4]   Lunar Mine 10)[6]']);
    expect(inFlow(docks, 30, dense)).toEqual(['Shipyard 1)[2][2] 2)[4][4]', 'Lunar Mine 10)[6]']);
  });
});

describe('terms and what they mean', () => {
  test('line up, and go on below the explanation', () => {
    expect(inTwoColumns('u | take a step back\nw | tells what you cannot do\nThat is all.', 20)).toEqual([
      'u  take a step back',
      'w  tells what you',
      '   cannot do',
      'That is all.',
    ]);
  });
});
