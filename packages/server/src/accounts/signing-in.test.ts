import { createHook } from 'node:async_hooks';
import type { OwnAccount } from '@starboard/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { topics } from '../bus/topics.ts';
import { type HttpNode, startHttpNode } from '../testing/nodes/http-node.ts';
import { member, password, signedIn } from '../testing/people/members.ts';
import { grantAdmin } from './grant-admin.ts';
import { PasswordHashes } from './password-hashes.ts';

let node: HttpNode;
beforeAll(async () => {
  node = await startHttpNode();
});
afterAll(() => node.close());

describe('a guest takes a name and a password', () => {
  test('and is the same account ever after', async () => {
    const browser = await node.guest('Ada');
    const { id } = browser.account;
    const before = browser.token;
    const answer = await browser.post('/api/me/password', { password });
    expect(answer.body).toMatchObject({ account: { id, name: 'Ada', isGuest: false, hasPassword: true } });
    expect(browser.token).not.toBe(before);
    expect((await signedIn(node, 'Ada')).account.id).toBe(id);

    const thief = node.browser();
    thief.token = before;
    expect((await thief.get('/api/me')).body).toEqual({ account: null });
  });

  test.each(['bob', 'BOB', '  Bob ', 'Ｂｏｂ', 'Bob'])('nobody else can be %j then', async (name) => {
    const first = await signedIn(node, 'Bob').catch(() => member(node, 'Bob'));
    expect(first.account.name).toBe('Bob');
    const taken = { status: 409, refused: 'server.account.name-taken' };
    const other = await node.guest();
    expect(await other.post('/api/me/password', { name, password })).toMatchObject(taken);
    expect(await other.patch('/api/me', { name })).toMatchObject(taken);
    expect(await node.browser().post('/api/guest', { name })).toMatchObject(taken);
    expect((await signedIn(node, name)).account.id).toBe(first.account.id);
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
    const first = await member(node, 'Given Up');
    await first.patch('/api/me', { name: 'Taken Up' });
    await member(node, 'Given Up');
    expect((await signedIn(node, 'Taken Up')).account.id).toBe(first.account.id);
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
    const browser = await member(node, 'Carol');
    const elsewhere = await signedIn(node, 'Carol');
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
    const [signedOut, renewed] = heard;
    expect(signedOut).toEqual({ sessions: [expect.any(String)] });
    expect(renewed).toEqual({ sessions: [expect.any(String)], comeBack: true });
    expect(heard).toHaveLength(2);
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
    await member(node, 'Dora');
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
    const first = await member(node, 'Erin');
    await member(node, 'Frank');
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
    await member(node, 'Grace');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        node.browser().post('/api/sign-in', { name: 'Grace', password: `guess number ${at}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });
});

test('admins are made from the command line, by name', async () => {
  const browser = await member(node, 'Mallory');
  await expect(grantAdmin(node.store, 'Nobody here')).rejects.toThrow('server.account.unknown-name');
  await grantAdmin(node.store, ' mallory ');
  expect((await browser.get<OwnAccount>('/api/me')).body.account.role).toBe('admin');
});

test('passwords are kept as they should be', async () => {
  const hashes = new PasswordHashes();
  const hash = await hashes.hash(password);
  expect(hash).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await hashes.matches(password, hash)).toBe(true);
  expect(await hashes.matches('something else', hash)).toBe(false);
});

test('an unknown name, or one without a password, is as much work as a known one', async () => {
  await member(node, 'Nina');
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
