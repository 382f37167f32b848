import type { AccountExport, PasskeyCeremony } from '@starboard/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { topics } from '../bus/topics.ts';
import { newId } from '../id.ts';
import type { Browser } from '../testing/people/browser.ts';
import { type HttpNode, startHttpNode } from '../testing/nodes/http-node.ts';
import { SoftwarePasskey } from '../testing/people/software-passkey.ts';
import { dialects, newPremises, type Premises } from '../testing/stores/stores.ts';
import { tableRow } from '../testing/stores/table-row.ts';

const origin = 'https://table.test';
const password = 'three small moons';
const calls: string[] = [];

describe.each(dialects)('on %s', (dialect) => {
  let node: HttpNode;
  let premises: Premises;
  beforeAll(async () => {
    premises = await newPremises(dialect);
    node = await startHttpNode({
      store: await premises.open(),
      origins: [origin],
      hooks: ({ store }) => {
        // what the tables need is still there when they are told
        const seats = async (account: string) =>
          (await store.db.selectFrom('table_people').selectAll().where('account_id', '=', account).execute())
            .length;
        return {
          onDeleted: async (account) => void calls.push(`deleted ${account}, ${await seats(account)} seats`),
          onMerged: async (from, to) =>
            void calls.push(`merged ${from} (${await seats(from)}) into ${to} (${await seats(to)})`),
          onRenamed: async (account, name) => void calls.push(`renamed ${account} to ${name}`),
        };
      },
    });
  });
  beforeEach(() => {
    calls.length = 0;
  });
  afterAll(async () => {
    await node.close();
    await premises.remove();
  });

  async function member(name: string): Promise<Browser> {
    const browser = await node.guest();
    await browser.post('/api/me/password', { name, password });
    calls.length = 0;
    return browser;
  }

  /** A table at which these sit, as it lies in the database. */
  async function table(...persons: readonly Browser[]): Promise<string> {
    const id = newId();
    await node.store.db
      .insertInto('tables')
      .values({
        ...tableRow(id),
        status: 'finished',
        host_id: persons[0]?.account.id ?? '',
        result_json: '{"kind":"agreed"}',
        finished_at: 3,
      })
      .execute();
    for (const [seat, { account }] of persons.entries())
      await node.store.db
        .insertInto('table_people')
        .values({ table_id: id, account_id: account.id, seat, orders_json: null, joined_at: 1 })
        .execute();
    return id;
  }

  const say = (table_id: string, { account }: Browser, text: string, request: string | null = null) =>
    node.store.db
      .insertInto('chat_lines')
      .values({ table_id, account_id: account.id, name: account.name, at: 5, text, phrase: null, request })
      .execute();

  const mute = ({ account }: Browser, muted: Browser) =>
    node.store.db
      .insertInto('mutes')
      .values({ account_id: account.id, muted_id: muted.account.id })
      .execute();

  test('one’s data can be had as a whole, and nobody else’s with it', async () => {
    const ada = await member('Ada');
    const bob = await node.guest('Bob');
    const shared = await table(ada, bob);
    await table(bob);
    await say(shared, ada, 'hello from Ada');
    await say(shared, bob, 'hello from the other one');
    await mute(ada, bob);
    await ada.patch('/api/me', { settings: { theme: 'dark' } });
    const { status, body, headers } = await ada.get<AccountExport>('/api/me/export');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="starboard.json"');
    expect(body).toEqual({
      account: { ...ada.account, createdAt: expect.any(Number) },
      devices: [
        { id: expect.any(String), device: '?', createdAt: expect.any(Number), seenAt: expect.any(Number) },
      ],
      tables: [
        {
          id: shared,
          game: 'toy',
          status: 'finished',
          seat: 0,
          joinedAt: 1,
          finishedAt: 3,
          result: { kind: 'agreed' },
        },
      ],
      chat: [{ table: shared, at: 5, text: 'hello from Ada', phrase: null }],
      muted: [bob.account.id],
      reports: [],
    });
    const text = JSON.stringify(body);
    expect(text).not.toContain('scrypt');
    expect(text).not.toContain(ada.token);
  });

  test('an account that is deleted is gone, and only what was said stays, without a name', async () => {
    const ada = await member('Soon Gone');
    const elsewhere = node.browser();
    await elsewhere.post('/api/sign-in', { name: 'Soon Gone', password });
    const bob = await node.guest('Bob');
    const shared = await table(ada, bob);
    await say(shared, ada, 'I was here');
    await mute(bob, ada);
    const { id } = ada.account;
    const heard: unknown[] = [];
    node.bus.subscribe(topics.account(id), (message) => heard.push(message));

    const wrong = { status: 403, refused: 'server.account.wrong-password' };
    expect(await ada.delete('/api/me')).toMatchObject(wrong);
    expect(await ada.delete('/api/me', { password: 'not the password' })).toMatchObject(wrong);
    expect(calls).toEqual([]);
    expect((await ada.delete('/api/me', { password })).status).toBe(204);

    expect(calls).toEqual([`deleted ${id}, 1 seats`]);
    expect(heard).toEqual([{ sessions: 'all' }]);
    expect(ada.token).toBeNull();
    expect((await elsewhere.get('/api/me')).body).toEqual({ account: null });
    expect((await elsewhere.post('/api/sign-in', { name: 'Soon Gone', password })).status).toBe(403);
    const { db } = node.store;
    const lines = await db.selectFrom('chat_lines').selectAll().where('table_id', '=', shared).execute();
    expect(lines).toMatchObject([{ account_id: null, name: '—', text: 'I was here' }]);
    for (const kept of ['sessions', 'passkeys', 'table_people'] as const)
      expect(await db.selectFrom(kept).selectAll().where('account_id', '=', id).execute()).toEqual([]);
    expect(await db.selectFrom('mutes').selectAll().where('muted_id', '=', id).execute()).toEqual([]);
    await member('Soon Gone');
  });

  test('a guest is deleted without a password', async () => {
    const guest = await node.guest();
    expect((await guest.delete('/api/me')).status).toBe(204);
    expect((await guest.get('/api/me')).body).toEqual({ account: null });
  });

  test('who was a guest before signing in keeps what they did as one', async () => {
    const home = await member('Clara');
    const bob = await node.guest('Bob');
    const [before, both] = [await table(home), await table(home, bob)];
    const guest = await node.guest('Passer-by');
    const own = await table(guest, bob);
    await node.store.db
      .insertInto('table_people')
      .values({ table_id: both, account_id: guest.account.id, seat: 2, orders_json: null, joined_at: 1 })
      .execute();
    await say(own, guest, 'as a guest', '1');
    await say(own, home, 'from home', '1');
    for (const other of [bob, home]) await mute(guest, other);
    const from = guest.account.id;
    const to = home.account.id;
    const heard: unknown[] = [];
    node.bus.subscribe(topics.account(from), (message) => heard.push(message));
    const old = node.browser();
    old.token = guest.token;

    expect((await guest.post('/api/sign-in', { name: 'clara', password })).status).toBe(200);

    expect(guest.account).toMatchObject({ id: to, name: 'Clara' });
    expect(calls).toEqual([`merged ${from} (2) into ${to} (2)`, `deleted ${from}, 1 seats`]);
    expect(heard).toEqual([{ sessions: 'all' }]);
    expect((await old.get('/api/me')).body).toEqual({ account: null });
    const { body } = await home.get<AccountExport>('/api/me/export');
    expect(body.tables.map(({ id }) => id).sort()).toEqual([before, both, own].sort());
    expect(body.chat.map(({ text }) => text)).toEqual(['as a guest', 'from home']);
    expect(body.muted).toEqual([bob.account.id]);
    expect(await node.accounts.byId(from)).toBeNull();
  });

  test('a sign-in that fails merges nothing', async () => {
    await member('Dora');
    const guest = await node.guest();
    const { id } = guest.account;
    expect((await guest.post('/api/sign-in', { name: 'Dora', password: 'not the password' })).status).toBe(
      403,
    );
    expect(calls).toEqual([]);
    expect((await guest.get('/api/me')).body).toMatchObject({ account: { id, isGuest: true } });
  });

  test('the tables hear of a new name, however it comes', async () => {
    const guest = await node.guest('First');
    const { id } = guest.account;
    await guest.patch('/api/me', { name: 'Second' });
    await guest.patch('/api/me', { name: 'Second', language: 'uk' });
    await guest.post('/api/me/password', { name: 'Third', password });
    expect(calls).toEqual([`renamed ${id} to Second`, `renamed ${id} to Third`]);
  });

  test('of many who want the same name at once, one gets it', async () => {
    const guests = await Promise.all(Array.from({ length: 6 }, () => node.guest()));
    const wish = { name: 'Wanted', password };
    const answers = await Promise.all(guests.map((guest) => guest.post('/api/me/password', wish)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test('a passkey is added, opens once for each answer, and goes', async () => {
    const owner = await node.guest('Keyholder');
    const passkey = new SoftwarePasskey(origin);
    const adding = (await owner.post<PasskeyCeremony>('/api/me/passkeys/begin', {})).body;
    const added = { ceremony: adding.ceremony, response: passkey.create(adding.options), label: 'Phone' };
    expect((await owner.post('/api/me/passkeys', added)).status).toBe(200);
    const visitor = node.browser();
    const entering = (await visitor.post<PasskeyCeremony>('/api/sign-in/passkey/begin')).body;
    const answer = { ceremony: entering.ceremony, response: passkey.get(entering.options) };
    expect((await visitor.post('/api/sign-in/passkey', answer)).status).toBe(200);
    expect((await visitor.post('/api/sign-in/passkey', answer)).status).toBe(403);
    await owner.post('/api/me/password', { password });
    expect((await owner.delete(`/api/me/passkeys/${passkey.id}`)).status).toBe(200);
  });

  test('what has run out is swept away, and nothing else', async () => {
    const { db } = node.store;
    const [alone, seated, here] = [await node.guest(), await node.guest(), await node.guest()];
    await table(seated);
    for (const guest of [alone, seated]) await guest.post('/api/sign-out');
    const ids = [alone, seated, here].map(({ account }) => account.id);
    await db.updateTable('accounts').set({ created_at: 1 }).where('id', 'in', ids).execute();
    await node.accounts.sweep();
    const left = await db.selectFrom('accounts').select('id').where('id', 'in', ids).execute();
    expect(left.map(({ id }) => id).sort()).toEqual(ids.slice(1).sort());
  });
});
