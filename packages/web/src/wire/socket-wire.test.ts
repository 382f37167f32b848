import type { FromClient, FromServer } from '@starboard/protocol';
import { afterEach, expect, test } from 'vitest';
import { WebSocket as Socket, WebSocketServer } from 'ws';
import { SocketWire } from './socket-wire.ts';
import type { WireState } from './wire.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const welcome: FromServer = { type: 'welcome', account: 'me', now: 0, version: '1' };

/** The other end of the wire: a server that greets, notes what it hears and answers what it is told to. */
async function harbour(port = 0) {
  const server = new WebSocketServer({ port, host: '127.0.0.1' });
  ends.push(() => {
    for (const client of server.clients) client.terminate();
    server.close();
  });
  await new Promise((listening) => server.once('listening', listening));
  const heard: FromClient[] = [];
  const waiting = new Set<() => void>();
  server.on('connection', (socket) => {
    socket.send(JSON.stringify(welcome));
    socket.on('message', (frame) => {
      heard.push(JSON.parse((frame as Buffer).toString('utf8')) as FromClient);
      for (const wake of waiting) wake();
    });
  });
  return {
    heard,
    close: () => server.close(),
    port: (server.address() as { readonly port: number }).port,
    say: (message: FromServer) => {
      for (const client of server.clients) client.send(JSON.stringify(message));
    },
    hangUp: () => {
      for (const client of server.clients) client.terminate();
    },
    has: async (count: number) => {
      while (heard.length < count) await new Promise<void>((wake) => waiting.add(wake));
    },
  };
}

function wireTo(port: number, probe?: () => Promise<boolean>): SocketWire {
  const wire = new SocketWire({
    ...(probe && { probe }),
    url: `ws://127.0.0.1:${port}/socket`,
    // a browser tells of a failed attempt by closing alone
    open: (url) => new Socket(url).on('error', () => undefined) as unknown as WebSocket,
  });
  ends.push(() => wire.close());
  return wire;
}

const until = (wire: SocketWire, wanted: WireState): Promise<void> =>
  new Promise((reached) => {
    if (wire.state === wanted) return reached();
    const stop = wire.onState((state) => {
      if (state !== wanted) return;
      stop();
      reached();
    });
  });

const act = (id: string): FromClient => ({ type: 'act', id, table: 't', decision: 1, answer: 'end-turn' });

test('what is said before the socket is open is said once it is', async () => {
  const server = await harbour();
  const wire = wireTo(server.port);
  wire.send(act('a'));
  expect(wire.state).toBe('connecting');
  await server.has(1);
  expect(server.heard).toEqual([act('a')]);
  expect(wire.state).toBe('open');
});

test('after a break only what was not answered is said again', async () => {
  const server = await harbour();
  const wire = wireTo(server.port);
  wire.send(act('a'));
  wire.send(act('b'));
  await server.has(2);
  const answered = new Promise<void>((heard) => wire.onMessage(() => heard()));
  server.say({ type: 'done', id: 'a' });
  await answered;
  server.hangUp();
  await until(wire, 'waiting');
  expect(wire.nextAttempt).not.toBeNull();
  await server.has(3);
  expect(server.heard.slice(2)).toEqual([act('b')]);
});

test('whoever wants to try at once need not wait', async () => {
  const server = await harbour();
  const wire = wireTo(server.port);
  await until(wire, 'open');
  server.hangUp();
  await until(wire, 'waiting');
  wire.tryNow();
  expect(wire.state).toBe('connecting');
  await until(wire, 'open');
});

test('who is told to go does not come back', async () => {
  const server = await harbour();
  const wire = wireTo(server.port);
  await until(wire, 'open');
  server.say({ type: 'bye', reason: { key: 'server.account.signed-out' }, comeBack: false });
  await until(wire, 'closed');
  wire.tryNow();
  expect(wire.state).toBe('closed');
});

test('a server that stays away is asked plainly before a socket is tried, and taken up when it answers', async () => {
  const { port, close } = await harbour();
  close();
  let asked = 0;
  let isBack = false;
  const wire = wireTo(port, () => {
    asked += 1;
    return Promise.resolve(isBack);
  });
  let sockets = 0;
  wire.onState((state) => {
    if (state === 'connecting') sockets += 1;
  });
  await expect.poll(() => asked, { timeout: 10_000 }).toBeGreaterThan(0);
  const tried = sockets;
  const server = await harbour(port);
  await expect.poll(() => asked, { timeout: 10_000 }).toBeGreaterThan(1);
  expect(sockets).toBe(tried);
  isBack = true;
  await until(wire, 'open');
  expect(server.heard).toEqual([]);
}, 30_000);
