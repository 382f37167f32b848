import { once } from 'node:events';
import type { ChatPage, DeviceList, TableDetail } from '@starboard/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { Browser } from '../testing/people/browser.ts';
import { type FullNode, seated, startFullNode } from '../testing/nodes/full-node.ts';
import { Player } from '../testing/people/player.ts';

let node: FullNode;
beforeAll(async () => {
  node = await startFullNode();
});
afterAll(() => node.close());

describe('who is signed out', () => {
  const proof = { password: 'correct horse battery' };
  let named = 0;

  /** One account: two tabs of one browser, and another browser. */
  async function threeSockets(): Promise<readonly [Player, Player, Player]> {
    const name = `Dora ${(named += 1)}`;
    const laptop = new Player(new Browser(node.url));
    await laptop.browser.becomeGuest();
    await laptop.browser.post('/api/me/password', { ...proof, name });
    await laptop.connect();
    const tab = new Player(laptop.browser);
    await tab.connect();
    const phone = new Player(new Browser(node.url));
    await phone.browser.post('/api/sign-in', { ...proof, name });
    await phone.connect();
    return [laptop, tab, phone];
  }

  const goodbye = { type: 'bye', reason: { key: 'server.account.signed-out' }, comeBack: false };
  const expectClosedWith = async (last: object, ...players: readonly Player[]) => {
    for (const player of players) {
      await player.until(() => player.socket?.readyState === player.socket?.CLOSED, 'the socket closed');
      expect(player.messages.at(-1)).toEqual(last);
    }
  };
  const expectClosed = (...players: readonly Player[]) => expectClosedWith(goodbye, ...players);

  test('on one device is gone there and nowhere else', async () => {
    const [laptop, tab, phone] = await threeSockets();
    await laptop.browser.post('/api/sign-out');
    await expectClosed(laptop, tab);
    expect(await phone.says({ type: 'ping' })).toMatchObject({ type: 'done' });
    await phone.disconnect();
  });

  test('from another device, too', async () => {
    const [laptop, tab, phone] = await threeSockets();
    const { body } = await laptop.browser.get<DeviceList>('/api/me/devices');
    const other = body.devices.find(({ isThis }) => !isThis);
    await laptop.browser.delete(`/api/me/devices/${other?.id}`);
    await expectClosed(phone);
    for (const player of [laptop, tab]) {
      expect(await player.says({ type: 'ping' })).toMatchObject({ type: 'done' });
      await player.disconnect();
    }
  });

  test('everywhere is gone everywhere', async () => {
    const three = await threeSockets();
    await three[0].browser.delete('/api/me/devices');
    await expectClosed(...three);
  });

  test('by changing the password stays here only', async () => {
    const [laptop, tab, phone] = await threeSockets();
    const stolen = laptop.browser.token;
    await laptop.browser.post('/api/me/password', {
      password: 'another horse battery',
      current: proof.password,
    });
    await expectClosed(phone);
    // a thief who had this cookie is gone with it; who has the new one comes back
    const renewed = { type: 'bye', reason: { key: 'server.account.renewed' }, comeBack: true };
    await expectClosedWith(renewed, laptop, tab);
    const thief = new Player(new Browser(node.url));
    thief.browser.token = stolen;
    await expect(thief.connect()).rejects.toThrow('the socket was not opened');
    await laptop.connect();
    expect(await laptop.says({ type: 'ping' })).toMatchObject({ type: 'done' });
    await laptop.disconnect();
  });

  test('by deleting the account is gone everywhere, and what they still say is not heard', async () => {
    const three = await threeSockets();
    await three[0].browser.delete('/api/me', proof);
    await expectClosed(...three);
  });

  test('can say nothing any more, even who never lets go of the socket', async () => {
    const [laptop, , phone] = await threeSockets();
    const host = await node.player();
    const table = await seated([host, phone], { game: 'whispers' });
    const { decision, shape } = await phone.asked(table);
    const answer = shape.kind === 'choose' ? (shape.options[0] ?? '') : '';
    const socket = phone.socket as WebSocket;
    const closed = once(socket, 'close');
    // a client that reads nothing never sees that it is to close
    socket.pause();
    await laptop.browser.delete('/api/me/devices');
    const chat = { type: 'chat', table, text: 'still here' };
    socket.send(JSON.stringify({ ...chat, id: 'late' }));
    socket.send(JSON.stringify({ type: 'act', table, decision, answer, id: 'late' }));
    await host.says({ type: 'chat', table, text: 'are you?' });
    socket.resume();
    await closed;
    const { body } = await host.browser.get<ChatPage>(`/api/tables/${table}/chat`);
    expect(body.lines.map(({ text }) => text)).toEqual(['are you?']);
    expect(host.screen(table).sections['awaited']).toContain(1);
  });
});

describe('who is sent away while watching', () => {
  test('sees and hears nothing of the match that follows', async () => {
    const [ann, bob, mallory] = [await node.player(), await node.player(), await node.player()];
    const { body } = await ann.browser.post<TableDetail>('/api/tables', {
      game: 'whispers',
      options: {},
      seats: ['me', 'open'],
      clock: 'none',
      isPublic: false,
      spectators: { allowed: true, delay: 0 },
    });
    const table = body.id;
    await mallory.browser.post(`/api/tables/${table}/join`, {});
    await mallory.watches(table);
    await ann.watches(table);
    await ann.browser.post(`/api/tables/${table}/kick`, { account: mallory.account });
    await bob.browser.post(`/api/tables/${table}/join`, {});
    for (const player of [ann, bob])
      await player.browser.post(`/api/tables/${table}/ready`, { isReady: true });
    await bob.watches(table);
    await ann.says({ type: 'chat', table, text: 'at last' });
    for (const player of [ann, bob])
      await player.until(() => player.screens.get(table)?.sections['words'] !== undefined, 'the match');
    await mallory.says({ type: 'ping' });
    const told = mallory.messages.map(({ type }) => type);
    expect(told).not.toContain('view');
    expect(told).not.toContain('news');
    expect(told).not.toContain('chat');
    for (const player of [ann, bob, mallory]) await player.disconnect();
  });
});
