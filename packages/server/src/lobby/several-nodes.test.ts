import { afterAll, beforeAll, expect, test } from 'vitest';
import { InProcessBus } from '../bus/in-process.ts';
import { Chat } from '../chat/chat.ts';
import { Limits } from '../http/limits.ts';
import { newId } from '../id.ts';
import { Refused } from '../refused.ts';
import { openPostgres } from '../store/postgres/open-postgres.ts';
import type { Store } from '../store/store.ts';
import { type LobbyParts, lobbyParts, twoSeats } from '../testing/nodes/lobby-node.ts';
import { sharedDatabase } from '../testing/shared-database.ts';
import { tableHooks } from './leaving-accounts.ts';
import { listOpen, listOwn } from './lists/lists.ts';
import { joinTable, openRematch, openTable } from './opening.ts';
import { leave, setReady } from './seating.ts';
import { changeAndStart } from './starting.ts';
import { personsAt, type TableRecord } from './table-record.ts';
import type { Visitor } from './wishes.ts';

// many requests, on a machine that may be busy
/** Three nodes that know nothing of each other, on one PostgreSQL. */
interface Node extends LobbyParts {
  readonly store: Store;
  readonly bus: InProcessBus;
}

let nodes: readonly Node[];

beforeAll(async () => {
  const url = await sharedDatabase();
  nodes = await Promise.all(
    [1, 2, 3].map(async () => {
      const store = await openPostgres(url);
      const bus = new InProcessBus(() => undefined);
      return { store, bus, ...lobbyParts(store, bus, Date.now) };
    }),
  );
});
afterAll(async () => {
  for (const { store, rooms, crew, work } of nodes) {
    await rooms.close();
    await crew.close();
    await work.close();
    await store.close();
  }
});

const nodeAt = (count: number): Node => nodes[count % nodes.length] as Node;

async function visitor(name: string): Promise<Visitor> {
  const row = { id: newId(), name, name_key: null, role: 'player', password: null };
  const rest = { language: 'en', settings_json: '{}', created_at: Date.now(), seen_at: Date.now() };
  await nodeAt(0)
    .store.db.insertInto('accounts')
    .values({ ...row, ...rest })
    .execute();
  return { id: row.id, name };
}

const crowd = (size: number) => Promise.all(Array.from({ length: size }, (_, count) => visitor(`P${count}`)));

/** Who got what they wanted. */
async function winners<T>(wishes: readonly Promise<T>[]): Promise<T[]> {
  const results = await Promise.allSettled(wishes);
  const granted: T[] = [];
  for (const result of results) {
    if (result.status === 'fulfilled') granted.push(result.value);
    else if (!(result.reason instanceof Refused)) throw result.reason;
  }
  return granted;
}

test('a crowd comes in by all doors: each seat is given once, and everybody finds their table', async () => {
  const [host, ...others] = await crowd(13);
  if (!host) throw new Error('nobody came');
  const { id } = await openTable(nodeAt(0).lobby, host, {
    ...twoSeats,
    seats: ['me', 'open', 'open', 'open'],
  });
  const seated = await winners(others.map((who, count) => joinTable(nodeAt(count).lobby, id, who)));
  expect(seated).toHaveLength(3);
  const table = await nodeAt(1).tables.get(id);
  const people = personsAt(table).map(({ account }) => account);
  expect([new Set(people).size, table.version]).toEqual([4, 4]);
  for (const [count, who] of [host, ...others].entries()) {
    const { tables } = await listOwn(nodeAt(count).lobby.store, who.id, { limit: 10 });
    expect(tables.map((own) => own.seat)).toEqual(people.includes(who.id) ? [people.indexOf(who.id)] : []);
  }
});

test('all say that they are ready at once: the match is dealt once', async () => {
  const [host, ...others] = await crowd(4);
  if (!host) throw new Error('nobody came');
  const { id } = await openTable(nodeAt(0).lobby, host, {
    ...twoSeats,
    seats: ['me', 'open', 'open', 'open'],
  });
  for (const who of others) await joinTable(nodeAt(1).lobby, id, who);
  await Promise.all(
    [host, ...others].map((who, count) =>
      changeAndStart(nodeAt(count).lobby, id, (table) => setReady(table, who.id, true)),
    ),
  );
  const tables = await Promise.all(nodes.map((node) => node.tables.get(id)));
  expect(tables.map(({ status }) => status)).toEqual(['playing', 'playing', 'playing']);
  // two that start it together agree on the seed
  const restarted = await Promise.all(nodes.map((node) => node.rooms.startMatchAt(tables[0] as TableRecord)));
  expect(restarted.map(({ seedHash }) => seedHash)).toEqual(tables.map(({ seedHash }) => seedHash));
});

test('everybody asks for a rematch through another node and finds the others there', async () => {
  const people = await crowd(4);
  const [host, ...others] = people;
  if (!host) throw new Error('nobody came');
  const { id } = await openTable(nodeAt(0).lobby, host, {
    ...twoSeats,
    seats: ['me', 'open', 'open', 'open'],
  });
  for (const who of others) await joinTable(nodeAt(1).lobby, id, who);
  await nodeAt(2).tables.change(id, (table) => ({ ...table, status: 'finished' }));
  const rematches = await Promise.all(people.map((who, count) => openRematch(nodeAt(count).lobby, id, who)));
  expect(new Set(rematches.map((table) => table.id)).size).toBe(1);
  const own = await Promise.all(people.map((who) => listOwn(nodeAt(0).lobby.store, who.id, { limit: 10 })));
  expect(own.map(({ tables }) => tables.map(({ status }) => status))).toEqual(
    people.map(() => ['open', 'finished']),
  );
});

test('the list is read page by page while tables come and go at other nodes', async () => {
  const hosts = await crowd(30);
  const opened = await Promise.all(hosts.map((who, count) => openTable(nodeAt(count).lobby, who, twoSeats)));
  const found: string[] = [];
  let next: string | null = null;
  for (let page = 0; page === 0 || next !== null; page++) {
    const wish: { limit: number; cursor?: string } =
      next === null ? { limit: 4 } : { limit: 4, cursor: next };
    const { tables, next: following } = await listOpen(nodeAt(page).lobby.store, wish);
    found.push(...tables.map(({ id }) => id));
    next = following;
    const [leaver, comer] = [hosts[page], hosts[29 - page]];
    if (leaver && comer && page < 5) {
      await nodeAt(page + 1).tables.change((opened[page] as TableRecord).id, (table) =>
        leave(table, leaver.id),
      );
      await openTable(nodeAt(page + 2).lobby, comer, twoSeats);
    }
  }
  expect(new Set(found).size).toBe(found.length);
  const stayed = opened.slice(5).map(({ id }) => id);
  expect(stayed.filter((id) => !found.includes(id))).toEqual([]);
});

test('what is said twice through two nodes is said once', async () => {
  const host = await visitor('Talker');
  const table = await openTable(nodeAt(0).lobby, host, twoSeats);
  const chats = nodes.map(({ store, bus }) => new Chat({ store, bus, limits: new Limits(), now: Date.now }));
  const lines = await Promise.all(chats.map((chat) => chat.say(table, host, { text: 'echo' }, 'same')));
  expect(new Set(lines.map(({ id }) => id)).size).toBe(1);
  expect((await chats[1]?.recent(table, null, { limit: 10 }))?.lines).toEqual([lines[0]]);
});

test('an account goes while it sits at tables of every kind', async () => {
  const [leaver, other] = await crowd(2);
  if (!leaver || !other) throw new Error('nobody came');
  const waiting = await openTable(nodeAt(0).lobby, other, twoSeats);
  await joinTable(nodeAt(1).lobby, waiting.id, leaver);
  const own = await openTable(nodeAt(1).lobby, leaver, twoSeats);
  await tableHooks(nodeAt(2).lobby).onDeleted(leaver.id);
  await nodeAt(2).store.db.deleteFrom('accounts').where('id', '=', leaver.id).execute();
  expect((await nodeAt(0).tables.get(waiting.id)).seats[1]).toEqual({ kind: 'open' });
  expect((await nodeAt(0).tables.get(own.id)).status).toBe('closed');
});
