import { games } from '@starboard/games';
import { expect, test } from 'vitest';
import { shelfGame } from '../app/shelf/shelf.ts';
import { gameOptions } from './game-options.ts';
import { localGame } from '../local/local-games.ts';
import { hasTable } from './index.ts';

const withTable = games.filter(({ id }) => hasTable(id));

test('some game has a table', () => expect(withTable).not.toEqual([]));

test.each(withTable)('$id is wherever a game with a table has to be', async ({ id, seats, options }) => {
  expect(shelfGame(id)?.seats).toEqual(seats);
  expect((await localGame(id))?.id).toBe(id);
  expect(gameOptions({ game: id, options: {} })).toHaveLength(Object.keys(options).length);
});
