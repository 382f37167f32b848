import type { Seat } from '@starboard/engine';
import type { LeftAnswers } from '@starboard/host';
import type { Store } from '../../store/store.ts';

/** What each player of a table has left to be answered, as the database has it. */
export async function leftAt({ db }: Store, table: string): Promise<ReadonlyMap<Seat, string>> {
  const rows = await db
    .selectFrom('table_people')
    .select(['seat', 'left_json'])
    .where('table_id', '=', table)
    .where('left_json', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ seat, left_json }) => (left_json === null ? [] : [[seat, left_json]])));
}

/** Keeps what a seat has left now; false when it has been changed since it was read. */
export async function keepLeft(
  { db }: Store,
  table: string,
  seat: Seat,
  change: { readonly before: string | null; readonly after: LeftAnswers },
): Promise<boolean> {
  const { before, after } = change;
  const { numUpdatedRows } = await db
    .updateTable('table_people')
    .set({ left_json: JSON.stringify(after) })
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .where((is) => (before === null ? is('left_json', 'is', null) : is('left_json', '=', before)))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
