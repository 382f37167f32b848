import { games } from '@starboard/games';
import { expect, test } from 'vitest';
import { gameOptions, houseRules, optionTexts } from './game-options.ts';

test.each(games.map(({ id, options }) => ({ id, options })))(
  '$id: every option the server knows can be read, with its values, the usual one first',
  ({ id, options }) => {
    const shown = gameOptions({ game: id, options: {} });
    const values = shown.map((option) => [option.id, option.values.map(({ value }) => value)]);
    expect(Object.fromEntries(values)).toEqual(options);
    expect(shown.every(({ isUsual }) => isUsual)).toBe(true);
    expect(optionTexts(id)).toHaveLength(1);
  },
);

test('what the table has settled on is shown in place of the usual', () => {
  const options = gameOptions({ game: 'alien-frontiers', options: { techDeck: '20' } });
  const changed = options.filter(({ isUsual }) => !isUsual);
  expect(changed.map(({ id, value }) => [id, value])).toEqual([['techDeck', '20']]);
});

test('house rules are those that differ from the usual, the length too, each with what was settled', () => {
  const at = (options: Record<string, boolean | string>) =>
    houseRules({ game: 'alien-frontiers', options }).map(({ name, settled }) => [name, settled]);
  expect(at({})).toEqual([]);
  expect(at({ longGame: false, raidAmount: 'upToFour' })).toEqual([]);
  expect(at({ longGame: true, raidAmount: 'exactlyFourOrAll', techDeck: '22' })).toEqual([
    [{ key: 'af.option.longGame' }, { key: 'af.option.longGame.true' }],
    [{ key: 'af.option.raidAmount' }, { key: 'af.option.raidAmount.exactlyFourOrAll' }],
  ]);
});

test('a game that has no words here has no options to show', () => {
  expect(gameOptions({ game: 'chess', options: {} })).toEqual([]);
  expect(optionTexts('chess')).toEqual([]);
});
