import type { Kysely } from 'kysely';
import type { StoredLog } from './packed-log.ts';
import type { InputRow, Schema } from './schema.ts';

/**
 * Entries of a log after a number, in order. Rows are looked for first: they go in their order, and only after what they
 * held has been packed, so what is missing among them is there by then.
 */
export async function logAfter(
  db: Kysely<Schema>,
  id: string,
  seq: number,
  limit: number,
): Promise<StoredLog> {
  const rows = await db
    .selectFrom('inputs')
    .selectAll()
    .where('match_id', '=', id)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(limit)
    .execute();
  const isWhole = rows[0]?.seq === Math.max(seq, 0) + 1;
  return { rows, packed: isWhole ? [] : await piecesAfter(db, id, seq) };
}

async function piecesAfter(db: Kysely<Schema>, id: string, seq: number): Promise<readonly Uint8Array[]> {
  const row = await db
    .selectFrom('packed_logs')
    .select('latest')
    .select((eb) => eb.case().when('latest_after', '>', seq).then(eb.ref('log')).end().as('log'))
    .where('match_id', '=', id)
    .where('seq', '>', seq)
    .executeTakeFirst();
  if (!row) return [];
  return row.log === null ? [row.latest] : [row.log, row.latest];
}

/** Where entries lie that go back to an earlier one; others may be among them. */
export async function takebacksOf(db: Kysely<Schema>, id: string): Promise<StoredLog> {
  const rows: InputRow[] = await db
    .selectFrom('inputs')
    .selectAll()
    .where('match_id', '=', id)
    .where('input_json', 'like', '{"takeback":%')
    .orderBy('seq')
    .execute();
  return { rows, packed: await piecesAfter(db, id, 0) };
}
