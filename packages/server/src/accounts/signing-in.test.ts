import { createHook } from 'node:async_hooks';
import type { Account, Device } from '@starboard/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { topics } from '../bus/bus.ts';
import type { Browser } from '../testing/browser.ts';
import { type HttpNode, startHttpNode } from '../testing/http-node.ts';
import { grantAdmin } from './grant-admin.ts';
import { PasswordHashes } from './password-hashes.ts';

const password = 'correct horse battery';

let node: HttpNode;
beforeAll(async () => {
  node = await startHttpNode();
});
afterAll(() => node.close());

/** Somebody with a name and a password. */
async function member(name: string): Promise<Browser> {
  const browser = await node.guest();
  expect(await browser.post('/api/me/password', { name, password })).toMatchObject({ status: 200 });
  return browser;
}

async function signedIn(name: string): Promise<Browser> {
  const browser = node.browser();
  expect(await browser.post('/api/sign-in', { name, password })).toMatchObject({ status: 200 });
  return browser;
}

describe('a guest takes a name and a password', () => {
  test('and is the same account ever after', async () => {
    const browser = await node.guest('Ada');
    const { id } = browser.account;
    const before = browser.token;
    const answer = await browser.post('/api/me/password', { password });
    expect(answer.body).toMatchObject({ account: { id, name: 'Ada', isGuest: false, hasPassword: true } });
    expect(browser.token).not.toBe(before);
    expect((await signedIn('Ada')).account.id).toBe(id);

    const thief = node.browser();
    thief.token = before;
    expect((await thief.get('/api/me')).body).toEqual({ account: null });
  });

  test.each(['bob', 'BOB', '  Bob ', 'Ｂｏｂ', 'Bob'])('nobody else can be %j then', async (name) => {
    const first = await signedIn('Bob').catch(() => member('Bob'));
    expect(first.account.name).toBe('Bob');
    const taken = { status: 409, refused: 'server.account.name-taken' };
    const other = await node.guest();
    expect(await other.post('/api/me/password', { name, password })).toMatchObject(taken);
    expect(await other.patch('/api/me', { name })).toMatchObject(taken);
    expect(await node.browser().post('/api/guest', { name })).toMatchObject(taken);
    expect((await signedIn(name)).account.id).toBe(first.account.id);
    expect((await first.patch('/api/me', { name: 'Bob' })).status).toBe(200);
  });

  test('of many who want the same name at once, one gets it', async () => {
    const guests = await Promise.all(Array.from({ length: 8 }, () => node.guest()));
    const answers = await Promise.all(
      guests.map((guest) => guest.post('/api/me/password', { name: 'Wanted', password })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409, 409, 409, 409,
    ]);
    for (const [at, { status }] of answers.entries())
      expect((await guests[at]?.get('/api/me'))?.body).toMatchObject({
        account: { isGuest: status !== 200 },
      });
  });

  test('a name that was given up is free again', async () => {
    const first = await member('Given Up');
    await first.patch('/api/me', { name: 'Taken Up' });
    await member('Given Up');
    expect((await signedIn('Taken Up')).account.id).toBe(first.account.id);
  });

  test.each([
    ['1234567', 'server.account.password-length'],
    ['🚀'.repeat(7), 'server.account.password-length'],
    ['x'.repeat(201), 'server.account.password-length'],
    ['x'.repeat(1001), 'server.request.wrong-field'],
    [12345678, 'server.request.wrong-field'],
    [undefined, 'server.request.wrong-field'],
  ])('not with a password such as %j', async (wrong, why) => {
    const guest = await node.guest();
    expect(await guest.post('/api/me/password', { name: 'Nobody', password: wrong })).toMatchObject({
      status: 400,
      refused: why,
    });
    expect((await guest.get('/api/me')).body).toMatchObject({
      account: { isGuest: true, hasPassword: false },
    });
  });

  test('another password needs the current one, and signs out everywhere else', async () => {
    const browser = await member('Carol');
    const elsewhere = await signedIn('Carol');
    const wrong = { status: 403, refused: 'server.account.wrong-password' };
    expect(await browser.post('/api/me/password', { password: 'another one' })).toMatchObject(wrong);
    expect(
      await browser.post('/api/me/password', { password: 'another one', current: 'guess' }),
    ).toMatchObject(wrong);
    const heard: unknown[] = [];
    node.bus.subscribe(topics.account(browser.account.id), (message) => heard.push(message));
    expect(
      (await browser.post('/api/me/password', { password: 'another one', current: password })).status,
    ).toBe(200);
    expect((await browser.get('/api/me')).body).toMatchObject({ account: { name: 'Carol' } });
    expect((await elsewhere.get('/api/me')).body).toEqual({ account: null });
    expect(heard).toEqual([{ sessions: [expect.any(String)] }]);
    const back = node.browser();
    expect((await back.post('/api/sign-in', { name: 'Carol', password })).status).toBe(403);
    expect((await back.post('/api/sign-in', { name: 'Carol', password: 'another one' })).status).toBe(200);
  });

  test('a password is the same however its letters were typed', async () => {
    const browser = await node.guest();
    await browser.post('/api/me/password', { name: 'Zoë', password: 'cafe\u0301 cafe\u0301' });
    const other = node.browser();
    expect(
      (await other.post('/api/sign-in', { name: 'zoe\u0308', password: 'caf\u00e9 caf\u00e9' })).status,
    ).toBe(200);
  });
});

describe('signing in', () => {
  test('a wrong name and a wrong password are refused in the same words', async () => {
    await member('Dora');
    const wrong = [
      await node.browser().post('/api/sign-in', { name: 'Dora', password: 'wrong password' }),
      await node.browser().post('/api/sign-in', { name: 'Nobody at all', password }),
      await node.browser().post('/api/sign-in', { name: '', password: '' }),
    ];
    for (const answer of wrong) {
      expect(answer.status).toBe(403);
      expect(answer.body).toEqual({ refused: { key: 'server.account.wrong-sign-in' } });
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  test('guests cannot be signed in to by their name', async () => {
    await node.guest('Guesty');
    expect((await node.browser().post('/api/sign-in', { name: 'Guesty', password: '' })).status).toBe(403);
  });

  test('as somebody else signs the first one out here', async () => {
    const first = await member('Erin');
    await member('Frank');
    const session = first.token;
    await first.post('/api/sign-in', { name: 'Frank', password });
    expect(first.account.name).toBe('Frank');
    const old = node.browser();
    old.token = session;
    expect((await old.get('/api/me')).body).toEqual({ account: null });
  });

  test('whoever guesses has to wait longer and longer, wherever they are right now', async () => {
    const clock = { now: Date.now() };
    const slow = await startHttpNode({ now: () => clock.now });
    try {
      const owner = await slow.guest();
      await owner.post('/api/me/password', { name: 'Target', password });
      const guess = (name: string, word: string) =>
        slow.browser().post('/api/sign-in', { name, password: word });
      for (let count = 0; count < 5; count++) expect((await guess('Target', 'guessing')).status).toBe(403);
      const refused = await guess('tARGET', password);
      expect(refused).toMatchObject({
        status: 429,
        refused: 'server.limit.too-much',
        body: { retryAfter: 1 },
      });
      expect(refused.headers.get('retry-after')).toBe('1');
      expect((await guess('Somebody', 'else entirely')).status).toBe(403);
      clock.now += 1000;
      expect((await guess('Target', 'guessing')).status).toBe(403);
      clock.now += 1000;
      expect(await guess('Target', password)).toMatchObject({ status: 429, body: { retryAfter: 1 } });
      clock.now += 1000;
      expect((await guess('Target', password)).status).toBe(200);
      expect((await guess('Target', 'guessing')).status).toBe(403);
    } finally {
      await slow.close();
    }
  });

  test('guesses sent all at once count as well', async () => {
    await member('Grace');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        node.browser().post('/api/sign-in', { name: 'Grace', password: `guess number ${at}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });
});

describe('devices', () => {
  const devicesOf = async (browser: Browser) =>
    (await browser.get<{ devices: readonly Device[] }>('/api/me/devices')).body.devices;

  test('are listed with what their owner recognises', async () => {
    const browser = await member('Heidi');
    const phone = node.browser();
    phone.headers['user-agent'] =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
    await phone.post('/api/sign-in', { name: 'Heidi', password });
    const devices = await devicesOf(browser);
    expect(devices).toHaveLength(2);
    expect(devices.find(({ isThis }) => isThis)).toEqual({
      id: expect.any(String),
      device: '?',
      createdAt: expect.any(Number),
      seenAt: expect.any(Number),
      isThis: true,
    });
    expect(devices.find(({ isThis }) => !isThis)?.device).toBe('Safari, iPhone');
  });

  test('can be signed out one by one, by their owner alone', async () => {
    const here = await member('Ivan');
    const there = await signedIn('Ivan');
    const stranger = await member('Judy');
    const id = (await devicesOf(here)).find(({ isThis }) => !isThis)?.id ?? '';
    const heard: unknown[] = [];
    node.bus.subscribe(topics.account(here.account.id), (message) => heard.push(message));
    expect(await stranger.delete(`/api/me/devices/${id}`)).toMatchObject({
      status: 404,
      refused: 'server.account.unknown-device',
    });
    expect((await here.delete(`/api/me/devices/${id}`)).status).toBe(204);
    expect((await here.delete(`/api/me/devices/${id}`)).status).toBe(404);
    expect((await there.get('/api/me')).body).toEqual({ account: null });
    expect((await here.get('/api/me')).body).toMatchObject({ account: { name: 'Ivan' } });
    expect(heard).toEqual([{ sessions: [id] }]);
  });

  test('all at once', async () => {
    const here = await member('Kate');
    const there = await signedIn('Kate');
    const heard: unknown[] = [];
    node.bus.subscribe(topics.account(here.account.id), (message) => heard.push(message));
    const before = here.token;
    expect((await here.delete('/api/me/devices')).status).toBe(204);
    expect(here.token).toBeNull();
    here.token = before;
    for (const browser of [here, there])
      expect((await browser.get('/api/me')).body).toEqual({ account: null });
    expect(heard).toEqual([{ sessions: 'all' }]);
  });

  test('signing out drops the cookie, and it is worth nothing any more', async () => {
    const browser = await member('Leo');
    const { token } = browser;
    const answer = await browser.post('/api/sign-out');
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()).toEqual(['starboard=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0']);
    browser.token = token;
    expect((await browser.post('/api/sign-out')).status).toBe(401);
  });
});

test('who has not been here for longer than a cookie lasts is signed out; who comes stays', async () => {
  const day = 86_400_000;
  const clock = { now: Date.now() };
  const node = await startHttpNode({ now: () => clock.now });
  try {
    const [regular, rare] = [await node.guest(), await node.guest()];
    for (const wait of [300, 99]) {
      clock.now += wait * day;
      const { headers } = await regular.get('/api/me');
      expect(headers.getSetCookie()[0]).toContain(`starboard=${regular.token}; HttpOnly`);
    }
    clock.now += day;
    expect((await rare.get('/api/me')).body).toEqual({ account: null });
    expect((await regular.get('/api/me')).body).toMatchObject({ account: { id: regular.account.id } });
    await node.accounts.sweep();
    const left = await node.store.db.selectFrom('accounts').select('id').execute();
    expect(left).toEqual([{ id: regular.account.id }]);
  } finally {
    await node.close();
  }
});

test('admins are made from the command line, by name', async () => {
  const browser = await member('Mallory');
  await expect(grantAdmin(node.store, 'Nobody here')).rejects.toThrow('server.account.unknown-name');
  await grantAdmin(node.store, ' mallory ');
  expect((await browser.get<{ account: Account }>('/api/me')).body.account.role).toBe('admin');
});

test('passwords are kept as they should be', async () => {
  const hashes = new PasswordHashes();
  const hash = await hashes.hash(password);
  expect(hash).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await hashes.matches(password, hash)).toBe(true);
  expect(await hashes.matches('something else', hash)).toBe(false);
}, 30_000);

test('an unknown name, or one without a password, is as much work as a known one', async () => {
  await member('Nina');
  let derived = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === 'SCRYPTREQUEST') derived++;
    },
  }).enable();
  const workFor = async (name: string, word: string) => {
    derived = 0;
    await node.browser().post('/api/sign-in', { name, password: word });
    return derived;
  };
  expect(await workFor('Nina', password)).toBe(1);
  expect(await workFor('Nina', 'something else')).toBe(1);
  expect(await workFor('Not Nina', password)).toBe(1);
  hook.disable();
});
