import { reason } from '@starboard/engine';
import { rowOf, type TableRecord } from '../lobby/table-record.ts';
import { Refused } from '../refused.ts';
import { saveSnapshot } from '../store/kysely-matches.ts';
import { removeInputs } from '../store/remove-inputs.ts';
import type { Store } from '../store/store.ts';
import type { ImportedInput } from './read-import.ts';

const megabyte = 1024 * 1024;
/** What one account may keep here of what it has brought: some two hundred usual matches. */
const mostKept = 32 * megabyte;

/** Refuses what an account has no room for any more. */
export async function checkRoom({ db }: Store, account: string, more: number): Promise<void> {
  const { kept } = await db
    .selectFrom('imports')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number | string>('bytes'), eb.lit(0)).as('kept'))
    .where('account_id', '=', account)
    .executeTakeFirstOrThrow();
  if (Number(kept) + more >= mostKept)
    throw new Refused(409, reason('server.record.no-room', { most: mostKept / megabyte }));
}

interface Beginning {
  readonly importer: string;
  readonly saved: string;
  readonly count: number;
  readonly bytes: number;
}

/** A line of `table_people` for an account that keeps the record and did not sit there. */
const noSeat = -1;

/** Until its last piece is written, the table is closed and belongs to no account. */
export async function beginImport(
  { db }: Store,
  table: TableRecord,
  { importer, saved, count, bytes }: Beginning,
): Promise<void> {
  const { id, game, createdAt } = table;
  await db.transaction().execute(async (all) => {
    await all
      .insertInto('tables')
      .values(rowOf({ ...table, status: 'closed' }))
      .execute();
    await all
      .insertInto('imports')
      .values({ table_id: id, account_id: importer, bytes, at: createdAt, is_whole: 0 })
      .execute();
    await all
      .insertInto('matches')
      .values({
        id,
        game,
        seq: count,
        told_json: untold(table),
        clock_json: null,
        due_at: null,
        rest_json: null,
        updated_at: createdAt,
        pack_at: null,
      })
      .execute();
    await saveSnapshot(all, id, count, saved);
  });
}

/** No viewer was told anything here, seats and spectators alike. */
const untold = ({ seats }: TableRecord): string => JSON.stringify([...seats.map(() => 0), 0]);

export async function keepInputs(
  { db }: Store,
  table: TableRecord,
  first: number,
  inputs: readonly ImportedInput[],
): Promise<void> {
  const told = untold(table);
  await db
    .insertInto('inputs')
    .values(
      inputs.map(({ seat, input, events }, index) => ({
        match_id: table.id,
        seq: first + index,
        at: table.createdAt,
        seat,
        request: null,
        made_by: null,
        input_json: input,
        events_json: events,
        told_json: told,
      })),
    )
    .execute();
}

interface Ending {
  readonly importer: string;
  /** When its log is to be packed; null: it stays as it is. */
  readonly packAt: number | null;
}

/** From now on the importer finds it, and others whom they give the link. */
export async function endImport(
  { db }: Store,
  { id, createdAt }: TableRecord,
  { importer, packAt }: Ending,
): Promise<void> {
  await db.transaction().execute(async (all) => {
    await all
      .insertInto('table_people')
      .values({ table_id: id, account_id: importer, seat: noSeat, orders_json: null, joined_at: createdAt })
      .execute();
    await all.updateTable('imports').set({ is_whole: 1 }).where('table_id', '=', id).execute();
    await all.updateTable('tables').set({ status: 'finished' }).where('id', '=', id).execute();
    await all.updateTable('matches').set({ pack_at: packAt }).where('id', '=', id).execute();
  });
}

/** Takes a match that was brought here away again: first out of sight, then piece by piece. */
export async function removeImport({ db }: Store, id: string): Promise<void> {
  await db.transaction().execute(async (all) => {
    await all.updateTable('tables').set({ status: 'closed' }).where('id', '=', id).execute();
    await all.updateTable('imports').set({ is_whole: 0 }).where('table_id', '=', id).execute();
    await all.deleteFrom('table_people').where('table_id', '=', id).execute();
  });
  const latest = await db.selectFrom('matches').select('seq').where('id', '=', id).executeTakeFirst();
  await removeInputs(db, id, latest?.seq ?? 0);
  await db.deleteFrom('tables').where('id', '=', id).execute();
}

/** Takes away what an account has brought here; refused where it is not theirs. */
export async function removeOwnImport(store: Store, id: string, account: string): Promise<void> {
  const own = await store.db
    .selectFrom('imports')
    .select('table_id')
    .where('table_id', '=', id)
    .where('account_id', '=', account)
    .where('is_whole', '=', 1)
    .executeTakeFirst();
  if (!own) throw new Refused(404, 'server.record.not-yours');
  await removeImport(store, id);
}

/** Longer than any import takes. */
const writtenFor = 600_000;
const mostAtOnce = 50;

/** Takes away what no account keeps any more, and what a node that ended has left half-written; tells how many. */
export async function sweepImports(store: Store, now: number): Promise<number> {
  const left = await store.db
    .selectFrom('imports')
    .select('table_id')
    .where((eb) =>
      eb.or([
        eb('account_id', 'is', null),
        eb.and([eb('is_whole', '=', 0), eb('at', '<', now - writtenFor)]),
      ]),
    )
    .limit(mostAtOnce)
    .execute();
  for (const { table_id } of left) await removeImport(store, table_id);
  return left.length;
}
