import { botsFor } from '@starboard/bots';
import { botName, isInRealTime } from '@starboard/engine';
import { games } from '@starboard/games';
import { expect, test } from 'vitest';
import { hasTable, webGame } from './find-game.ts';
import { gameOptions } from './game-options.ts';
import { loadRules } from './rules.ts';

const withTable = games.filter(({ id }) => hasTable(id));

test('some game has a table', () => expect(withTable).not.toEqual([]));

test.each(withTable)('$id can be played on this device', async ({ id }) => {
  expect((await loadRules(id))?.id).toBe(id);
});

test.each(games)('the box of $id says what its rules say', (game) => {
  const { seats, bots = [], characters = [], isInRealTime: isTimed = false } = webGame(game.id) ?? {};
  expect(seats).toEqual(game.seats);
  expect(isTimed).toBe(isInRealTime(game));
  expect(bots).not.toEqual([]);
  const known = botsFor(game).map(({ name }) => name);
  for (const level of bots)
    for (const character of [null, ...characters]) expect(known).toContain(botName({ level, character }));
  expect(gameOptions({ game: game.id, options: {} })).toHaveLength(Object.keys(game.options).length);
});
