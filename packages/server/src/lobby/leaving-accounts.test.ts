import type { OwnTablePage, TableDetail } from '@starboard/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '../testing/people/browser.ts';
import { type LobbyNode, startLobbyNode } from '../testing/nodes/lobby-node.ts';
import { closeStale } from './sweep.ts';

// many requests, on a machine that may be busy
let node: LobbyNode;
let ann: Browser;
const password = 'three small moons';

beforeAll(async () => {
  node = await startLobbyNode();
  ann = await node.guest('Ann');
});
afterAll(() => node.close());

const look = async (id: string) => (await node.browser().get<TableDetail>(`/api/tables/${id}`)).body;

async function member(name: string): Promise<Browser> {
  const browser = await node.guest();
  await browser.post('/api/me/password', { name, password });
  return browser;
}

test('an account that goes frees open seats, leaves running ones to a bot and its name nowhere', async () => {
  const ben = await member('Benedikt');
  const waiting = await node.opens(ann);
  await ben.post(`/api/tables/${waiting.id}/join`, {});
  const own = await node.opens(ben);
  const shared = await node.opens(ben);
  await ann.post(`/api/tables/${shared.id}/join`, {});
  const finished = await node.plays(ben, ann);
  await node.tableRequests.resign(finished.id, 0);
  const { id: running } = await node.opens(ann, { seats: ['me', 'open', { bot: 'random' }] });
  await ben.post(`/api/tables/${running}/join`, {});
  await ann.post(`/api/tables/${running}/ready`, { isReady: true });
  await ben.post(`/api/tables/${running}/ready`, { isReady: true });
  const duel = await node.plays(ann, ben);

  expect((await ben.delete('/api/me', { password })).status).toBeLessThan(300);

  expect((await look(waiting.id)).seats[1]).toEqual({ kind: 'open' });
  expect((await look(own.id)).status).toBe('closed');
  expect(await look(shared.id)).toMatchObject({ status: 'open', host: ann.account.id });
  expect((await look(finished.id)).seats[0]).toMatchObject({ kind: 'person', account: '', name: '—' });
  expect((await look(finished.id)).host).toBe(ann.account.id);
  const left = await look(running);
  expect(left).toMatchObject({ status: 'playing' });
  expect(left.seats[1]).toMatchObject({ account: '', name: '—', standIn: 'normal', hasResigned: true });
  expect(await look(duel.id)).toMatchObject({ status: 'finished', result: { kind: 'resigned' } });
  for (const { id } of [waiting, own, shared, finished, { id: running }, duel]) {
    expect(JSON.stringify(await look(id))).not.toMatch(/Benedikt/);
  }
  const rematch = await ann.post<TableDetail>(`/api/tables/${finished.id}/rematch`);
  expect(rematch.body.seats[0]).toEqual({ kind: 'open' });
});

test('what a guest began goes on under the account they sign in to', async () => {
  const home = await member('Clara');
  const guest = await node.guest('Passer-by');
  const opened = await node.opens(guest);
  const running = await node.plays(guest, ann);
  const both = await node.opens(guest);
  await home.post(`/api/tables/${both.id}/join`, {});
  const joinedBefore = (await guest.get<OwnTablePage>('/api/me/tables')).body.tables.map(({ id }) => id);

  const signedIn = await guest.post('/api/sign-in', { name: 'Clara', password });
  expect(signedIn.status).toBe(200);
  expect(guest.account.id).toBe(home.account.id);

  expect(await look(opened.id)).toMatchObject({ host: home.account.id });
  expect((await look(opened.id)).seats[0]).toMatchObject({ account: home.account.id, name: 'Clara' });
  expect((await look(running.id)).seats[0]).toMatchObject({ account: home.account.id, name: 'Clara' });
  // no account sits twice at a table
  expect((await look(both.id)).seats).toMatchObject([{ kind: 'open' }, { account: home.account.id }]);
  const mine = (await guest.get<OwnTablePage>('/api/me/tables')).body.tables.map(({ id }) => id);
  expect(mine.toSorted()).toEqual(joinedBefore.toSorted());
  const afterwards = await guest.get<TableDetail>(`/api/tables/${running.id}`);
  expect(afterwards.body.seat).toBe(0);
});

test('a new name is shown wherever the table is not over', async () => {
  const dan = await node.guest('Dan');
  const [opened, finished] = [await node.opens(dan), await node.plays(dan, ann)];
  await node.tableRequests.resign(finished.id, 0);
  await dan.patch('/api/me', { name: 'Daniel' });
  expect((await look(opened.id)).seats[0]).toMatchObject({ account: dan.account.id, name: 'Daniel' });
  expect((await look(finished.id)).seats[0]).toMatchObject({ account: dan.account.id, name: 'Dan' });
});

test('a table at which nobody has been for a day is closed, unless somebody who sits there looks in', async () => {
  const hour = 3_600_000;
  let now = Date.now();
  const later = await startLobbyNode({ now: () => now });
  const eve = await later.guest('Eve');
  const [forgotten, remembered] = [await later.opens(eve), await later.opens(eve)];
  const { id: played } = await later.plays(eve, await later.guest());
  now += 20 * hour;
  await later.browser().get(`/api/tables/${forgotten.id}`);
  await eve.get(`/api/tables/${remembered.id}`);
  expect(await closeStale(later, now)).toBe(0);
  now += 5 * hour;
  expect(await closeStale(later, now)).toBe(1);
  expect(await closeStale(later, now)).toBe(0);
  const statuses = await Promise.all([forgotten.id, remembered.id, played].map((id) => later.tables.get(id)));
  expect(statuses.map(({ status }) => status)).toEqual(['closed', 'open', 'playing']);
  await later.close();
});
