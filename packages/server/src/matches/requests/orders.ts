import type { Json, Seat } from '@starboard/engine';
import type { Store } from '../../store/store.ts';

/** What each player of a table has told it to answer for them. */
export async function ordersAt({ db }: Store, table: string): Promise<ReadonlyMap<Seat, Json>> {
  const rows = await db
    .selectFrom('table_people')
    .select(['seat', 'orders_json'])
    .where('table_id', '=', table)
    .execute();
  return new Map(
    rows.flatMap(({ seat, orders_json }) =>
      orders_json === null ? [] : [[seat, JSON.parse(orders_json) as Json]],
    ),
  );
}
