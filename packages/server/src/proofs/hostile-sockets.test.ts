import { once } from 'node:events';
import { below, randomFrom } from '@starboard/engine';
import type { TableDetail } from '@starboard/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { defaultBudgets } from '../http/limits.ts';
import { type FullNode, seated, startFullNode } from '../testing/nodes/full-node.ts';
import { Player } from '../testing/people/player.ts';
import { noLimits } from '../testing/nodes/no-limits.ts';
import { rawSocket, upgrade } from '../testing/people/raw-socket.ts';

describe('sockets of somebody who means no good', () => {
  let node: FullNode;
  let ann: Player;
  let bob: Player;
  let table: string;

  beforeAll(async () => {
    const { openSockets } = defaultBudgets;
    node = await startFullNode({ wishes: { budgets: { ...noLimits, openSockets } } });
    [ann, bob] = [await node.player(), await node.player()];
    table = await seated([ann, bob], { game: 'whispers' });
  });
  afterAll(() => node.close());

  const expectAllWell = async () => {
    expect((await bob.browser.get('/ready')).status).toBe(200);
    expect(await bob.says({ type: 'ping' })).toMatchObject({ type: 'done' });
    expect(node.logged()).not.toMatch(/"level":"(error|fatal)"/);
  };

  test('a frame over the limit closes its socket, and no other', async () => {
    const mallory = await node.player();
    const closed = once(mallory.socket as WebSocket, 'close');
    mallory.socket?.send(JSON.stringify({ type: 'ping', id: 'x'.repeat(17_000) }));
    expect((await closed)[0]).toBe(1009);
    await expectAllWell();
  });

  test('what breaks the protocol of sockets itself ends that socket', async () => {
    const random = randomFrom('broken frames');
    for (const bytes of [
      [0x81, 0x02, 0x68, 0x69],
      [0xf1, 0x82, 1, 2, 3, 4, 5, 6],
      [0x83, 0x80, 1, 2, 3, 4],
      [0x89, 0xfe, 0xff, 0xff, 1, 2, 3, 4],
      [0x80, 0x81, 0, 0, 0, 0, 0x61],
      [0x81, 0x81, 0, 0, 0, 0, 0xff],
      [0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4],
      ...Array.from({ length: 40 }, () => Array.from({ length: 40 }, () => below(random, 'bytes', 256))),
    ]) {
      const raw = await rawSocket(node.url, upgrade(node.url, { cookie: `starboard=${ann.browser.token}` }));
      await raw.heard('welcome');
      raw.socket.end(Buffer.from(bytes));
      await raw.closed;
    }
    await expectAllWell();
  });

  test('who comes and goes at once leaves nothing behind', async () => {
    for (let count = 0; count < 60; count++) {
      const tab = new Player(ann.browser);
      await tab.connect();
      for (const said of ['lobby","on":true', `watch","table":"${table}`])
        tab.socket?.send(`{"type":"${said}${said.endsWith('true') ? '' : '"'},"id":"x"}`);
      // at once, or when this much of the answer is there
      const heard = tab.messages.length + (count % 4);
      await tab.until(() => tab.messages.length >= heard, `${heard} messages`);
      await tab.disconnect();
    }
    await ann.disconnect();
    await bob.until(() => String(bob.screen(table).connected) === '1', 'Ann gone');
    await ann.connect();
    await ann.watches(table);
    await expectAllWell();
  });

  test('upgrades that are wrong in any way are refused, and those never finished are no burden', async () => {
    const cookie = `starboard=${ann.browser.token}`;
    const tries: readonly (readonly [number, string])[] = [
      [401, upgrade(node.url, {})],
      [401, upgrade(node.url, { cookie: 'starboard=' })],
      [401, upgrade(node.url, { cookie: `starboard=${'A'.repeat(43)}` })],
      [401, upgrade(node.url, { cookie: `starboard=${'%00'.repeat(20)}` })],
      [403, upgrade(node.url, { cookie, origin: 'https://elsewhere.test' })],
      [403, upgrade(node.url, { cookie, origin: 'null' })],
      [403, upgrade(node.url, { cookie, host: 'elsewhere.test', origin: 'http://elsewhere.test' })],
      [403, upgrade(node.url, { cookie, origin: '' })],
      [404, upgrade(node.url, { cookie }, '/socket/')],
      [404, upgrade(node.url, { cookie }, '/api/me')],
      [404, upgrade(node.url, { cookie }, '//socket')],
      [400, upgrade(node.url, { cookie, 'sec-websocket-key': 'short' })],
      [400, upgrade(node.url, { cookie, 'sec-websocket-version': '7' })],
    ];
    for (const [status, head] of tries) {
      const raw = await rawSocket(node.url, head);
      await raw.closed;
      expect([raw.text().slice(0, 12), head]).toEqual([`HTTP/1.1 ${status}`, head]);
    }
    const halves = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        rawSocket(node.url, upgrade(node.url, { cookie }).slice(0, 10 + index * 2)),
      ),
    );
    await expectAllWell();
    for (const { socket } of halves) socket.destroy();
    const full = await Promise.all(
      Array.from({ length: 40 }, () => rawSocket(node.url, upgrade(node.url, { cookie }))),
    );
    for (const { socket } of full) socket.destroy();
    await expectAllWell();
  });

  test('asking for the same again, or turning down what nobody has asked for, is no news to others', async () => {
    await bob.says({ type: 'ping' });
    const from = bob.messages.length;
    for (let count = 0; count < 20; count++) {
      await ann.says({ type: 'takeback', table, agree: false });
      await ann.watches(table);
    }
    await bob.says({ type: 'ping' });
    const told = bob.messages.slice(from).map(({ type }) => type);
    // that Ann has come back may be told a moment later
    expect(told.filter((type) => type === 'presence').length).toBeLessThanOrEqual(1);
    expect(told.filter((type) => type !== 'presence')).toEqual(['done']);
  });

  test('one socket follows only so many tables', async () => {
    const zoe = await node.player();
    const tables: string[] = [];
    while (tables.length < 65) {
      const host = await node.player();
      for (let count = 0; count < 10; count++) tables.push(await opened(host));
      await host.disconnect();
    }
    for (const each of tables.slice(0, 64)) await zoe.watches(each);
    expect(await zoe.says({ type: 'watch', table: tables[64] ?? '' })).toMatchObject({
      reason: { key: 'server.limit.tables-followed', params: { most: 64 } },
    });
    await zoe.watches(tables[0] ?? '');
    await zoe.says({ type: 'unwatch', table: tables[0] ?? '' });
    await zoe.watches(tables[64] ?? '');
    await zoe.disconnect();
    await expectAllWell();
  });

  test('one account has only so many sockets', async () => {
    const zoe = await node.player();
    const tabs = Array.from({ length: 19 }, () => new Player(zoe.browser));
    for (const tab of tabs) await tab.connect();
    const raw = await rawSocket(node.url, upgrade(node.url, { cookie: `starboard=${zoe.browser.token}` }));
    await raw.closed;
    expect(raw.text()).toMatch(/^HTTP\/1\.1 429 /);
    for (const tab of [zoe, ...tabs]) await tab.disconnect();
    await expectAllWell();
  });
});

async function opened(host: Player): Promise<string> {
  const { body } = await host.browser.post<TableDetail>('/api/tables', {
    game: 'whispers',
    options: {},
    seats: ['me', 'open'],
    clock: 'none',
    isPublic: true,
    spectators: { allowed: true, delay: 0 },
  });
  return body.id;
}
