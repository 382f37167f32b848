import type { TableDetail } from '@starboard/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '../testing/people/browser.ts';
import { type LobbyNode, startLobbyNode } from '../testing/nodes/lobby-node.ts';

// many requests, on a machine that may be busy
let node: LobbyNode;
let ann: Browser;
let ben: Browser;
let cat: Browser;

beforeAll(async () => {
  node = await startLobbyNode();
  [ann, ben, cat] = [await node.guest('Ann'), await node.guest('Ben'), await node.guest('Cat')];
});
afterAll(() => node.close());

const again = (who: Browser, { id }: TableDetail) => who.post<TableDetail>(`/api/tables/${id}/rematch`);

/** Ann and Ben have played, and Ben has given up. */
async function playedOut(): Promise<TableDetail> {
  const table = await node.plays(ann, ben, {
    options: { longGame: true },
    clock: 'relaxed',
    isPublic: false,
  });
  await node.tableRequests.resign(table.id, 1);
  return table;
}

test('both ask at once and get the same new table, with their seats kept for them', async () => {
  const old = await playedOut();
  const answers = await Promise.all([again(ann, old), again(ben, old), again(ann, old), again(ben, old)]);
  const [first] = answers;
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(first?.body).toMatchObject({
    status: 'open',
    game: 'alien-frontiers',
    clock: 'relaxed',
    isPublic: false,
    seats: [
      { kind: 'person', account: ann.account.id, name: 'Ann', isReady: false },
      { kind: 'person', account: ben.account.id, name: 'Ben', isReady: false },
    ],
    seedHash: null,
    result: null,
  });
  expect(first?.body.options).toEqual(old.options);
  expect(first?.body.seats[1]).not.toHaveProperty('hasResigned');
  const told = await cat.get<TableDetail>(`/api/tables/${old.id}`);
  expect(told.body).toMatchObject({ status: 'finished', rematch: first?.body.id, code: null });

  await ann.post(`/api/tables/${first?.body.id}/ready`, { isReady: true });
  const started = await ben.post<TableDetail>(`/api/tables/${first?.body.id}/ready`, { isReady: true });
  expect(started.body.status).toBe('playing');
});

test('the seed is told when it is over, and fits the hash that was told before', async () => {
  const { id, seedHash } = await playedOut();
  const { seed, seedHash: still } = (await cat.get<TableDetail>(`/api/tables/${id}`)).body;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(String(seed)));
  expect([still, Buffer.from(digest).toString('hex')]).toEqual([seedHash, seedHash]);
});

test('a rematch that nobody waited for can be asked for anew', async () => {
  const old = await playedOut();
  const first = await again(ann, old);
  for (const who of [ann, ben]) await who.post(`/api/tables/${first.body.id}/leave`);
  const second = await again(ben, old);
  expect(second.body.id).not.toBe(first.body.id);
  expect(second.body).toMatchObject({ status: 'open', host: ben.account.id });
});

test('those who were not there ask in vain, and so does everybody before the end', async () => {
  const old = await playedOut();
  expect(await again(cat, old)).toMatchObject({ status: 403, refused: 'server.table.not-seated' });
  await again(ann, old);
  expect(await again(cat, old)).toMatchObject({ status: 403, refused: 'server.table.not-seated' });
  const running = await node.plays(ann, ben);
  expect(await again(ann, running)).toMatchObject({ status: 409, refused: 'server.table.not-over' });
  expect(await again(cat, running)).toMatchObject({ status: 403, refused: 'server.table.not-seated' });
});
