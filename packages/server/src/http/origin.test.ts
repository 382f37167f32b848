import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HttpNode, startHttpNode } from '../testing/nodes/http-node.ts';

/** Asks with the very headers given, Host included; gives the status and the headers. */
async function ask(node: HttpNode, method: string, headers: Readonly<Record<string, string>>) {
  const asked = request(new URL(method === 'GET' ? '/api/me' : '/api/guest', node.url), { method, headers });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [import('node:http').IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return { status: answer.statusCode, headers: answer.headers };
}

describe('where no origin is set, only names that nobody can make up are ours', () => {
  let node: HttpNode;
  beforeAll(async () => {
    node = await startHttpNode();
  });
  afterAll(() => node.close());

  test.each([
    '127.0.0.1:3000',
    '192.168.1.20:3000',
    '203.0.113.7',
    '[::1]:3000',
    '[fe80::1]',
    'localhost:3000',
    'table.localhost',
    'raspberrypi:3000',
    'RaspberryPi.local:3000',
    'pi.lan',
    'pi.home.arpa',
    'node-1.internal',
  ])('%s', async (host) => {
    expect((await ask(node, 'POST', { host, origin: `http://${host}` })).status).toBe(200);
  });

  test.each([
    'evil.test:3000',
    'table.example',
    '192.168.1.20.evil.test',
    'localhost.evil.test',
    'evil.local.',
    '1.2.3',
    '3232235796',
    '0x7f000001',
    '[::1',
    '[evil.test]',
    'pi.local@evil.test',
  ])('%s is refused everything, reading too', async (host) => {
    const headers = { host, origin: `http://${host}` };
    for (const method of ['POST', 'GET']) expect((await ask(node, method, headers)).status).toBe(403);
  });

  test('a person is told the setting in their own words, a program the key, the log once', async () => {
    const spoken = async (headers: Readonly<Record<string, string>>) => {
      const asked = request(new URL('/', node.url), { headers: { host: 'table.example', ...headers } }).end();
      const [answer] = (await once(asked, 'response')) as [import('node:http').IncomingMessage];
      return (await answer.setEncoding('utf8').toArray()).join('');
    };
    expect(await spoken({ accept: 'text/html' })).toMatch(/“table\.example”.*ORIGINS/);
    expect(await spoken({ accept: 'text/html', 'accept-language': 'uk' })).toMatch(/налаштуванні ORIGINS/);
    expect(JSON.parse(await spoken({}))).toEqual({
      refused: { key: 'server.request.unknown-host', params: { host: 'table.example' } },
    });
    expect(node.logged().match(/set ORIGINS/g)).toHaveLength(1);
  });
});

describe('where no origin is set, ours is the host that was asked', () => {
  let node: HttpNode;
  beforeAll(async () => {
    node = await startHttpNode({ trustProxy: [] });
  });
  afterAll(() => node.close());

  test.each([
    ['http://table.local:3000', 'table.local:3000', 200],
    ['https://table.local:3000', 'table.local:3000', 200],
    ['https://table.local', 'table.local', 200],
    ['https://evil.test', 'table.local', 403],
    ['https://table.local.evil.test', 'table.local', 403],
    ['https://table.local', 'table.local:3000', 403],
    ['https://user@table.local', 'table.local', 403],
    ['ftp://table.local', 'table.local', 403],
    ['null', 'table.local', 403],
    ['', 'table.local', 403],
    [undefined, 'table.local', 403],
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
    const headers = { host: 'table.local', 'x-forwarded-host': 'evil.test', origin: 'https://evil.test' };
    expect((await ask(node, 'POST', headers)).status).toBe(403);
  });

  test('the cookie is for https alone where the browser is on https', async () => {
    const open = await ask(node, 'POST', { host: 'table.local', origin: 'http://table.local' });
    const secure = await ask(node, 'POST', { host: 'table.local', origin: 'https://table.local' });
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
      origin: 'https://table.local',
      'x-forwarded-host': 'table.local',
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

describe('with TLS in front that nobody told us of', () => {
  let node: HttpNode;
  beforeAll(async () => {
    node = await startHttpNode();
  });
  afterAll(() => node.close());

  const host = 'table.local';
  const cookiesOf = ({ headers }: Awaited<ReturnType<typeof ask>>) => headers['set-cookie'] ?? [];
  const sent = (cookies: readonly string[]) => cookies.map((each) => each.split(';')[0]).join('; ');
  const comes = async (scheme: string) =>
    cookiesOf(await ask(node, 'POST', { host, origin: `${scheme}://${host}` }));

  test('the cookie is for https alone, and stays so when it is only renewed', async () => {
    const first = await comes('https');
    expect(first).toHaveLength(1);
    expect(first[0]).toMatch(/^__Host-starboard=[\w-]{43}; HttpOnly; SameSite=Lax; Path=\/;.*; Secure$/);
    const renewed = await ask(node, 'GET', { host, cookie: sent(first) });
    expect(cookiesOf(renewed)).toEqual(first);
    expect(renewed.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  test('over http, as at home, it is a plain one', async () => {
    const first = await comes('http');
    expect(first[0]).toMatch(/^starboard=[\w-]{43}; /);
    const renewed = await ask(node, 'GET', { host, cookie: sent(first) });
    expect(cookiesOf(renewed)).toEqual(first);
    expect(renewed.headers).not.toHaveProperty('strict-transport-security');
  });

  test('a cookie that somebody in between has slipped in does not count beside it', async () => {
    const [own, slipped] = [await node.guest(), await node.guest()];
    const cookie = `starboard=${slipped.token}; __Host-starboard=${own.token}`;
    expect((await node.browser().askRaw('GET', '/api/me', undefined, { cookie })).body).toMatchObject({
      account: { id: own.account.id },
    });
  });

  test('a stranger’s word on the scheme changes nothing', async () => {
    const origin = `http://${host}`;
    const answer = await ask(node, 'POST', { host, origin, 'x-forwarded-proto': 'https' });
    expect(cookiesOf(answer)[0]).not.toMatch(/Secure/);
  });
});

test('who has a cookie from before is still the same, and has it for https alone from then on', async () => {
  const node = await startHttpNode({ origins: ['https://table.test'] });
  try {
    const guest = await node.guest();
    const cookie = `starboard=${guest.token}`;
    const [kept = '', dropped] = (await ask(node, 'GET', { host: 'table.test', cookie })).headers[
      'set-cookie'
    ] as readonly string[];
    expect(kept).toMatch(new RegExp(`^__Host-${cookie}; .*; Secure$`));
    expect(dropped).toMatch(/^starboard=; .*Max-Age=0/);
  } finally {
    await node.close();
  }
});

test('where a name is ours by both schemes, each browser’s cookie follows its own', async () => {
  const node = await startHttpNode({ origins: ['https://table.test', 'http://table.test'] });
  try {
    for (const [scheme, start] of [
      ['https', '__Host-starboard='],
      ['http', 'starboard='],
    ]) {
      const { headers } = await ask(node, 'POST', { host: 'table.test', origin: `${scheme}://table.test` });
      expect(headers['set-cookie']?.[0]?.startsWith(String(start))).toBe(true);
    }
  } finally {
    await node.close();
  }
});
