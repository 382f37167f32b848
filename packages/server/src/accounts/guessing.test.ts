import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultBudgets } from '../http/limits.ts';
import type { Browser } from '../testing/people/browser.ts';
import { type HttpNode, startHttpNode } from '../testing/nodes/http-node.ts';
import { member, password, signedIn } from '../testing/people/members.ts';

const clock = { now: Date.now() };
const { burst } = defaultBudgets.guesses;

let node: HttpNode;
beforeAll(async () => {
  node = await startHttpNode({
    trustProxy: ['loopback'],
    budgets: { guesses: defaultBudgets.guesses },
    now: () => clock.now,
  });
});
afterAll(() => node.close());

let addresses = 0;

/** A person at an address of their own, a new one each time. */
function stranger(): Browser {
  const browser = node.browser();
  browser.headers['x-forwarded-for'] = `198.51.${Math.floor(addresses / 250)}.${(addresses++ % 250) + 1}`;
  return browser;
}

const guessAt = (name: string, word = 'a guess') => stranger().post('/api/sign-in', { name, password: word });

const guessed = { status: 429, refused: 'server.account.guessed-at' };

describe('a name that is guessed at from a new address each time', () => {
  test('is guessed at only so often, whether anybody has it or not', async () => {
    await member(node, 'Target');
    for (const name of ['Target', 'Nobody at all']) {
      for (let count = 0; count < burst; count++) expect((await guessAt(name)).status).toBe(403);
      expect(await guessAt(name)).toMatchObject({ ...guessed, body: { retryAfter: 180 } });
      expect(await guessAt(name.toUpperCase())).toMatchObject(guessed);
    }
    // others do not wait for that
    await member(node, 'Bystander');
    expect((await guessAt('Bystander', password)).status).toBe(200);
    clock.now += 180_000;
    expect((await guessAt('Target')).status).toBe(403);
    expect(await guessAt('Target', password)).toMatchObject(guessed);
  });

  test('is still its owner’s, where they have signed in before', async () => {
    const claimed = await member(node, 'Owner');
    const phone = await signedIn(node, 'Owner');
    for (const browser of [claimed, phone]) await browser.post('/api/sign-out');
    for (let count = 0; count <= burst; count++) await guessAt('Owner');
    expect(await guessAt('Owner', password)).toMatchObject(guessed);
    for (const browser of [claimed, phone])
      expect((await browser.post('/api/sign-in', { name: 'Owner', password })).status).toBe(200);
  });

  test('cannot be guessed at for ever from a device that its owner has used', async () => {
    const shared = await member(node, 'Careless');
    await shared.post('/api/sign-out');
    const guess = (word: string) => shared.post('/api/sign-in', { name: 'Careless', password: word });
    for (let count = 0; count < 5; count++) expect((await guess('a guess')).status).toBe(403);
    expect((await guess(password)).status).toBe(429);
  });

  test('is strange to a device where somebody else has signed in', async () => {
    await member(node, 'Victim');
    const other = await member(node, 'Attacker');
    for (let count = 0; count < burst; count++) await guessAt('Victim');
    expect(await other.post('/api/sign-in', { name: 'Victim', password: 'a guess' })).toMatchObject(guessed);
  });
});

test('one address that guesses on while it has to wait does not use up the name’s guesses', async () => {
  await member(node, 'Patient');
  const eager = stranger();
  for (let count = 0; count < burst * 3; count++)
    await eager.post('/api/sign-in', { name: 'Patient', password: 'a guess' });
  expect((await guessAt('Patient', password)).status).toBe(200);
});

test('devices nobody has used for longer than a cookie lasts are forgotten', async () => {
  await member(node, 'Long Ago');
  clock.now += 400 * 86_400_000;
  await node.accounts.sweep();
  expect(await node.store.db.selectFrom('known_devices').selectAll().execute()).toEqual([]);
});
