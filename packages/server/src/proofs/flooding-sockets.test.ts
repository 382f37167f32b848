import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { type Budgets, defaultBudgets } from '../http/limits.ts';
import { openPostgres } from '../store/postgres/open-postgres.ts';
import { type FullNode, seated, startFullNode } from '../testing/nodes/full-node.ts';
import { Player } from '../testing/people/player.ts';
import { noLimits } from '../testing/nodes/no-limits.ts';
import { type RawSocket, rawSocket, upgrade } from '../testing/people/raw-socket.ts';
import { newPremises, type Premises } from '../testing/stores/stores.ts';

const { frames, framesFromAddress, framesRefused } = defaultBudgets;
const usualFrames = { frames, framesFromAddress, framesRefused };

let node: FullNode;
let bob: Player;
const startNode = async (budgets: Partial<Budgets> = {}) => {
  node = await startFullNode({ wishes: { budgets: { ...noLimits, ...budgets } } });
  bob = await node.player();
};
afterEach(() => node.close());

const expectAllWell = async () => {
  expect((await bob.browser.get('/ready')).status).toBe(200);
  expect(await bob.says({ type: 'ping' })).toMatchObject({ type: 'done' });
  expect(node.logged()).not.toMatch(/"level":"(error|fatal)"/);
};

const open = async (player: Player): Promise<RawSocket> => {
  const raw = await rawSocket(
    node.url,
    upgrade(node.url, { cookie: `starboard=${player.browser.token}`, origin: node.url }),
  );
  await raw.heard('welcome');
  return raw;
};

const frame = (head: number, payload: Buffer): Buffer =>
  Buffer.concat([Buffer.from([head, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
const ping = frame(0x89, Buffer.alloc(125, 'x'));
const pong = frame(0x8a, Buffer.alloc(0));

/** Writes the same again and again, as fast as it is taken; gives back how much was, when the node has hung up. */
async function floods({ socket, closed }: RawSocket, bytes: Buffer): Promise<number> {
  while (!socket.destroyed)
    await Promise.race([new Promise<void>((taken) => socket.write(bytes, () => taken())), closed]);
  return socket.bytesWritten;
}

describe('one socket', () => {
  test('that floods is refused a few times, then cut off; later it is welcome again', async () => {
    // what has been sent comes back slowly, or a slow machine would never have sent too much
    await startNode({ ...usualFrames, frames: { ...frames, seconds: 60 } });
    const mallory = await node.player();
    const flood = (many: number) => {
      for (let count = 0; count < many; count++) mallory.socket?.send(`{"type":"ping","id":"p${count}"}`);
    };
    const refusals = () => mallory.messages.filter((message) => message.type === 'refused');
    flood(frames.burst);
    // so few at once that the first refusal is heard before the node hangs up, which may lose what it has said
    while (refusals().length === 0) {
      flood(framesRefused.burst / 2);
      await mallory.browser.get('/health');
    }
    const [refused] = refusals();
    expect(refused).toEqual({
      type: 'refused',
      id: null,
      reason: { key: 'server.limit.too-much' },
      retryAfter: expect.any(Number),
    });
    flood(20_000);
    await mallory.until(() => mallory.socket?.readyState === mallory.socket?.CLOSED, 'the end of it');
    expect(refusals().length).toBeLessThan(100);
    await expectAllWell();
    const isWelcome = async () => {
      if (mallory.socket?.readyState !== mallory.socket?.OPEN) await mallory.connect();
      expect(await mallory.says({ type: 'ping' })).toMatchObject({ type: 'done' });
    };
    await vi.waitFor(isWelcome, { timeout: inject('patience'), interval: 250 });
  });

  test('that sends large frames may send fewer of them; what players say is never large', async () => {
    await startNode({ frames: { burst: 40, seconds: 600 } });
    const [mallory, zoe] = [await node.player(), await node.player()];
    const table = await seated([zoe, bob], { game: 'high-card' });
    const answer = Object.fromEntries(Array.from({ length: 1130 }, (_, key) => [`key ${key}`, key]));
    const act = JSON.stringify({ type: 'act', id: 'large', table, decision: 1, answer });
    expect(act.length).toBeGreaterThan(15 * 1024);
    for (let count = 0; count < 4; count++) mallory.socket?.send(act);
    const keys = () => mallory.messages.flatMap((said) => (said.type === 'refused' ? [said.reason.key] : []));
    await mallory.until(() => keys().length === 4, 'four refusals');
    // those that were too much are refused before they are read
    expect(keys().filter((key) => key === 'server.limit.too-much')).toHaveLength(2);
    expect(keys().filter((key) => key === 'server.table.not-seated')).toHaveLength(2);
    for (let count = 0; count < 20; count++)
      expect(await zoe.says({ type: 'chat', table, text: 'щ'.repeat(300) })).toMatchObject({ type: 'done' });
    await expectAllWell();
  });

  test('asks the others for something only so often, and so leaves orders and holds moments', async () => {
    const few = { burst: 3, seconds: 600 };
    await startNode({ proposals: few, orders: few, holds: few });
    const ann = await node.player();
    const table = await seated([ann, bob], { game: 'high-card' });
    const tooMuch = { type: 'refused', reason: { key: 'server.limit.too-much' } };
    for (const agree of [true, false, true])
      expect(await ann.says({ type: 'vote-end', table, agree })).toMatchObject({ type: 'done' });
    const { body: before } = await bob.browser.get(`/api/tables/${table}`);
    for (const said of [
      { type: 'vote-end', table, agree: false },
      { type: 'takeback', table, agree: true },
      { type: 'resign', table },
    ] as const)
      expect(await ann.says(said)).toMatchObject(tooMuch);
    expect((await bob.browser.get(`/api/tables/${table}`)).body).toEqual(before);
    for (const said of [
      { type: 'orders', table, orders: [] },
      { type: 'hold', table, on: true },
    ] as const) {
      for (let count = 0; count < 3; count++) expect(await ann.says(said)).not.toMatchObject(tooMuch);
      expect(await ann.says(said)).toMatchObject(tooMuch);
    }
    // the others have budgets of their own, and all play on
    expect(await bob.says({ type: 'vote-end', table, agree: false })).toMatchObject({ type: 'done' });
    expect(await ann.answers(table, 'low')).toMatchObject({ type: 'news' });
    await expectAllWell();
  });

  test('that sends pings without end is cut off, whether it reads or not', async () => {
    await startNode(usualFrames);
    const mallory = await node.player();
    for (const isReading of [true, false]) {
      const raw = await open(mallory);
      if (!isReading) raw.socket.pause();
      await floods(raw, Buffer.concat([...Array.from({ length: 100 }, () => ping), pong]));
    }
    await expectAllWell();
  });

  test('whose pongs nobody reads is cut off, however many it may ask for', async () => {
    await startNode();
    const raw = await open(await node.player());
    raw.socket.pause();
    await floods(raw, Buffer.concat(Array.from({ length: 100 }, () => ping)));
    await expectAllWell();
  });

  test('that asks for much and reads nothing is cut off', async () => {
    await startNode();
    const [greedy, cid] = [await node.player(), await node.player()];
    const table = await seated([greedy, bob, cid], { game: 'cosmic-encounter' });
    const socket = greedy.socket as WebSocket;
    const closed = once(socket, 'close');
    socket.pause();
    for (let count = 0; count < 6_000; count++)
      socket.send(`{"type":"watch","id":"w${count}","table":"${table}"}`);
    // the server sees the end of it by itself
    await bob.until(() => String(bob.screen(table).connected) === '1,2', 'the end of the greedy');
    socket.resume();
    await closed;
    expect(greedy.messages.some((message) => 'id' in message && message.id === 'w5999')).toBe(false);
  });

  test('may ask by a ping whether we are there, and say a thing in pieces, but not in crumbs', async () => {
    await startNode(usualFrames);
    const zoe = await node.player();
    zoe.socket?.ping('anybody?');
    expect(String((await once(zoe.socket as WebSocket, 'pong'))[0])).toBe('anybody?');

    const raw = await open(zoe);
    const text = '{"type":"ping","id":"in pieces"}'.replace(' ', '-');
    raw.socket.write(frame(0x01, Buffer.from(text.slice(0, 9))));
    raw.socket.write(frame(0x00, Buffer.from(text.slice(9, 20))));
    raw.socket.write(frame(0x80, Buffer.from(text.slice(20))));
    await raw.heard('"id":"in-pieces"');
    raw.socket.write(frame(0x01, Buffer.alloc(0)));
    await floods(raw, frame(0x00, Buffer.alloc(0)));
    await expectAllWell();
  });

  test('that was refused does not stay open because nobody hangs up', async () => {
    await startNode();
    const { hostname, port } = new URL(node.url);
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    socket.on('error', () => socket.destroy());
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.write(upgrade(node.url, {}));
    socket.resume();
    await once(socket, 'end');
    const knocking = setInterval(() => socket.write('x'), 100);
    await closed;
    clearInterval(knocking);
    await expectAllWell();
  });
});

describe('everybody behind one address', () => {
  test('opens only so many sockets in a while', async () => {
    await startNode({ sockets: { burst: 3, seconds: 600, per: 'address' } });
    const others = [await node.player(), await node.player()];
    await expect(node.player()).rejects.toThrow('the socket was not opened');
    for (const tab of others) expect(await tab.says({ type: 'ping' })).toMatchObject({ type: 'done' });
    await expectAllWell();
  });

  test('has only so many sockets at a time', async () => {
    await startNode({ openSocketsAtAddress: { burst: 3, seconds: 0, per: 'address' } });
    const [ann, zoe] = [await node.player(), await node.player()];
    await expect(node.player()).rejects.toThrow('the socket was not opened');
    await zoe.disconnect();
    const back = await vi.waitFor(() => node.player(), { timeout: inject('patience') });
    for (const tab of [ann, back]) expect(await tab.says({ type: 'ping' })).toMatchObject({ type: 'done' });
    await expectAllWell();
  });

  test('begins to follow tables only so often', async () => {
    await startNode({ watchesFromAddress: { burst: 4, seconds: 600, per: 'address' } });
    const [ann, zoe] = [await node.player(), await node.player()];
    const table = await seated([ann, bob], { game: 'high-card' });
    for (let count = 0; count < 2; count++) {
      await zoe.watches(table);
      await zoe.says({ type: 'unwatch', table });
    }
    expect(await zoe.says({ type: 'watch', table })).toMatchObject({
      reason: { key: 'server.limit.too-much' },
      retryAfter: expect.any(Number),
    });
    // the players who are there play on
    expect(await ann.answers(table, 'low')).toMatchObject({ type: 'news' });
    await expectAllWell();
  });

  test('follows only so many tables at a time', async () => {
    await startNode({ followed: { burst: 3, seconds: 0, per: 'address' } });
    const [ann, zoe] = [await node.player(), await node.player()];
    const table = await seated([ann, bob], { game: 'high-card' });
    await zoe.watches(table);
    // again is no more
    await zoe.watches(table);
    const tab = new Player(zoe.browser);
    await tab.connect();
    expect(await tab.says({ type: 'watch', table })).toMatchObject({
      reason: { key: 'server.limit.too-much' },
      retryAfter: 10,
    });
    await zoe.says({ type: 'unwatch', table });
    await tab.watches(table);
    await ann.disconnect();
    await vi.waitFor(() => zoe.watches(table), { timeout: inject('patience') });
    await expectAllWell();
  });

  test('shares a budget of frames; nobody is cut off because others have spent it', async () => {
    await startNode({ framesFromAddress: { burst: 300, seconds: 600, per: 'address' } });
    const crowd = [await node.player(), await node.player(), await node.player()];
    for (const player of crowd)
      for (let count = 0; count < 200; count++) player.socket?.send(`{"type":"ping","id":"p${count}"}`);
    const answered = (player: Player) =>
      player.messages.filter(({ type }) => type === 'done' || type === 'refused');
    for (const player of crowd) await player.until(() => answered(player).length === 200, 'all answers');
    const all = crowd.flatMap(answered);
    expect(all.filter(({ type }) => type === 'done').length).toBeLessThan(310);
    for (const player of crowd) expect(player.socket?.readyState).toBe(player.socket?.OPEN);
  });
});

describe('while a message takes long', () => {
  let premises: Premises;
  beforeEach(async () => {
    premises = await newPremises('postgres');
  });
  afterEach(() => premises.remove());

  test('what comes after it waits on its way here, not in our memory', async () => {
    node = await startFullNode({ config: { databaseUrl: premises.where } });
    bob = await node.player();
    const [mallory, ann] = [await node.player(), await node.player()];
    const table = await seated([ann, mallory], { game: 'high-card' });
    const socket = mallory.socket as WebSocket;
    const store = await openPostgres(premises.where);
    const many = 1_000;
    await store.db.transaction().execute(async (lock) => {
      await lock.updateTable('tables').set({ touched_at: 0 }).where('id', '=', table).execute();
      // the table cannot be written to before this transaction ends
      socket.send(JSON.stringify({ type: 'vote-end', id: 'slow', table, agree: true }));
      for (let count = 0; count < many; count++)
        socket.send(JSON.stringify({ type: 'lobby', id: `l${count}`, on: false }).padEnd(15_000));
      const isTaken = vi.waitFor(() => expect(socket.bufferedAmount).toBe(0), { timeout: 3_000 });
      await expect(isTaken).rejects.toThrow('to be +0');
      await expectAllWell();
    });
    await mallory.until(() => mallory.messages.some((said) => 'id' in said && said.id === `l${many - 1}`));
    const order = mallory.messages.flatMap((said) => (said.type === 'done' ? [said.id] : []));
    expect(order.slice(-many - 1)).toEqual(['slow', ...Array.from({ length: many }, (_, l) => `l${l}`)]);
    await store.close();
  });
});
