import { networkInterfaces } from 'node:os';
import type { Addresses } from '@starboard/protocol';
import { afterEach, expect, test } from 'vitest';
import { type HttpNode, startHttpNode } from '../testing/http-node.ts';
import { addAddresses } from './addresses.ts';

let node: HttpNode;
afterEach(() => node.close());

async function listening(host: string, origins: readonly string[] = []): Promise<void> {
  node = await startHttpNode({ origins, routes: ({ app }) => addAddresses(app, { host, origins }) });
}

async function told(headers: Record<string, string> = {}): Promise<readonly string[]> {
  const answer = await fetch(`${node.url}/api/addresses`, { headers });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as Addresses).addresses;
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
});
