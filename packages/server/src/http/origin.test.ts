import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HttpNode, startHttpNode } from '../testing/http-node.ts';

/** Asks with the very headers given, Host included; gives the status and the headers. */
async function ask(node: HttpNode, method: string, headers: Readonly<Record<string, string>>) {
  const asked = request(new URL(method === 'GET' ? '/api/me' : '/api/guest', node.url), { method, headers });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [import('node:http').IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return { status: answer.statusCode, headers: answer.headers };
}

describe('where no origin is set, ours is the host that was asked', () => {
  let node: HttpNode;
  beforeAll(async () => {
    node = await startHttpNode({ trustProxy: [] });
  });
  afterAll(() => node.close());

  test.each([
    ['http://table.test:3000', 'table.test:3000', 200],
    ['https://table.test:3000', 'table.test:3000', 200],
    ['https://table.test', 'table.test', 200],
    ['https://evil.test', 'table.test', 403],
    ['https://table.test.evil.test', 'table.test', 403],
    ['https://table.test', 'table.test:3000', 403],
    ['https://user@table.test', 'table.test', 403],
    ['ftp://table.test', 'table.test', 403],
    ['null', 'table.test', 403],
    ['', 'table.test', 403],
    [undefined, 'table.test', 403],
  ])('%s asking %s: %i', async (origin, host, status) => {
    const headers = { host, ...(origin !== undefined && { origin }) };
    expect((await ask(node, 'POST', headers)).status).toBe(status);
    // reading is free: what is read stays with our own pages
    expect((await ask(node, 'GET', headers)).status).toBe(200);
    // a socket is not just read
    const upgrade = { ...headers, connection: 'upgrade', upgrade: 'websocket' };
    expect((await ask(node, 'GET', upgrade)).status).toBe(status === 200 ? 200 : 403);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s from elsewhere is refused everywhere',
    async (method) => {
      const guest = await node.guest();
      guest.headers['origin'] = 'https://evil.test';
      for (const { url } of [...node.app.routes, { url: '/' }, { url: '/nowhere' }])
        expect(await guest.askRaw(method, url)).toMatchObject({
          status: 403,
          refused: 'server.request.foreign',
        });
    },
  );

  test('a proxy nobody trusts has no say in it', async () => {
    const headers = { host: 'table.test', 'x-forwarded-host': 'evil.test', origin: 'https://evil.test' };
    expect((await ask(node, 'POST', headers)).status).toBe(403);
  });

  test('the cookie is for https alone where the browser is on https', async () => {
    const open = await ask(node, 'POST', { host: 'table.test', origin: 'http://table.test' });
    const secure = await ask(node, 'POST', { host: 'table.test', origin: 'https://table.test' });
    expect(open.headers['set-cookie']?.[0]).not.toMatch(/Secure/);
    expect(open.headers).not.toHaveProperty('strict-transport-security');
    expect(secure.headers['set-cookie']?.[0]).toMatch(
      /; HttpOnly; SameSite=Lax; Path=\/; Max-Age=34560000; Secure$/,
    );
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
  });
});

describe('where origins are set, only those are ours', () => {
  let node: HttpNode;
  beforeAll(async () => {
    node = await startHttpNode({
      origins: ['https://table.test', 'https://www.table.test'],
      trustProxy: ['loopback'],
    });
  });
  afterAll(() => node.close());

  test.each([
    ['https://table.test', 200],
    ['https://www.table.test', 200],
    ['http://table.test', 403],
    ['https://TABLE.test', 403],
    ['https://table.test/', 403],
    ['https://table.test:3000', 403],
    ['http://inside:3000', 403],
    [undefined, 403],
  ])('%s: %i', async (origin, status) => {
    const answer = await ask(node, 'POST', { host: 'inside:3000', ...(origin !== undefined && { origin }) });
    expect(answer.status).toBe(status);
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
    if (status === 200) expect(answer.headers['set-cookie']?.[0]).toMatch(/; Secure$/);
  });
});

test('behind a proxy we trust, its word on host, scheme and address counts', async () => {
  const node = await startHttpNode({
    trustProxy: ['loopback'],
    budgets: { guests: { burst: 1, seconds: 60, per: 'address' } },
  });
  try {
    const from = (address: string) => ({
      host: 'inside:3000',
      origin: 'https://table.test',
      'x-forwarded-host': 'table.test',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': `6.6.6.6, ${address}`,
    });
    expect((await ask(node, 'POST', from('192.0.2.1'))).status).toBe(200);
    expect((await ask(node, 'POST', from('192.0.2.1'))).status).toBe(429);
    expect((await ask(node, 'POST', from('192.0.2.2'))).status).toBe(200);
    expect((await ask(node, 'GET', from('192.0.2.1'))).headers['strict-transport-security']).toBe(
      'max-age=31536000',
    );
  } finally {
    await node.close();
  }
});
