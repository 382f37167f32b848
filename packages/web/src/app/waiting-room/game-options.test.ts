import { expect, test } from 'vitest';
import { gameOptions } from './game-options.ts';

const listing = {
  id: 'alien-frontiers',
  seats: { min: 2, max: 4 },
  options: [
    { id: 'longGame', values: [false, true] },
    { id: 'techDeck', values: [22, 20] },
  ],
  bots: ['easy'],
};

test('every option is there with what the table has settled on, the usual one where it has not', () => {
  const options = gameOptions([listing], { game: 'alien-frontiers', options: { techDeck: 20 } });
  expect(options.map(({ id, value }) => [id, value])).toEqual([
    ['longGame', false],
    ['techDeck', 20],
  ]);
});

test('options are said with the game’s own texts', () => {
  const [length] = gameOptions([listing], { game: 'alien-frontiers', options: {} });
  expect(length?.name).toEqual({ key: 'af.option.longGame' });
  expect(length?.about).toEqual({ key: 'af.option.longGame.about' });
  expect(length?.nameOf(true)).toEqual({ key: 'af.option.longGame.true' });
});

test('there are none as long as the games are not known, or the game has no words here', () => {
  expect(gameOptions(undefined, { game: 'alien-frontiers', options: {} })).toEqual([]);
  expect(gameOptions([{ ...listing, id: 'chess' }], { game: 'chess', options: {} })).toEqual([]);
});
