import type { Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { personsAt, seatOf, type TableRecord } from './table-record.ts';

/** Whose table it is: no account's once it has been closed without a match. */
const peopleOf = (table: TableRecord): readonly string[] =>
  table.status === 'closed' ? [] : personsAt(table).map(({ account }) => account);

export const peopleDiffer = (before: TableRecord, after: TableRecord): boolean =>
  String(peopleOf(before).map((id) => [id, seatOf(before, id)])) !==
  String(peopleOf(after).map((id) => [id, seatOf(after, id)]));

/** Keeps the list of who sits where, by which accounts find their tables. */
export async function updatePeople(
  db: Transaction<Schema>,
  before: TableRecord,
  after: TableRecord,
  now: number,
): Promise<void> {
  const people = peopleOf(after);
  const there = peopleOf(before);
  for (const gone of there.filter((account) => !people.includes(account))) {
    const heir = after.seats[seatOf(before, gone) ?? -1];
    const isHandedOver =
      heir?.kind === 'person' && people.includes(heir.account) && !there.includes(heir.account);
    if (isHandedOver) {
      await db
        .updateTable('table_people')
        .set({ account_id: heir.account })
        .where('table_id', '=', after.id)
        .where('account_id', '=', gone)
        .execute();
    } else {
      await db
        .deleteFrom('table_people')
        .where('table_id', '=', after.id)
        .where('account_id', '=', gone)
        .execute();
    }
  }
  if (people.length === 0) return;
  await db
    .insertInto('table_people')
    .values(
      people.map((account) => ({
        table_id: after.id,
        account_id: account,
        seat: seatOf(after, account) ?? 0,
        orders_json: null,
        joined_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['table_id', 'account_id']).doUpdateSet((row) => ({ seat: row.ref('excluded.seat') })),
    )
    .execute();
}
