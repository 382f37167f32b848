import type {
  OwnTable,
  OwnTablePage,
  PageQuery,
  TablePage,
  TablePageQuery,
  TableSummary,
} from '@starboard/protocol';
import type { Store } from '../../store/store.ts';
import { type Cursor, cursorAfter, readCursor } from './cursor.ts';
import { ownTable, summaryOf } from '../detail.ts';
import { recordOf } from '../table-record.ts';

/** Public tables that wait for players, newest first. */
export async function listOpen(
  { db }: Store,
  { game, cursor: given, limit }: TablePageQuery,
): Promise<TablePage> {
  const cursor = readCursor(given);
  let query = db.selectFrom('tables').selectAll().where('is_public', '=', 1).where('status', '=', 'open');
  if (game !== undefined) query = query.where('game', '=', game);
  if (cursor)
    query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(cursor.at, cursor.id)));
  const rows = await query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const tables = rows.slice(0, limit).map((row) => summaryOf(recordOf(row)));
  const last = tables.at(-1);
  return { tables, next: rows.length > limit && last ? cursorAfter(last.createdAt, last.id) : null };
}

/** Which of these stand in the public list. */
export async function listedAmong({ db }: Store, ids: readonly string[]): Promise<readonly TableSummary[]> {
  const rows = await db
    .selectFrom('tables')
    .selectAll()
    .where('id', 'in', ids)
    .where('is_public', '=', 1)
    .where('status', '=', 'open')
    .execute();
  return rows.map((row) => summaryOf(recordOf(row)));
}

/** Public tables of which anything has changed since. */
export async function changedSince({ db }: Store, since: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('status', 'in', ['open', 'playing', 'closed', 'finished'])
    .where('touched_at', '>=', since)
    .where('is_public', '=', 1)
    .execute();
  return rows.map(({ id }) => id);
}

const parts = {
  now: ['open', 'playing'],
  over: ['finished'],
} as const;

type Part = keyof typeof parts;

/** Where an account sits or sat: what goes on first, then what is over, the latest joined first. */
export async function listOwn(
  store: Store,
  account: string,
  { cursor, limit }: PageQuery,
): Promise<OwnTablePage> {
  const part: Part = cursor?.startsWith('over.') ? 'over' : 'now';
  const from = cursor === undefined ? null : readCursor(cursor.slice(part.length + 1));
  const found = await ownPart(store, account, part, from, limit + 1);
  if (part === 'now' && found.length <= limit) {
    found.push(...(await ownPart(store, account, 'over', null, limit + 1 - found.length)));
  }
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    tables: page.map(({ table }) => table),
    next: found.length > limit && last ? `${last.part}.${cursorAfter(last.joinedAt, last.table.id)}` : null,
  };
}

interface Own {
  readonly part: Part;
  readonly joinedAt: number;
  readonly table: OwnTable;
}

async function ownPart(
  { db }: Store,
  account: string,
  part: Part,
  from: Cursor | null,
  limit: number,
): Promise<Own[]> {
  let query = db
    .selectFrom('table_people as mine')
    .innerJoin('tables', 'tables.id', 'mine.table_id')
    .selectAll('tables')
    .select('mine.joined_at')
    .where('mine.account_id', '=', account)
    .where('tables.status', 'in', parts[part]);
  if (from) {
    query = query.where((eb) =>
      eb(eb.refTuple('mine.joined_at', 'mine.table_id'), '<', eb.tuple(from.at, from.id)),
    );
  }
  const rows = await query
    .orderBy('mine.joined_at', 'desc')
    .orderBy('mine.table_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ part, joinedAt: row.joined_at, table: ownTable(recordOf(row), account) }));
}
