import { gameById } from '@starboard/games';
import type { OwnTablePage, TablePage } from '@starboard/protocol';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '../../testing/people/browser.ts';
import { type LobbyNode, startLobbyNode, twoSeats } from '../../testing/nodes/lobby-node.ts';
import { rowOf, type TableRecord } from '../table-record.ts';
import { wishedTable } from '../wishes.ts';

// many requests, on a machine that may be busy
let node: LobbyNode;
let ann: Browser;

beforeAll(async () => {
  node = await startLobbyNode();
  ann = await node.guest('Ann');
});
afterAll(() => node.close());

const begin = 1_700_000_000_000;

function tableAt(createdAt: number, changes: Partial<TableRecord> = {}): TableRecord {
  const game = gameById('alien-frontiers');
  if (!game) throw new Error('no such game');
  return { ...wishedTable(game, twoSeats, ann.account, createdAt), ...changes };
}

async function fill(tables: readonly TableRecord[]): Promise<void> {
  for (let from = 0; from < tables.length; from += 500) {
    const rows = tables.slice(from, from + 500).map(rowOf);
    await node.store.db.insertInto('tables').values(rows).execute();
  }
}

async function pages(path: string, between: (page: number) => Promise<unknown> = async () => undefined) {
  const found: string[] = [];
  let next: string | null = null;
  for (let page = 0; page === 0 || next !== null; page++) {
    const cursor: string = next === null ? '' : `&cursor=${encodeURIComponent(next)}`;
    const { status, body } = await node.browser().get<TablePage>(`${path}${cursor}`);
    expect(status).toBe(200);
    found.push(...body.tables.map(({ id }) => id));
    next = body.next;
    await between(page);
  }
  return found;
}

describe('ten thousand open tables', () => {
  let open: TableRecord[];

  beforeAll(async () => {
    // many in the same millisecond: their ids decide
    open = Array.from({ length: 10_000 }, (_, count) => tableAt(begin + Math.floor(count / 7)));
    const unseen = [
      tableAt(begin, { isPublic: false }),
      tableAt(begin, { status: 'closed' }),
      tableAt(begin, { status: 'playing' }),
      tableAt(begin, { status: 'finished' }),
    ];
    const other = Array.from({ length: 40 }, (_, count) =>
      tableAt(begin + count * 30, { game: 'cosmic-encounter' }),
    );
    await fill([...open, ...unseen, ...other]);
    open.push(...other);
  });

  test('are listed newest first, each once, and nothing that is not public and open', async () => {
    const found = await pages('/api/tables?limit=100');
    const newestFirst = open
      .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
      .map(({ id }) => id);
    expect(found).toEqual(newestFirst);
  });

  test('of one game only', async () => {
    expect(await pages('/api/tables?limit=15&game=cosmic-encounter')).toHaveLength(40);
    expect(await pages('/api/tables?limit=15&game=chess')).toEqual([]);
  });

  test('pages neither skip nor double what stays while tables come and go', async () => {
    const gone = new Set<string>();
    const found = await pages('/api/tables?limit=100', async (page) => {
      const [early, late] = [open[page * 3], open[9_990 - page * 3]];
      if (!early || !late) throw new Error('no such table');
      for (const { id } of [early, late]) {
        gone.add(id);
        await node.store.db.updateTable('tables').set({ status: 'closed' }).where('id', '=', id).execute();
      }
      await fill([tableAt(begin + 900_000 + page)]);
    });
    expect(new Set(found).size).toBe(found.length);
    const listed = new Set(found);
    expect(open.filter(({ id }) => !gone.has(id) && !listed.has(id))).toEqual([]);
  });

  test('a page is read along an index, without looking at what it does not show', async () => {
    const { db } = node.store;
    const query = db
      .selectFrom('tables')
      .selectAll()
      .where('is_public', '=', 1)
      .where('status', '=', 'open')
      .where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(begin + 700, 'x')))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(30)
      .compile();
    const { rows } = await db.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters]),
    );
    expect(rows.map(({ detail }) => detail)).toEqual([
      'SEARCH tables USING INDEX tables_listed (is_public=? AND status=? AND (created_at,id)<(?,?))',
    ]);
  });

  test.each(['?cursor=nonsense', '?cursor=1.', '?cursor=1.a%27b', '?cursor=99999999999999999999.x'])(
    'a cursor of somebody’s own making is refused: %s',
    async (query) => {
      expect(await node.browser().get(`/api/tables${query}`)).toMatchObject({
        status: 400,
        refused: 'server.page.unknown',
      });
    },
  );

  test.each(['?limit=0', '?limit=101', '?limit=ten', '?order=oldest', '?game='])(
    'so is %s',
    async (query) => {
      expect((await node.browser().get(`/api/tables${query}`)).status).toBe(400);
    },
  );
});

test('my tables: what goes on first, then what is over with its result, page by page', async () => {
  const ben = await node.guest('Ben');
  const result = { kind: 'played', outcome: { winners: [0], places: [1, 2] } } as const;
  const opened: string[] = [];
  for (let count = 0; count < 7; count++) opened.push((await node.opens(ben)).id);
  for (const id of opened.slice(2, 6)) {
    await node.tables.change(id, (table) => ({ ...table, status: 'finished', result, finishedAt: begin }));
  }
  await ben.post(`/api/tables/${opened[6]}/leave`);
  const found: OwnTablePage['tables'][number][] = [];
  let next: string | null = '';
  while (next !== null) {
    const cursor: string = next === '' ? '' : `&cursor=${next}`;
    const { body } = await ben.get<OwnTablePage>(`/api/me/tables?limit=1${cursor}`);
    found.push(...body.tables);
    ({ next } = body);
  }
  expect(found.map(({ status }) => status)).toEqual(['open', 'open', ...Array<string>(4).fill('finished')]);
  expect(new Set(found.map(({ id }) => id))).toEqual(new Set(opened.slice(0, 6)));
  expect(found[5]).toMatchObject({ seat: 0, result, finishedAt: begin });
  expect((await ben.get('/api/me/tables?cursor=over.x')).refused).toBe('server.page.unknown');
  const together = await ben.get<OwnTablePage>('/api/me/tables');
  expect(together.body).toEqual({ tables: found, next: null });
});
