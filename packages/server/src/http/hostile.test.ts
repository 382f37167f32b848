import type { PasskeyCeremony } from '@starboard/protocol';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '../testing/people/browser.ts';
import { type HttpNode, startHttpNode } from '../testing/nodes/http-node.ts';
import { SoftwarePasskey } from '../testing/people/software-passkey.ts';

const origin = 'https://table.test';

let node: HttpNode;
beforeAll(async () => {
  node = await startHttpNode({ origins: [origin] });
});
afterAll(() => node.close());

/** Things that look a little like what the server expects. */
const almost = fc.oneof(
  fc.record({ name: fc.string({ unit: 'binary' }), password: fc.string({ unit: 'binary' }) }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.dictionary(
    fc.constantFrom(
      'name',
      'password',
      'current',
      'language',
      'settings',
      'ceremony',
      'response',
      'label',
      'id',
      'toString',
    ),
    fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom(
        'Ada',
        'a password',
        'en',
        '',
        '\uD800',
        '\u0000',
        '../..',
        "'; drop table accounts; --",
      ),
    ),
    { maxKeys: 5 },
  ),
);
const bodies = fc.oneof(
  { weight: 6, arbitrary: almost.map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: almost.map((value) => JSON.stringify(value).slice(0, -1)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
);
const tails = fc.oneof(
  fc.constant(''),
  fc.webPath(),
  fc
    .uint8Array({ maxLength: 20 })
    .map((bytes) => `/${Array.from(bytes, (byte) => `%${byte.toString(16)}`).join('')}`),
  fc.constantFrom('?', '?a=1', '?a[]=1&a[]=2', '/%', '/%ff', '/%00', '/..%2f..', '//', '/:id', '/*'),
);

test('whatever is sent, the server understands it or says that it does not', async () => {
  const statuses = new Map<number, number>();
  const urls = [...new Set(node.app.routes.map(({ url }) => url.replace(':id', 'AAAA')))];
  const asked = fc.record({
    method: fc.constantFrom('GET', 'POST', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'),
    url: fc.constantFrom(...urls),
    tail: fc.oneof({ weight: 4, arbitrary: fc.constant('') }, tails),
    type: fc.oneof(
      { weight: 8, arbitrary: fc.constant('application/json') },
      fc.constantFrom('text/plain', '', 'application/json; charset=koi8-r', 'x/y; ;;='),
    ),
    body: bodies,
  });
  let guest = await node.guest();
  const send = async (
    browser: Browser,
    { method, url, tail, type, body }: typeof asked extends fc.Arbitrary<infer One> ? One : never,
  ) => {
    const sent = method === 'GET' ? undefined : new TextEncoder().encode(body);
    const {
      status,
      body: answer,
      refused,
    } = await browser.askRaw(method, url + tail, sent, { 'content-type': type });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    expect(status).toBeLessThan(500);
    if (status >= 400) {
      expect(refused).toMatch(/^server\.(request|account|limit)\.[a-z-]+$/);
      expect(Object.keys(answer as object).sort()).toEqual(
        status === 429 ? ['refused', 'retryAfter'] : ['refused'],
      );
    }
  };
  const all = fc.sample(asked, { numRuns: 2000, seed: 5 });
  for (let at = 0; at < all.length; at += 20) {
    // some requests sign out or delete the account
    if (guest.token === null) guest = await node.guest();
    const others = [guest, node.browser()];
    await Promise.all(all.slice(at, at + 20).map((one, index) => send(others[index % 2] ?? guest, one)));
  }
  for (const status of [200, 204, 400, 401, 403, 404, 405, 415])
    expect([...statuses.keys()]).toContain(status);
  expect(node.logged()).not.toContain('"level":"error"');
  expect((await node.browser().get('/api/me')).status).toBe(200);
});

test('a passkey’s answer, bent in any place, opens nothing and breaks nothing', async () => {
  const passkey = new SoftwarePasskey(origin);
  const owner = await node.guest('Owner');
  const adding = (await owner.post<PasskeyCeremony>('/api/me/passkeys/begin', {})).body;
  const created = passkey.create(adding.options);
  await owner.post('/api/me/passkeys', { ceremony: adding.ceremony, response: created, label: 'x' });

  const bend = (text: string, at: number, to: number) => {
    const bytes = Buffer.from(text, 'base64url');
    bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ to;
    return bytes.toString('base64url');
  };
  const bends = fc.sample(
    fc.record({ field: fc.nat(2), at: fc.nat(400), to: fc.integer({ min: 1, max: 255 }) }),
    { numRuns: 80, seed: 6 },
  );
  const bent = <Answer extends { readonly response: object }>(
    answer: Answer,
    fields: readonly string[],
    at: number,
  ) => {
    const { field, at: place, to } = bends[at] ?? { field: 0, at: 0, to: 1 };
    const name = fields[field % fields.length] ?? '';
    const response = answer.response as Readonly<Record<string, string>>;
    return { ...answer, response: { ...response, [name]: bend(response[name] ?? '', place, to) } };
  };
  const visitor = node.browser();
  for (const at of bends.keys()) {
    const begun = await visitor.post<PasskeyCeremony>('/api/sign-in/passkey/begin');
    const { ceremony, options } = begun.body;
    const response = bent(passkey.get(options), ['clientDataJSON', 'authenticatorData', 'signature'], at);
    expect([400, 403]).toContain((await visitor.post('/api/sign-in/passkey', { ceremony, response })).status);
  }
  for (const at of bends.keys()) {
    const guest = await node.guest(`Bent ${at}`);
    const { ceremony, options } = (await guest.post<PasskeyCeremony>('/api/me/passkeys/begin', {})).body;
    const created = new SoftwarePasskey(origin).create(options);
    const response = bent(created, ['clientDataJSON', 'attestationObject'], at);
    // a new passkey with another id or counter is as good as any
    expect([200, 400, 403]).toContain(
      (await guest.post('/api/me/passkeys', { ceremony, response, label: 'x' })).status,
    );
  }
  expect(node.logged()).not.toContain('"level":"error"');
});
