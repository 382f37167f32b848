import type { ChatLine } from '@starboard/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantAdmin } from '../accounts/grant-admin.ts';
import { openPostgres } from '../store/postgres/open-postgres.ts';
import { type FullNode, seated, startFullNode } from '../testing/nodes/full-node.ts';
import { type NatsServer, startNats } from '../testing/nats.ts';
import { Player } from '../testing/people/player.ts';
import { type PostgresServer, startPostgres } from '../testing/postgres.ts';

let postgres: PostgresServer;
let nats: NatsServer;
let databaseUrl: string;
let here: FullNode;
let there: FullNode;

beforeAll(async () => {
  [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
  databaseUrl = await postgres.freshDatabase();
  const config = { databaseUrl, natsUrl: nats.url };
  [here, there] = [await startFullNode({ config }), await startFullNode({ config })];
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await Promise.all([postgres.stop(), nats.stop()]);
});

const areReady = async (status: number) => {
  for (const { url } of [here, there])
    await expect.poll(async () => (await fetch(`${url}/ready`)).status).toBe(status);
};

/** Both nodes are cut off from each other while something happens, and then not any more. */
async function cutOffWhile(happens: () => Promise<void>): Promise<void> {
  await nats.stop();
  await areReady(503);
  await happens();
  await nats.restart();
  await areReady(200);
}

/** A player known here whose socket is at the other node. */
async function reachesOver(): Promise<Player> {
  const player = await here.player();
  await player.disconnect();
  await player.connect(there.url);
  return player;
}

const sentAway = async (player: Player, key: string, comeBack: boolean) => {
  await expect.poll(() => player.socket?.readyState).toBe(player.socket?.CLOSED);
  expect(player.messages.at(-1)).toEqual({ type: 'bye', reason: { key }, comeBack });
};

const linesOf = (player: Player): readonly ChatLine[] =>
  player.messages.flatMap((said) => (said.type === 'chat' ? said.lines : []));
const textsOf = (player: Player) => linesOf(player).map(({ text }) => text);
const says = async (player: Player, table: string, ...texts: readonly string[]) => {
  for (const text of texts)
    expect(await player.says({ type: 'chat', table, text })).toMatchObject({ type: 'done' });
};

describe('when nodes could not hear each other for a while', () => {
  test('whoever was signed out meanwhile is gone, and nobody else', async () => {
    const [dora, erin, fred, gina] = [
      await reachesOver(),
      await reachesOver(),
      await reachesOver(),
      await reachesOver(),
    ];
    await cutOffWhile(async () => {
      expect((await dora.browser.post('/api/sign-out')).status).toBe(204);
      expect((await erin.browser.delete('/api/me')).status).toBe(204);
      const named = { name: 'Fred the first', password: 'correct horse battery' };
      expect((await fred.browser.post('/api/me/password', named)).status).toBe(200);
      for (const player of [dora, erin, fred]) expect(player.socket?.readyState).toBe(player.socket?.OPEN);
    });
    await sentAway(dora, 'server.account.signed-out', false);
    await sentAway(erin, 'server.account.signed-out', false);
    // the token that the socket was opened with is not Fred's any more
    await sentAway(fred, 'server.account.renewed', true);
    expect(await gina.says({ type: 'ping' })).toMatchObject({ type: 'done' });
    await gina.disconnect();
  });

  test('that is found out though the database was away when they could again', async () => {
    const hugo = await reachesOver();
    await nats.stop();
    await areReady(503);
    expect((await hugo.browser.post('/api/sign-out')).status).toBe(204);
    await postgres.kill();
    await nats.restart();
    await expect.poll(() => there.logged()).toContain('sockets could not be looked after');
    expect(hugo.socket?.readyState).toBe(hugo.socket?.OPEN);
    await postgres.restart();
    await sentAway(hugo, 'server.account.signed-out', false);
    await areReady(200);
  });

  test('what was said meanwhile is told once and in order, and what was taken away is gone', async () => {
    const [ann, bob] = [await here.player(), await reachesOver()];
    const table = await seated([ann, bob], { game: 'high-card' });
    const admin = await here.player();
    const store = await openPostgres(databaseUrl);
    await admin.browser.post('/api/me/password', { name: 'Caretaker', password: 'the keys of the house' });
    await grantAdmin(store, 'Caretaker');
    await store.close();
    await says(ann, table, 'rude', 'before');
    await expect.poll(() => linesOf(bob).length).toBe(2);
    const rude = linesOf(bob)[0]?.id ?? 0;
    await cutOffWhile(async () => {
      await says(ann, table, 'one', 'two');
      await says(bob, table, 'mine');
      await says(ann, table, 'three');
      expect((await admin.browser.delete(`/api/admin/chat/${rude}`)).status).toBe(204);
    });
    const known = (player: Player) => textsOf(player).filter((text) => text !== undefined);
    await expect.poll(() => known(bob).toSorted()).toHaveLength(6);
    expect(known(bob)).toEqual(['rude', 'before', 'mine', 'one', 'two', 'three']);
    await expect.poll(() => known(ann)).toEqual(['rude', 'before', 'one', 'two', 'three', 'mine']);
    await expect
      .poll(() => linesOf(bob).some(({ id, text }) => id === rude && text === undefined))
      .toBe(true);
    await says(ann, table, 'after');
    for (const player of [ann, bob]) {
      await expect.poll(() => known(player).at(-1)).toBe('after');
      expect(known(player)).toHaveLength(7);
    }
    for (const player of [ann, bob, admin]) await player.disconnect();
  });

  test('whoever does not want to hear somebody does not, and knows who is there', async () => {
    const [ann, bob, cid] = [await here.player(), await reachesOver(), await reachesOver()];
    const table = await seated([ann, bob, cid], { game: 'high-card' });
    await expect.poll(() => String(bob.screen(table).connected)).toBe('0,1,2');
    await cutOffWhile(async () => {
      expect((await bob.browser.post(`/api/me/mutes/${cid.account}`)).status).toBe(204);
      await says(ann, table, 'have to go');
      await ann.disconnect();
    });
    await expect.poll(() => String(bob.screen(table).connected)).toBe('1,2');
    // whom he does not want to hear is known before he is told what was missed
    await expect.poll(() => textsOf(bob)).toEqual(['have to go']);
    await ann.connect();
    await ann.watches(table);
    await says(cid, table, 'can you hear me?');
    await says(ann, table, 'I can');
    await expect.poll(() => textsOf(bob)).toContain('I can');
    expect(textsOf(bob)).toEqual(['have to go', 'I can']);
    for (const player of [ann, bob, cid]) await player.disconnect();
  });

  test('the list of tables is as it would have been', async () => {
    const [host, looker] = [await here.player(), await reachesOver()];
    await looker.says({ type: 'lobby', on: true });
    let table = '';
    await cutOffWhile(async () => {
      const { body } = await host.browser.post<{ id: string }>('/api/tables', {
        game: 'high-card',
        options: {},
        seats: ['me', 'open'],
        clock: 'none',
        isPublic: true,
        spectators: { allowed: true, delay: 0 },
      });
      table = body.id;
    });
    const listed = () =>
      looker.messages.some((said) => said.type === 'lobby' && said.tables.some(({ id }) => id === table));
    await expect.poll(listed).toBe(true);
    for (const player of [host, looker]) await player.disconnect();
  });
});
