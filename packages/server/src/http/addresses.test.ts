import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { networkInterfaces } from 'node:os';
import type { Addresses } from '@starboard/protocol';
import { afterEach, expect, test } from 'vitest';
import { type HttpNode, startHttpNode } from '../testing/nodes/http-node.ts';
import { addAddresses } from './addresses.ts';

let node: HttpNode;
afterEach(() => node.close());

async function listening(host: string, origins: readonly string[] = []): Promise<void> {
  node = await startHttpNode({ origins, routes: ({ app }) => addAddresses(app, { host, origins }) });
}

async function told(headers: Record<string, string> = {}): Promise<readonly string[]> {
  // not by fetch, which has its own idea of the Host header
  const asked = request(`${node.url}/api/addresses`, { headers }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  const text = (await answer.setEncoding('utf8').toArray()).join('');
  return (JSON.parse(text) as Addresses).addresses;
}

test('whoever sits at the server learns every address under which friends find it', async () => {
  await listening('0.0.0.0');
  const outward = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal);
  const { port } = new URL(node.url);
  const addresses = outward.map(({ address }) => `http://${address}:${port}`);
  expect([...(await told())].sort()).toEqual(addresses.sort());
});

test('a server for this machine alone has no address for friends', async () => {
  await listening('127.0.0.1');
  expect(await told()).toEqual([]);
});

test('a server that listens at one address tells that one', async () => {
  await listening('192.168.7.7');
  expect(await told()).toEqual([`http://192.168.7.7:${new URL(node.url).port}`]);
});

test('where the origin is known, it is the address', async () => {
  await listening('0.0.0.0', ['https://table.example', 'https://other.example']);
  expect(await told()).toEqual(['https://table.example']);
});

test('whoever comes through a proxy learns nothing of the machine', async () => {
  await listening('0.0.0.0');
  expect(await told({ 'x-forwarded-for': '203.0.113.9' })).toEqual([]);
  // nor where it says nothing of itself, and passes on the name alone
  for (const host of ['table.local', '203.0.113.9:3000', 'raspberrypi'])
    expect(await told({ host })).toEqual([]);
});
