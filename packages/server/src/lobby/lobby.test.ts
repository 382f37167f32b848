import type { GameList, OwnTablePage, TableDetail } from '@starboard/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '../testing/people/browser.ts';
import { type LobbyNode, startLobbyNode, twoSeats } from '../testing/nodes/lobby-node.ts';
import { startDelayed } from './sweep.ts';

// many requests, on a machine that may be busy
let node: LobbyNode;
let ann: Browser;
let ben: Browser;
let cat: Browser;

beforeAll(async () => {
  node = await startLobbyNode();
  ann = await node.guest('Ann');
  ben = await node.guest('Ben');
  cat = await node.guest('Cat');
});
afterAll(() => node.close());

const holders = (table: TableDetail) =>
  table.seats.map((holder) =>
    holder.kind === 'person' ? `${holder.name}${holder.isReady ? '!' : ''}` : holder,
  );

/** Says something to the table's address and expects it to be done. */
async function does(who: Browser, method: string, path: string, body?: unknown): Promise<TableDetail> {
  const answer = await who.ask<TableDetail>(method, path, body);
  expect([answer.status, answer.refused]).toEqual([200, null]);
  return answer.body;
}

async function refuses(
  key: string,
  status: number,
  who: Browser,
  method: string,
  path: string,
  body?: unknown,
) {
  const answer = await who.ask(method, path, body);
  expect([answer.refused, answer.status]).toEqual([key, status]);
}

const leaves = (who: Browser, { id }: TableDetail) => does(who, 'POST', `/api/tables/${id}/leave`);

describe('opening a table', () => {
  test('the host sits, the options are filled in, and the code is for those who sit there', async () => {
    const table = await node.opens(ann, { options: { longGame: true } });
    expect(holders(table)).toEqual(['Ann', { kind: 'open' }]);
    expect(table).toMatchObject({ status: 'open', seat: 0, host: ann.account.id, version: 1, seed: null });
    expect(table.options).toMatchObject({ longGame: true, supply: 'unlimited' });
    expect(table.id).toMatch(/^[\w-]{22}$/);
    expect(table.code).toMatch(/^[A-Z]{6}$/);
    const seenByBen = await does(ben, 'GET', `/api/tables/${table.id}`);
    expect(seenByBen).toEqual({ ...table, code: null, seat: null });
    expect((await does(node.browser(), 'GET', `/api/tables/${table.id}`)).code).toBeNull();
    await leaves(ann, table);
  });

  test('what the game does not know is refused', async () => {
    const cases: readonly [string, object][] = [
      ['server.table.game-unknown', { game: 'ludo' }],
      ['engine.unknown-game-option', { options: { colour: 'red' } }],
      ['engine.bad-game-option', { options: { longGame: 'very' } }],
      ['server.table.seats', { seats: ['me'] }],
      ['server.table.seats', { seats: ['me', 'open', 'open', 'open', 'open'] }],
      ['server.table.sit-once', { seats: ['open', 'open'] }],
      ['server.table.sit-once', { seats: ['me', 'me'] }],
      ['server.table.unknown-bot', { seats: ['me', { bot: 'deep-thought' }] }],
      ['server.table.unknown-clock', { clock: 'sundial' }],
      ['server.request.wrong-field', { spectators: { allowed: true, delay: -1 } }],
      ['server.request.wrong-field', { seats: Array(33).fill('open') }],
      ['server.request.malformed', { seed: 'mine' }],
    ];
    for (const [key, wish] of cases) {
      await refuses(key, 400, ann, 'POST', '/api/tables', { ...twoSeats, ...wish });
    }
  });

  test('somebody who sits at ten open tables is asked to leave one first', async () => {
    const dora = await node.guest('Dora');
    const tables = [];
    for (let count = 0; count < 10; count++) tables.push(await node.opens(dora));
    await refuses('server.table.too-many', 409, dora, 'POST', '/api/tables', twoSeats);
    const other = await node.opens(ann);
    await refuses('server.table.too-many', 409, dora, 'POST', `/api/tables/${other.id}/join`, {});
    await leaves(dora, tables[0] as TableDetail);
    expect((await does(dora, 'POST', `/api/tables/${other.id}/join`, {})).seat).toBe(1);
    await leaves(ann, other);
    for (const table of [...tables.slice(1), other]) await leaves(dora, table);
  });

  test('the games are listed with their options and bots', async () => {
    const { games } = (await node.browser().get<GameList>('/api/games')).body;
    expect(games.map(({ id }) => id)).toEqual([
      'alien-frontiers',
      'cosmic-encounter',
      'project-elite',
      'high-card',
    ]);
    expect(games[0]).toMatchObject({
      seats: { min: 2, max: 4 },
      bots: ['random', 'eager', 'easy', 'normal', 'keen', 'hard'],
    });
    expect(games[1]?.bots).toEqual(expect.arrayContaining(['random', 'easy', 'normal', 'hard', 'hard.bold']));
    expect(games[0]?.options).toContainEqual({ id: 'longGame', values: [false, true] });
  });
});

describe('finding and joining', () => {
  test('by link, on the first open seat or the one that was wanted, and once only', async () => {
    const { id } = await node.opens(ann, { seats: ['open', 'me', 'open', { bot: 'random' }] });
    expect((await does(ben, 'POST', `/api/tables/${id}/join`, { seat: 2 })).seat).toBe(2);
    expect((await does(ben, 'POST', `/api/tables/${id}/join`, {})).version).toBe(2);
    expect(holders(await does(ben, 'POST', `/api/tables/${id}/join`, { seat: 0 }))).toEqual([
      'Ben',
      'Ann',
      { kind: 'open' },
      { kind: 'bot', level: 'random' },
    ]);
    await refuses('server.table.seat-taken', 409, cat, 'POST', `/api/tables/${id}/join`, { seat: 1 });
    await refuses('server.table.seat-taken', 409, cat, 'POST', `/api/tables/${id}/join`, { seat: 3 });
    await refuses('server.table.unknown-seat', 404, cat, 'POST', `/api/tables/${id}/join`, { seat: 4 });
    expect((await does(cat, 'POST', `/api/tables/${id}/join`, {})).seat).toBe(2);
    const dan = await node.guest('Dan');
    await refuses('server.table.full', 409, dan, 'POST', `/api/tables/${id}/join`, {});
    for (const who of [ann, ben, cat]) await leaves(who, { id } as TableDetail);
  });

  test('by code, however it is typed, until the table is closed', async () => {
    const table = await node.opens(ann, { isPublic: false });
    const code = String(table.code);
    const typed = `${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`.replace(/[HKM]/g, (letter) =>
      String({ H: 'Н', K: 'К', M: 'М' }[letter]),
    );
    const found = await does(ben, 'GET', `/api/codes/${encodeURIComponent(typed)}`);
    expect(found).toMatchObject({ id: table.id, code: null, isPublic: false });
    await leaves(ann, table);
    await refuses('server.table.unknown', 404, ben, 'GET', `/api/codes/${code}`);
    await refuses('server.table.unknown', 404, ben, 'GET', '/api/codes/AEIOUY');
    await refuses('server.table.unknown', 404, ben, 'GET', '/api/tables/AAAAAAAAAAAAAAAAAAAAAA');
  });

  test('everybody at once: each seat is given once, and nobody is lost', async () => {
    const { id } = await node.opens(ann, { seats: ['me', 'open', 'open', 'open'] });
    const crowd = await Promise.all(Array.from({ length: 8 }, () => node.guest()));
    const answers = await Promise.all(
      crowd.map((who) => who.post<TableDetail>(`/api/tables/${id}/join`, {})),
    );
    const seated = answers.filter(({ status }) => status === 200);
    expect(new Set(seated.map(({ body }) => body.seat))).toEqual(new Set([1, 2, 3]));
    expect(answers.filter(({ refused }) => refused === 'server.table.full')).toHaveLength(5);
  });
});

describe('before the start', () => {
  test('whoever is ready must say so again when the game becomes another one', async () => {
    const { id } = await node.opens(ann, { seats: ['me', 'open', 'open'] });
    const path = `/api/tables/${id}`;
    await does(ben, 'POST', `${path}/join`, {});
    const getReady = async () => {
      await does(ann, 'POST', `${path}/ready`, { isReady: true });
      return does(ben, 'POST', `${path}/ready`, { isReady: true });
    };
    expect(holders(await getReady())).toEqual(['Ann!', 'Ben!', { kind: 'open' }]);
    expect(holders(await does(ann, 'PATCH', path, { isPublic: false }))).toContain('Ben!');
    for (const changes of [
      { options: { longGame: true } },
      { clock: 'fast' },
      { spectators: { allowed: false, delay: 0 } },
    ]) {
      expect(holders(await does(ann, 'PATCH', path, changes))).toEqual(['Ann', 'Ben', { kind: 'open' }]);
      await getReady();
    }
    expect(holders(await does(ann, 'POST', `${path}/seats`))).toEqual([
      'Ann',
      'Ben',
      { kind: 'open' },
      { kind: 'open' },
    ]);
    await refuses('server.table.seats', 400, ann, 'POST', `${path}/seats`);
    await refuses('engine.bad-game-option', 400, ann, 'PATCH', path, { options: { longGame: 7 } });
    expect(holders(await does(ben, 'POST', `${path}/ready`, { isReady: false }))).toContain('Ben');
    expect((await does(ann, 'GET', path)).status).toBe('open');
    for (const who of [ann, ben]) await leaves(who, { id } as TableDetail);
  });

  test('the host arranges the seats that no person holds', async () => {
    const { id } = await node.opens(ann, { seats: ['open', 'me', 'open'] });
    const path = `/api/tables/${id}`;
    await does(ben, 'POST', `${path}/join`, { seat: 2 });
    const withBot = await does(ann, 'PUT', `${path}/seats/0`, { holder: { bot: 'eager' } });
    expect(holders(withBot)).toEqual([{ kind: 'bot', level: 'eager' }, 'Ann', 'Ben']);
    await refuses('server.table.seat-taken', 409, ann, 'PUT', `${path}/seats/2`, { holder: 'open' });
    await refuses('server.table.seat-taken', 409, ann, 'DELETE', `${path}/seats/2`);
    await refuses('server.table.unknown-bot', 400, ann, 'PUT', `${path}/seats/0`, {
      holder: { bot: 'nobody' },
    });
    await refuses('server.table.unknown-seat', 404, ann, 'PUT', `${path}/seats/7`, { holder: 'open' });
    await refuses('server.table.unknown-seat', 404, ann, 'DELETE', `${path}/seats/x`);
    const smaller = await does(ann, 'DELETE', `${path}/seats/0`);
    expect([holders(smaller), smaller.seat]).toEqual([['Ann', 'Ben'], 0]);
    const { tables } = (await ben.get<OwnTablePage>('/api/me/tables')).body;
    expect(tables.find((table) => table.id === id)?.seat).toBe(1);
    for (const who of [ann, ben]) await leaves(who, smaller);
  });

  test('a host who leaves passes the table on, and the last one closes it', async () => {
    const table = await node.opens(ann, { seats: ['open', 'me', 'open'] });
    const path = `/api/tables/${table.id}`;
    await does(ben, 'POST', `${path}/join`, { seat: 0 });
    await does(cat, 'POST', `${path}/join`, { seat: 2 });
    expect((await leaves(ann, table)).host).toBe(cat.account.id);
    await refuses('server.table.not-seated', 403, ann, 'POST', `${path}/leave`);
    expect((await leaves(cat, table)).host).toBe(ben.account.id);
    expect((await leaves(ben, table)).status).toBe('closed');
    await refuses('server.table.closed', 409, cat, 'POST', `${path}/join`, {});
    const { tables } = (await ben.get<OwnTablePage>('/api/me/tables')).body;
    expect(tables.map(({ id }) => id)).not.toContain(table.id);
  });

  test('whoever was sent away does not come back', async () => {
    const table = await node.opens(ann);
    const path = `/api/tables/${table.id}`;
    await does(ben, 'POST', `${path}/join`, {});
    await does(ann, 'POST', `${path}/kick`, { account: ben.account.id });
    await refuses('server.table.kicked', 403, ben, 'POST', `${path}/join`, {});
    await refuses('server.table.nobody-to-kick', 409, ann, 'POST', `${path}/kick`, {
      account: ben.account.id,
    });
    await refuses('server.table.nobody-to-kick', 409, ann, 'POST', `${path}/kick`, {
      account: ann.account.id,
    });
    expect(JSON.stringify(await does(ann, 'GET', path))).not.toContain(ben.account.id);
    await leaves(ann, table);
  });
});

describe('the start', () => {
  test('comes when the last person is ready, with the hash of the seed and without the seed', async () => {
    const { id } = await node.opens(ann, { clock: 'normal' });
    const path = `/api/tables/${id}`;
    await does(ann, 'POST', `${path}/ready`, { isReady: true });
    expect((await does(ben, 'POST', `${path}/join`, {})).status).toBe('open');
    const started = await does(ben, 'POST', `${path}/ready`, { isReady: true });
    expect(started).toMatchObject({ status: 'playing', seed: null, startedAt: expect.any(Number) });
    expect(started.seedHash).toMatch(/^[0-9a-f]{64}$/);
    const stored = await node.store.matches.load(id);
    expect(stored?.saved.position.seats).toBe(2);
    for (const [method, rest, body] of [
      ['POST', '/join', {}],
      ['PATCH', '', { isPublic: false }],
      ['POST', '/seats'],
    ] as const) {
      await refuses(
        'server.table.started',
        409,
        rest === '/join' ? cat : ann,
        method,
        `${path}${rest}`,
        body,
      );
    }
    await refuses('server.table.started', 409, ann, 'POST', `${path}/ready`, { isReady: false });
    await refuses('server.table.started', 409, ann, 'POST', `${path}/leave`);
    await refuses('server.table.started', 409, ann, 'POST', `${path}/kick`, { account: ben.account.id });
    await refuses('server.table.not-over', 409, ann, 'POST', `${path}/rematch`);
    expect((await does(cat, 'GET', path)).code).toBeNull();
    expect((await does(ann, 'GET', path)).code).toMatch(/^[A-Z]{6}$/);
  });

  test('comes at once for somebody with bots only, and when a bot fills the last seat', async () => {
    const alone = await node.opens(ann, { seats: ['me', { bot: 'random' }] });
    const started = await does(ann, 'POST', `/api/tables/${alone.id}/ready`, { isReady: true });
    expect(started.status).toBe('playing');
    const { id } = await node.opens(ben);
    await does(ben, 'POST', `/api/tables/${id}/ready`, { isReady: true });
    const filled = await does(ben, 'PUT', `/api/tables/${id}/seats/1`, { holder: { bot: 'eager' } });
    expect(filled.status).toBe('playing');
  });

  test('is made up for by another node when the first one dies on the way', async () => {
    const { id } = await node.opens(ann, { seats: ['me', { bot: 'random' }] });
    const dead = node.tables.change(id, (table) => ({ ...table, startedAt: Date.now() }));
    expect((await dead).status).toBe('open');
    await refuses('server.table.started', 409, ben, 'POST', `/api/tables/${id}/join`, {});
    await refuses('server.table.started', 409, ann, 'POST', `/api/tables/${id}/leave`);
    expect(await startDelayed(node.lobby, Date.now())).toBe(0);
    expect(await startDelayed(node.lobby, Date.now() + 60_000)).toBe(1);
    const started = await does(ann, 'GET', `/api/tables/${id}`);
    expect(started).toMatchObject({ status: 'playing', seedHash: expect.any(String) });
    expect(await startDelayed(node.lobby, Date.now() + 60_000)).toBe(0);
  });
});
