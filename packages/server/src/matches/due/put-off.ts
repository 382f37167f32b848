import type { Store } from '../../store/store.ts';
import type { LiveMatch } from '../room/live-match.ts';

/** Nothing is to be done before this, unless a player does something. */
export async function putOff({ db }: Store, { id, seq }: LiveMatch, due: number | null): Promise<void> {
  await db.updateTable('matches').set({ due_at: due }).where('id', '=', id).where('seq', '=', seq).execute();
}
