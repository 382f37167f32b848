import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Refused } from '../refused.ts';
import { type HttpNode, startHttpNode } from '../testing/nodes/http-node.ts';
import { route } from './route.ts';

let node: HttpNode;
beforeAll(async () => {
  node = await startHttpNode({
    routes({ app }) {
      const query = z.strictObject({ size: z.coerce.number().int().min(1).default(3) });
      const body = z.strictObject({ word: z.string().max(10) });
      route(app, {
        method: 'GET',
        url: '/api/things/:thing/parts/:part',
        who: 'anyone',
        query,
        handle: (visit) => ({ ...visit.params, ...visit.query }),
      });
      route(app, { method: 'POST', url: '/api/words', who: 'account', body, handle: (visit) => visit.body });
      route(app, { method: 'PUT', url: '/api/words', who: 'admin', handle: () => undefined });
      route(app, {
        method: 'POST',
        url: '/api/large',
        who: 'account',
        bodyLimit: 1_000_000,
        body: z.strictObject({ word: z.string() }),
        handle: ({ body }) => ({ length: body.word.length }),
      });
      route(app, {
        method: 'GET',
        url: '/api/broken',
        who: 'anyone',
        handle: () =>
          Promise.reject(Object.assign(new Error('the secret plan'), { detail: 'Key (x)=(hidden value)' })),
      });
      route(app, {
        method: 'GET',
        url: '/api/thrown',
        who: 'anyone',
        handle: () => {
          throw new Refused(418, 'server.test.teapot', 7);
        },
      });
      route(app, {
        method: 'GET',
        url: '/api/circle',
        who: 'anyone',
        handle: () => {
          const circle: { self?: object } = {};
          circle.self = circle;
          return circle;
        },
      });
    },
  });
});
afterAll(() => node.close());

describe('every answer', () => {
  test.each([
    ['GET', '/api/me', 200],
    ['POST', '/api/guest', 200],
    ['HEAD', '/api/me', 200],
    ['POST', '/api/sign-out', 401],
    ['GET', '/nowhere', 404],
    ['POST', '/api/me', 405],
    ['GET', '/api/broken', 500],
    ['GET', '/%', 400],
    ['OPTIONS', '/api/me', 405],
  ])('%s %s (%i) is guarded by headers', async (method, path, status) => {
    const answer = await node.browser().askRaw(method, path);
    expect(answer.status).toBe(status);
    const headers = Object.fromEntries(answer.headers);
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'self'; connect-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('strict-transport-security');
    if (answer.status !== 204 && method !== 'HEAD')
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test('to bytes that are no request as well', async () => {
    const socket = connect(Number(new URL(node.url).port), '127.0.0.1');
    socket.write('GARBAGE\u0001\r\n\r\n');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toContain("frame-ancestors 'none'");
    expect(answer).toMatch(/\r\n\r\n\{"refused":\{"key":"server\.request\.malformed"\}\}$/);
  });
});

describe('saying no', () => {
  test('an address nobody answers', async () => {
    for (const path of [
      '/api/nothing',
      '/api/things/a',
      '/api/things/a/parts/b/c',
      '/api',
      '/api//me',
      '/api/ME',
    ])
      expect(await node.browser().get(path)).toMatchObject({
        status: 404,
        body: { refused: { key: 'server.request.unknown' } },
      });
  });

  test('an address that is asked in the wrong way tells the right ones', async () => {
    const answer = await node.browser().delete('/api/words?x=1');
    expect(answer).toMatchObject({ status: 405, refused: 'server.request.wrong-method' });
    expect(answer.headers.get('allow')).toBe('POST, PUT');
    expect((await node.browser().post('/api/things/1/parts/2')).headers.get('allow')).toBe('GET');
  });

  test('what is our fault is told to the log, and its number to the visitor', async () => {
    const answer = await node.browser().get<{ refused: { params: { id: string } } }>('/api/broken');
    const { id } = answer.body.refused.params;
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({ refused: { key: 'server.request.failed', params: { id } } });
    const line =
      node
        .logged()
        .split('\n')
        .find((each) => each.includes(id)) ?? '';
    expect(JSON.parse(line)).toMatchObject({ level: 'error', incident: id, route: '/api/broken' });
    expect(line).toContain('the secret plan');
    expect(line).not.toContain('hidden value');
  });

  test('an answer that cannot be written down', async () => {
    expect(await node.browser().get('/api/circle')).toMatchObject({
      status: 500,
      refused: 'server.request.failed',
    });
  });

  test('a refusal has its status, its reason and when to come back', async () => {
    const answer = await node.browser().get('/api/thrown');
    expect(answer).toMatchObject({
      status: 418,
      body: { refused: { key: 'server.test.teapot' }, retryAfter: 7 },
    });
    expect(answer.headers.get('retry-after')).toBe('7');
  });
});

describe('what a route is given', () => {
  test('names in its address and questions are read', async () => {
    const { body } = await node.browser().get('/api/things/a%20b/parts/%D1%97?size=5');
    expect(body).toEqual({ thing: 'a b', part: 'ї', size: 5 });
    expect((await node.browser().get('/api/things/a/parts/b')).body).toMatchObject({ size: 3 });
  });

  test.each(['size=0', 'size=x', 'size=1&size=2', 'other=1', 'size=1&__proto__=2', 'size=%00'])(
    'a question such as %s is refused',
    async (question) => {
      expect((await node.browser().get(`/api/things/a/parts/b?${question}`)).status).toBe(400);
    },
  );

  test('a zero character is in no address', async () => {
    expect(await node.browser().get('/api/things/%00/parts/b')).toMatchObject({
      status: 400,
      refused: 'server.request.malformed',
    });
  });

  test('who may is decided before the body is read', async () => {
    const large = JSON.stringify({ word: 'x'.repeat(100_000) });
    const json = { 'content-type': 'application/json' };
    const nobody = node.browser();
    const guest = await node.guest();
    expect((await nobody.askRaw('POST', '/api/words', large, json)).status).toBe(401);
    expect((await guest.askRaw('POST', '/api/words', large, json)).status).toBe(413);
    expect((await guest.askRaw('POST', '/api/large', large, json)).body).toEqual({ length: 100_000 });
    expect(await guest.put('/api/words')).toMatchObject({
      status: 403,
      refused: 'server.account.admins-only',
    });
    await node.store.db
      .updateTable('accounts')
      .set({ role: 'admin' })
      .where('id', '=', guest.account.id)
      .execute();
    expect(await guest.put('/api/words')).toMatchObject({ status: 204, body: undefined });
    expect((await guest.put('/api/words', { word: 'unwanted' })).status).toBe(400);
  });

  test.each([
    ['text/plain', 415, '{"word":"a"}'],
    ['application/x-www-form-urlencoded', 415, 'word=a'],
    ['multipart/form-data; boundary=x', 415, '--x--'],
    ['application/jsonx', 415, '{"word":"a"}'],
    ['', 415, '{"word":"a"}'],
    ['application/json', 200, '{"word":"a"}'],
    ['application/json; charset=utf-8', 200, '{"word":"a"}'],
    ['application/json', 400, '{"word":'],
    ['application/json', 400, ''],
    ['application/json', 400, '{"word":"a\\u0000"}'],
    ['application/json', 400, '{"word":"a","__proto__":{"x":1}}'],
    ['application/json', 400, '{"word":"a","constructor":{"prototype":{"x":1}}}'],
    ['application/json', 400, '{"word":"a","more":1}'],
    ['application/json', 400, '{"word":"aaaaaaaaaaa"}'],
    ['application/json', 400, `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['application/json', 400, `{"word":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`],
  ])('a body of %j is answered with %i', async (type, status, body) => {
    const guest = await node.guest();
    const bytes = new TextEncoder().encode(body);
    expect((await guest.askRaw('POST', '/api/words', bytes, { 'content-type': type })).status).toBe(status);
  });
});
