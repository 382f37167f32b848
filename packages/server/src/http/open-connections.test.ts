import { once } from 'node:events';
import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { type HttpNode, type HttpNodeWish, startHttpNode } from '../testing/nodes/http-node.ts';
import { type RawSocket, rawSocket, upgrade } from '../testing/people/raw-socket.ts';
import { compressedJson } from './compressed-json.ts';
import { route } from './route.ts';

const megabyte = 1024 * 1024;
/** More than the network keeps on its way. */
const large = `"${'x'.repeat(32 * megabyte)}"`;
const compressed = gzipSync(large);

let node: HttpNode;
/** The node's ends of all connections. */
let ends: Socket[];
const start = async (wish: HttpNodeWish = {}) => {
  ends = [];
  node = await startHttpNode({
    ...wish,
    routes({ app }) {
      app.server.on('connection', (socket) => ends.push(socket));
      app.server.on('upgrade', (_request, socket) => {
        socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n');
        socket.on('data', (heard) => socket.write(heard));
      });
      route(app, {
        method: 'GET',
        url: '/api/large',
        who: 'anyone',
        handle: ({ request, reply }) => compressedJson(request, reply, compressed),
      });
    },
  });
};
const opened: RawSocket[] = [];
afterEach(async () => {
  for (const { socket } of opened.splice(0)) socket.destroy();
  for (const end of ends) end.destroy();
  await node.close();
});

const asks = async (path: string, headers = ''): Promise<RawSocket> => {
  const raw = await rawSocket(
    node.url,
    `GET ${path} HTTP/1.1\r\nhost: ${new URL(node.url).host}\r\n${headers}\r\n`,
  );
  opened.push(raw);
  return raw;
};
const asksAndReadsNothing = async (): Promise<void> => {
  (await asks('/api/large')).socket.pause();
};

test('a large answer that nobody reads is not expanded in memory', async () => {
  await start();
  for (let count = 0; count < 8; count++) await asksAndReadsNothing();
  await vi.waitFor(() => expect(ends.filter((end) => end.writableNeedDrain)).toHaveLength(8), {
    timeout: inject('patience'),
  });
  expect(ends.reduce((sum, end) => sum + end.writableLength, 0)).toBeLessThan(8 * megabyte);
  // a client that reads gets all of it
  const answer = await fetch(`${node.url}/api/large`, { headers: { 'accept-encoding': 'identity' } });
  expect((await answer.text()) === large).toBe(true);
});

test('who reads nothing of an answer is cut off; a socket that says nothing is not', async () => {
  await start({ longestStall: 1_000 });
  const quiet = await asks('/api/me');
  await quiet.heard('content-length');
  quiet.socket.write(upgrade(node.url, {}));
  await quiet.heard('101 Switching');
  await asksAndReadsNothing();
  const [, end] = ends;
  if (!end?.destroyed) await once(end as Socket, 'close');
  quiet.socket.write('still here');
  await quiet.heard('still here');
});

test('one address has only so many connections at a time', async () => {
  await start({ budgets: { openConnections: { burst: 3, seconds: 0, per: 'address' } } });
  const held = [await asks('/api/me'), await asks('/api/me'), await asks('/api/me')];
  for (const raw of held) await raw.heard('HTTP/1.1 200');
  await (await asks('/api/me')).closed;
  held[0]?.socket.destroy();
  await vi.waitFor(
    async () => {
      const answer = await fetch(`${node.url}/api/me`);
      expect(answer.status).toBe(200);
    },
    { timeout: inject('patience') },
  );
});

test('a proxy has as many connections as there are people behind it', async () => {
  const openConnections = { burst: 3, seconds: 0, per: 'address' } as const;
  await start({ budgets: { openConnections }, trustProxy: ['127.0.0.1'] });
  for (let count = 0; count < 8; count++) await (await asks('/api/me')).heard('HTTP/1.1 200');
  expect(ends.filter((end) => !end.destroyed)).toHaveLength(8);
});
