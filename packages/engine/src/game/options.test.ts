import { describe, expect, test } from 'vitest';
import { startMatch } from '../match/match.ts';
import { defaultOptions, readOptions } from './options.ts';
import { highCard } from '../testing/toys/high-card/high-card.ts';

const values = { supply: ['unlimited', 'limited'], long: [false, true], deck: [22, 20] } as const;

describe('game options', () => {
  test('default to the first of the allowed values', () => {
    expect(defaultOptions(values)).toEqual({ supply: 'unlimited', long: false, deck: 22 });
    expect(readOptions(values, {})).toEqual({ options: defaultOptions(values) });
  });

  test('take what is given and fill in the rest', () => {
    expect(readOptions(values, { deck: 20, long: true })).toEqual({
      options: { supply: 'unlimited', long: true, deck: 20 },
    });
  });

  test.each([null, undefined, 'long', 3, [], [['long', true]]])('are a record, not %j', (given) => {
    expect(readOptions(values, given)).toEqual({ refused: { key: 'engine.malformed' } });
  });

  test.each(['speed', 'toString', '__proto__', 'constructor'])("know no '%s'", (option) => {
    const given: unknown = JSON.parse(`{"${option}":true}`);
    expect(readOptions(values, given)).toEqual({
      refused: { key: 'engine.unknown-game-option', params: { option } },
    });
  });

  test('do not repeat a long unknown name in full', () => {
    const given = { ['x'.repeat(10_000)]: true };
    expect(readOptions(values, given)).toEqual({
      refused: { key: 'engine.unknown-game-option', params: { option: 'x'.repeat(40) } },
    });
  });

  test.each([{ deck: 21 }, { deck: '22' }, { deck: null }, { deck: [22] }])(
    'refuse %j and say what is allowed',
    (given) => {
      expect(readOptions(values, given)).toEqual({
        refused: { key: 'engine.bad-game-option', params: { option: 'deck', allowed: '22, 20' } },
      });
    },
  );

  test('that are wrong start no match', () => {
    expect(() => startMatch(highCard, { seats: 2, seed: 's', options: { tricks: 4 } })).toThrow(
      /bad-game-option.*tricks/u,
    );
  });

  test.each([1, 5, 2.5, Number.NaN])('neither does a table for %d', (seats) => {
    expect(() => startMatch(highCard, { seats, seed: 's' })).toThrow(/high-card takes 2 to 4 seats/u);
  });
});
