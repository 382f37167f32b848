import type { OwnAccount, PasskeyCeremony } from '@starboard/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '../testing/people/browser.ts';
import { type HttpNode, startHttpNode } from '../testing/nodes/http-node.ts';
import { type Flaw, SoftwarePasskey } from '../testing/people/software-passkey.ts';
import { isPlainAttestation } from './attestation.ts';

const origin = 'https://table.test';
const clock = { now: Date.now() };

let node: HttpNode;
beforeAll(async () => {
  node = await startHttpNode({ origins: [origin, 'https://other.test'], now: () => clock.now });
});
afterAll(() => node.close());

const begin = async (browser: Browser, path: string, wish = {}): Promise<PasskeyCeremony> => {
  const answer = await browser.post<PasskeyCeremony>(
    `${path}/begin`,
    path.includes('/me/') ? wish : undefined,
  );
  expect(answer.status).toBe(200);
  return answer.body;
};

async function add(browser: Browser, passkey: SoftwarePasskey, name?: string, flaw?: Flaw) {
  const wish = name === undefined ? {} : { name };
  const { ceremony, options } = await begin(browser, '/api/me/passkeys', wish);
  const response = passkey.create(options, flaw);
  return browser.post('/api/me/passkeys', { ceremony, response, label: 'Laptop', ...wish });
}

async function signIn(browser: Browser, passkey: SoftwarePasskey, flaw?: Flaw) {
  const { ceremony, options } = await begin(browser, '/api/sign-in/passkey');
  return browser.post<OwnAccount>('/api/sign-in/passkey', {
    ceremony,
    response: passkey.get(options, flaw),
  });
}

const wrong = { status: 403, refused: 'server.account.wrong-passkey' };
const over = { status: 403, refused: 'server.account.ceremony-over' };

describe('a guest adds a passkey', () => {
  test('and is somebody with it, on any device', async () => {
    const browser = await node.guest();
    const { id } = browser.account;
    const before = browser.token;
    const passkey = new SoftwarePasskey(origin);
    expect(await add(browser, passkey, 'Ada')).toMatchObject({
      status: 200,
      body: {
        account: {
          id,
          name: 'Ada',
          isGuest: false,
          hasPassword: false,
          passkeys: [{ id: passkey.id, name: 'Laptop' }],
        },
      },
    });
    expect(browser.token).not.toBe(before);
    const other = node.browser();
    for (let count = 0; count < 3; count++) expect((await signIn(other, passkey)).body.account.id).toBe(id);
    expect((await other.get('/api/me')).body).toMatchObject({ account: { id } });
    expect((await node.browser().post('/api/sign-in', { name: 'Ada', password: '' })).status).toBe(403);
  });

  test('what the browser is asked for', async () => {
    const browser = await node.guest('Grace');
    const { options } = await begin(browser, '/api/me/passkeys');
    expect(options).toMatchObject({
      rp: { id: 'table.test', name: 'Starboard' },
      user: { id: Buffer.from(browser.account.id).toString('base64url'), name: 'Grace' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect((await begin(node.browser(), '/api/sign-in/passkey')).options).toMatchObject({
      rpId: 'table.test',
      userVerification: 'required',
    });
  });

  test('a name that is taken is refused before and after', async () => {
    const first = await node.guest();
    await add(first, new SoftwarePasskey(origin), 'Bob');
    const second = await node.guest('Somebody');
    const taken = { status: 409, refused: 'server.account.name-taken' };
    expect(await second.post('/api/me/passkeys/begin', { name: 'bob' })).toMatchObject(taken);
    const { ceremony, options } = await begin(second, '/api/me/passkeys');
    const response = new SoftwarePasskey(origin).create(options);
    expect(
      await second.post('/api/me/passkeys', { ceremony, response, label: 'x', name: 'BOB' }),
    ).toMatchObject(taken);
    expect((await second.get('/api/me')).body).toMatchObject({ account: { isGuest: true, passkeys: [] } });
  });

  test.each<[string, Flaw]>([
    ['made for another site', { origin: 'https://evil.test' }],
    ['made for another of our hosts', { origin: 'https://other.test' }],
    ['bound to another host', { host: 'evil.test' }],
    ['for another challenge', { challenge: 'AAAA' }],
    ['that signs in instead', { type: 'webauthn.get' }],
    ['that has not asked for finger or PIN', { isUnverified: true }],
    ['of a kind we do not know', { attestation: { format: 'fido-u2f', statement: {} } }],
  ])('not one %s', async (_story, flaw) => {
    const browser = await node.guest();
    expect(await add(browser, new SoftwarePasskey(origin), undefined, flaw)).toMatchObject(wrong);
    expect((await browser.get('/api/me')).body).toMatchObject({ account: { isGuest: true } });
  });
});

describe('signing in with a passkey', () => {
  const passkey = new SoftwarePasskey(origin);
  beforeAll(async () => {
    await add(await node.guest(), passkey, 'Carol');
  });

  test.each<[string, Flaw]>([
    ['made for another site', { origin: 'https://evil.test' }],
    ['bound to another host', { host: 'evil.test' }],
    ['for another challenge', { challenge: 'AAAA' }],
    ['that makes a new one instead', { type: 'webauthn.create' }],
    ['that has not asked for finger or PIN', { isUnverified: true }],
    ['that has been copied', { counter: 0 }],
  ])('not with an answer %s', async (_story, flaw) => {
    await signIn(node.browser(), passkey);
    const browser = node.browser();
    expect(await signIn(browser, passkey, flaw)).toMatchObject(wrong);
    expect(browser.token).toBeNull();
  });

  test('not with a passkey nobody added, nor with another’s name on it', async () => {
    const stranger = new SoftwarePasskey(origin);
    expect(await signIn(node.browser(), stranger)).toMatchObject(wrong);
    const browser = node.browser();
    const { ceremony, options } = await begin(browser, '/api/sign-in/passkey');
    const response = { ...stranger.get(options), id: passkey.id, rawId: passkey.id };
    expect(await browser.post('/api/sign-in/passkey', { ceremony, response })).toMatchObject(wrong);
  });

  test('an answer counts once', async () => {
    const browser = node.browser();
    const { ceremony, options } = await begin(browser, '/api/sign-in/passkey');
    const response = passkey.get(options);
    const answers = await Promise.all(
      [1, 2, 3].map(() => node.browser().post('/api/sign-in/passkey', { ceremony, response })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 403, 403]);
    expect(await browser.post('/api/sign-in/passkey', { ceremony, response })).toMatchObject(over);
  });

  test('an answer that comes too late does not count', async () => {
    const browser = node.browser();
    const { ceremony, options } = await begin(browser, '/api/sign-in/passkey');
    clock.now += 5 * 60_000;
    expect(
      await browser.post('/api/sign-in/passkey', { ceremony, response: passkey.get(options) }),
    ).toMatchObject(over);
    await node.accounts.sweep();
    expect(await node.store.db.selectFrom('challenges').selectAll().execute()).toEqual([]);
  });

  test('ceremonies of one kind or one person are no good for another', async () => {
    const [one, other] = [await node.guest(), await node.guest()];
    const adding = await begin(one, '/api/me/passkeys');
    const response = new SoftwarePasskey(origin).create(adding.options);
    expect(
      await other.post('/api/me/passkeys', { ceremony: adding.ceremony, response, label: 'x' }),
    ).toMatchObject(over);
    const answer = { ceremony: adding.ceremony, response: passkey.get(adding.options) };
    expect(await node.browser().post('/api/sign-in/passkey', answer)).toMatchObject(over);
    expect(
      (await one.post('/api/me/passkeys', { ceremony: adding.ceremony, response, label: 'x' })).status,
    ).toBe(200);
  });
});

describe('several passkeys', () => {
  test('each can be removed, but not the last way in', async () => {
    const browser = await node.guest();
    const [one, two] = [new SoftwarePasskey(origin), new SoftwarePasskey(origin)];
    await add(browser, one, 'Dora');
    expect(await add(browser, one)).toMatchObject({ status: 409, refused: 'server.account.passkey-known' });
    expect((await add(browser, two)).status).toBe(200);
    const stranger = await node.guest();
    expect(await stranger.delete(`/api/me/passkeys/${one.id}`)).toMatchObject({
      status: 404,
      refused: 'server.account.unknown-passkey',
    });
    expect((await browser.delete(`/api/me/passkeys/${one.id}`)).body).toMatchObject({
      account: { passkeys: [{ id: two.id }] },
    });
    expect(await signIn(node.browser(), one)).toMatchObject(wrong);
    expect(await browser.delete(`/api/me/passkeys/${two.id}`)).toMatchObject({
      status: 409,
      refused: 'server.account.last-way-in',
    });
    await browser.post('/api/me/password', { password: 'a password too' });
    expect((await browser.delete(`/api/me/passkeys/${two.id}`)).body).toMatchObject({
      account: { isGuest: false, hasPassword: true, passkeys: [] },
    });
  });

  test('ten are enough', async () => {
    const browser = await node.guest('Many');
    for (let count = 0; count < 10; count++)
      expect((await add(browser, new SoftwarePasskey(origin))).status).toBe(200);
    expect(await browser.post('/api/me/passkeys/begin', {})).toMatchObject({
      status: 409,
      refused: 'server.account.passkeys-full',
    });
  });
});

test('certificates would be looked up wherever they say, so none are taken', () => {
  const attested = (format: string, statement: object) => {
    const options = { challenge: 'AAAA' };
    const flaw = { attestation: { format, statement: { ...statement } } };
    return new SoftwarePasskey(origin).create(options, flaw).response.attestationObject;
  };
  const certificate = { x5c: [Buffer.alloc(300)] };
  expect(isPlainAttestation(attested('none', {}))).toBe(true);
  expect(isPlainAttestation(attested('packed', { alg: -7, sig: Buffer.alloc(64) }))).toBe(true);
  for (const format of ['packed', 'tpm', 'android-key', 'apple', 'fido-u2f'])
    expect(isPlainAttestation(attested(format, certificate))).toBe(false);
  for (const nonsense of ['', 'AAAA', '____']) expect(isPlainAttestation(nonsense)).toBe(false);
});

test('a server without a name has no passkeys', async () => {
  const nameless = await startHttpNode();
  try {
    const guest = await nameless.guest();
    expect(await guest.post('/api/me/passkeys/begin', {})).toMatchObject({
      status: 409,
      refused: 'server.account.passkey-host',
    });
  } finally {
    await nameless.close();
  }
});
