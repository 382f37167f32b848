import type { TableChanges, TableDetail } from '@starboard/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '../testing/people/browser.ts';
import { type LobbyNode, startLobbyNode } from '../testing/nodes/lobby-node.ts';

// many requests, on a machine that may be busy
let node: LobbyNode;
let ann: Browser;

beforeAll(async () => {
  node = await startLobbyNode();
  ann = await node.guest('Ann');
});
afterAll(() => node.close());

const changes = (id: string, wish: TableChanges) => ann.ask<TableDetail>('PATCH', `/api/tables/${id}`, wish);

test('changes that are made at once do not undo each other: each touches what it names', async () => {
  const { id, options } = await node.opens(ann, { spectators: { allowed: true, delay: 30 } });
  const answers = await Promise.all([
    changes(id, { options: { longGame: true } }),
    changes(id, { options: { supply: 'limited' } }),
    changes(id, { spectators: { allowed: false } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await ann.get<TableDetail>(`/api/tables/${id}`)).body).toMatchObject({
    options: { ...options, longGame: true, supply: 'limited' },
    spectators: { allowed: false, delay: 30 },
  });
});

test('an option goes back to what is usual by being named', async () => {
  const { id, options } = await node.opens(ann, { options: { longGame: true, supply: 'limited' } });
  const { body } = await changes(id, { options: { longGame: false } });
  expect(body.options).toEqual({ ...options, longGame: false, supply: 'limited' });
});

test('what the game does not know is refused, and nothing has changed', async () => {
  const { id, options } = await node.opens(ann);
  expect(await changes(id, { options: { longGame: true, colour: 'red' } })).toMatchObject({
    status: 400,
    refused: 'engine.unknown-game-option',
  });
  expect((await ann.get<TableDetail>(`/api/tables/${id}`)).body.options).toEqual(options);
});
