import { fastify } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { version } from '../../../../package.json';
import { addHealth } from './health.ts';
import { createMetrics } from './metrics.ts';

const healthy = {
  hasStore: true,
  isConnected: true,
  isStopping: false,
  token: 'a-token-of-some-length' as string | null,
};
let node = { ...healthy };

const app = fastify();
let url: string;

beforeAll(async () => {
  addHealth(app, {
    store: { ping: () => (node.hasStore ? Promise.resolve() : Promise.reject(new Error('gone'))) },
    bus: {
      get isConnected() {
        return node.isConnected;
      },
    },
    metrics: createMetrics(),
    get metricsToken() {
      return node.token;
    },
    freshFor: 0,
    isStopping: () => node.isStopping,
  });
  app.get('/api/tables/:id', () => ({}));
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(() => {
  node = { ...healthy };
});
afterAll(() => app.close());

const ready = async (): Promise<unknown> => {
  const response = await fetch(`${url}/ready`);
  return [response.status, await response.json()];
};

const allowed = { authorization: `Bearer ${healthy.token}` };
const metrics = (headers: Record<string, string> = {}) => fetch(`${url}/metrics`, { headers });

test('a node is alive as long as it answers, and ready while it has all it needs', async () => {
  expect(await ready()).toEqual([200, { ready: true, store: true, bus: true, staying: true }]);
  node.hasStore = false;
  expect(await ready()).toEqual([503, { ready: false, store: false, bus: true, staying: true }]);
  node = { ...healthy, isConnected: false };
  expect(await ready()).toEqual([503, { ready: false, store: true, bus: false, staying: true }]);
  node = { ...healthy, isStopping: true };
  expect(await ready()).toEqual([503, { ready: false, store: true, bus: true, staying: false }]);
  const alive = await fetch(`${url}/health`);
  expect([alive.status, await alive.json()]).toEqual([200, { alive: true, version }]);
});

test('without a token, metrics are for nobody: a proxy on this machine may pass on a stranger’s request', async () => {
  node.token = null;
  for (const given of ['', 'Bearer', 'Bearer ', 'Bearer null'])
    expect((await metrics({ authorization: given })).status).toBe(404);
});

test('with a token, metrics are for those who have it, wherever they are', async () => {
  expect((await metrics()).status).toBe(404);
  expect((await metrics({ authorization: 'Bearer wrong' })).status).toBe(404);
  expect((await metrics({ authorization: `${node.token}` })).status).toBe(404);
  expect((await metrics({ ...allowed, 'x-forwarded-for': '203.0.113.5' })).status).toBe(200);
});

test('requests are counted by their pattern, never by an id', async () => {
  await fetch(`${url}/api/tables/secret-canary`);
  await fetch(`${url}/nowhere/secret-canary`);
  const text = await (await metrics(allowed)).text();
  expect(text).toContain(
    'starboard_request_seconds_count{method="GET",route="/api/tables/:id",status="200"} 1',
  );
  expect(text).toContain('starboard_request_seconds_count{method="GET",route="unknown",status="404"}');
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toContain('secret-canary');
});
