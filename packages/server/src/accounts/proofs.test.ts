import type { PasskeyCeremony } from '@starboard/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer, Browser } from '../testing/people/browser.ts';
import { type HttpNode, startHttpNode } from '../testing/nodes/http-node.ts';
import { password } from '../testing/people/members.ts';
import { SoftwarePasskey } from '../testing/people/software-passkey.ts';

const origin = 'https://table.test';
const clock = { now: Date.now() };
const minutes = (count: number) => count * 60_000;

let node: HttpNode;
beforeAll(async () => {
  node = await startHttpNode({ origins: [origin], now: () => clock.now });
});
afterAll(() => node.close());

let named = 0;

/** An owner who signs in in these ways, and has not been asked how for a day. */
async function owner(ways: 'password' | 'passkey' | 'both') {
  const browser = await node.guest();
  const name = `Owner ${(named += 1)}`;
  const passkey = new SoftwarePasskey(origin);
  if (ways !== 'passkey') await browser.post('/api/me/password', { name, password });
  if (ways !== 'password')
    expect((await addPasskey(browser, passkey, ways === 'both' ? undefined : name)).status).toBe(200);
  clock.now += minutes(24 * 60);
  return { browser, passkey, name };
}

/** A thief, who has the cookie and nothing more. */
function thiefOf(browser: Browser): Browser {
  const thief = node.browser();
  thief.token = browser.token;
  return thief;
}

async function addPasskey(
  browser: Browser,
  passkey: SoftwarePasskey,
  name?: string,
): Promise<Answer<unknown>> {
  const wish = name === undefined ? {} : { name };
  const begun = await browser.post<PasskeyCeremony>('/api/me/passkeys/begin', wish);
  if (begun.status !== 200) return begun;
  const { ceremony, options } = begun.body;
  const response = passkey.create(options);
  return browser.post('/api/me/passkeys', { ceremony, response, label: 'Laptop', ...wish });
}

async function prove(browser: Browser, passkey: SoftwarePasskey): Promise<Answer<unknown>> {
  const { status, body, ...rest } = await browser.post<PasskeyCeremony>('/api/me/proof/passkey/begin');
  if (status !== 200) return { status, body, ...rest };
  const { ceremony, options } = body;
  return browser.post('/api/me/proof/passkey', { ceremony, response: passkey.get(options) });
}

const needed = { status: 403, refused: 'server.account.proof-needed' };
const wrong = { status: 403, refused: 'server.account.wrong-password' };

describe('whoever has the cookie alone', () => {
  test.each(['password', 'passkey', 'both'] as const)(
    'gains no way in, takes none away and carries nothing off: %s',
    async (ways) => {
      const { browser, passkey, name } = await owner(ways);
      const thief = thiefOf(browser);
      expect(await addPasskey(thief, new SoftwarePasskey(origin))).toMatchObject(needed);
      expect(await thief.post('/api/me/passkeys', anyAnswer())).toMatchObject(needed);
      expect(await thief.delete(`/api/me/passkeys/${passkey.id}`)).toMatchObject(needed);
      expect(await thief.patch('/api/me', { name: 'Mine now' })).toMatchObject(needed);
      expect(await thief.get('/api/me/export')).toMatchObject(needed);
      const byPassword = ways === 'passkey' ? needed : wrong;
      expect(await thief.post('/api/me/password', { password: 'the thief knows' })).toMatchObject(byPassword);
      expect(await thief.delete('/api/me', {})).toMatchObject(byPassword);
      expect(await thief.post('/api/me/proof', {})).toMatchObject(wrong);
      expect(await thief.post('/api/me/proof', { password: 'a guess' })).toMatchObject(wrong);
      expect((await prove(thief, new SoftwarePasskey(origin))).status).toBeGreaterThan(400);
      expect((await browser.get('/api/me')).body).toMatchObject({
        account: { name, hasPassword: ways !== 'passkey', passkeys: ways === 'password' ? [] : [{}] },
      });
      // what every visitor in the room may change is still theirs to change
      expect((await thief.patch('/api/me', { language: 'uk', name: name.toUpperCase() })).status).toBe(200);
    },
  );

  test('is out as soon as the owner has proved who they are', async () => {
    const { browser } = await owner('password');
    const thief = thiefOf(browser);
    expect((await browser.post('/api/me/proof', { password })).status).toBe(204);
    expect(await addPasskey(thief, new SoftwarePasskey(origin))).toMatchObject({ status: 401 });
    expect((await thief.get('/api/me')).body).toEqual({ account: null });
  });

  test('may guess in vain without keeping the owner waiting elsewhere', async () => {
    const { browser, name } = await owner('password');
    const elsewhere = node.browser();
    await elsewhere.post('/api/sign-in', { name, password });
    const thief = thiefOf(browser);
    for (let count = 0; count < 5; count++)
      expect(await thief.post('/api/me/proof', { password: 'a guess' })).toMatchObject(wrong);
    expect((await thief.post('/api/me/proof', { password })).status).toBe(429);
    expect((await elsewhere.post('/api/me/proof', { password })).status).toBe(204);
  });
});

describe('who proves who they are', () => {
  test('with the password may add a passkey', async () => {
    const { browser } = await owner('password');
    await browser.post('/api/me/proof', { password });
    expect((await addPasskey(browser, new SoftwarePasskey(origin))).status).toBe(200);
    expect((await browser.get('/api/me/export')).status).toBe(200);
    expect((await browser.patch('/api/me', { name: `Renamed ${(named += 1)}` })).status).toBe(200);
  });

  test('with the passkey may set a first password, or go', async () => {
    const [{ browser, passkey }, other] = [await owner('passkey'), await owner('passkey')];
    expect((await prove(browser, passkey)).status).toBe(204);
    expect((await browser.post('/api/me/password', { password })).status).toBe(200);
    expect((await prove(other.browser, other.passkey)).status).toBe(204);
    expect((await other.browser.delete('/api/me', {})).status).toBe(204);
  });

  test('with somebody else’s passkey, or for somebody else, has proved nothing', async () => {
    const [one, other] = [await owner('passkey'), await owner('passkey')];
    expect(await prove(one.browser, other.passkey)).toMatchObject({
      status: 403,
      refused: 'server.account.wrong-passkey',
    });
    const begun = await other.browser.post<PasskeyCeremony>('/api/me/proof/passkey/begin');
    const answer = { ceremony: begun.body.ceremony, response: other.passkey.get(begun.body.options) };
    const over = { status: 403, refused: 'server.account.ceremony-over' };
    expect(await one.browser.post('/api/me/proof/passkey', answer)).toMatchObject(over);
    expect(await node.browser().post('/api/sign-in/passkey', answer)).toMatchObject(over);
    expect(await one.browser.get('/api/me/export')).toMatchObject(needed);
  });

  test('is believed for five minutes, in this session alone', async () => {
    const { browser, name } = await owner('password');
    const phone = node.browser();
    await phone.post('/api/sign-in', { name, password });
    expect((await phone.get('/api/me/export')).status).toBe(200);
    expect(await browser.get('/api/me/export')).toMatchObject(needed);
    clock.now += minutes(5) - 1;
    expect((await phone.get('/api/me/export')).status).toBe(200);
    clock.now += 1;
    expect(await phone.get('/api/me/export')).toMatchObject(needed);
  });

  test('is not believed for longer where a clock was ahead by an hour and was set right', async () => {
    const { browser } = await owner('password');
    await browser.post('/api/me/proof', { password });
    const ahead = { proved_at: clock.now + minutes(60) };
    await node.store.db
      .updateTable('sessions')
      .set(ahead)
      .where('account_id', '=', browser.account.id)
      .execute();
    expect(await browser.get('/api/me/export')).toMatchObject(needed);
  });
});

test('a guest has nothing to prove: the first way in makes the account theirs', async () => {
  const [one, other, third] = [await node.guest(), await node.guest(), await node.guest()];
  clock.now += minutes(60);
  expect((await one.post('/api/me/password', { name: 'Claimed one', password })).status).toBe(200);
  expect((await addPasskey(other, new SoftwarePasskey(origin), 'Claimed two')).status).toBe(200);
  expect((await third.patch('/api/me', { name: 'Still a guest' })).status).toBe(200);
  expect((await third.get('/api/me/export')).status).toBe(200);
  expect((await third.delete('/api/me', {})).status).toBe(204);
});

test('of two passkeys removed at once, one stays as the last way in', async () => {
  const { browser, passkey } = await owner('passkey');
  await prove(browser, passkey);
  const second = new SoftwarePasskey(origin);
  await addPasskey(browser, second);
  const answers = await Promise.all(
    [passkey, second].map(({ id }) => browser.delete(`/api/me/passkeys/${id}`)),
  );
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  expect(browser.account.passkeys).toHaveLength(1);
});

test('other devices stay signed in where their owner wishes so', async () => {
  const { browser, name } = await owner('password');
  const phone = node.browser();
  await phone.post('/api/sign-in', { name, password });
  const change = { password: 'another one', current: password, keepsDevices: true };
  expect((await browser.post('/api/me/password', change)).status).toBe(200);
  expect((await phone.get('/api/me')).body).toMatchObject({ account: { name } });
});

/** The form of a passkey's answer, with nothing behind it. */
function anyAnswer() {
  const passkey = new SoftwarePasskey(origin);
  return { ceremony: 'AAAA', response: passkey.create({ challenge: 'AAAA' }), label: 'Laptop' };
}
