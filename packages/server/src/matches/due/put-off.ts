import type { Updateable } from 'kysely';
import type { Schema } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import type { LiveMatch } from '../room/live-match.ts';

/** Nothing is to be done before this, unless a player does something. */
export const putOff = (store: Store, live: LiveMatch, due: number | null): Promise<void> =>
  change(store, live, { due_at: due });

/** The same because a player holds it up, or no longer: a node that takes the match up knows who does. */
export const putOffByHold = (store: Store, live: LiveMatch, due: number | null): Promise<void> =>
  change(store, live, { due_at: due, clock_json: JSON.stringify(live.keptClocks) });

async function change(
  { db }: Store,
  { id, seq }: LiveMatch,
  changes: Updateable<Schema['matches']>,
): Promise<void> {
  await db.updateTable('matches').set(changes).where('id', '=', id).where('seq', '=', seq).execute();
}
