import type { Archive } from './finished-match.ts';
import { removeInputs } from '../store/remove-inputs.ts';
import { Refused } from '../refused.ts';
import type { Store } from '../store/store.ts';

type Means = Pick<Archive, 'store' | 'work' | 'now'>;

const mostAtOnce = 20;
/** In milliseconds: another node leaves it alone for so long, and this one too where it has failed. */
const claimedFor = 300_000;

/** Packs the logs of matches in real time that are over; tells how many. */
export async function packFinished(means: Means): Promise<number> {
  const { store, now } = means;
  const waiting = await store.db
    .selectFrom('matches')
    .select('id')
    .where('pack_at', '<=', now())
    .orderBy('pack_at')
    .limit(mostAtOnce)
    .execute();
  for (const { id } of waiting)
    if (await claim(store, id, now())) await packLogOf(means, id).catch(unlessBusy);
  return waiting.length;
}

/** It is tried again when the claim is over. */
function unlessBusy(error: unknown): void {
  if (!(error instanceof Refused && error.status === 503)) throw error;
}

async function claim({ db }: Store, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('matches')
    .set({ pack_at: now + claimedFor })
    .where('id', '=', id)
    .where('pack_at', '<=', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ours, and no visitor's: it takes turns with those from everywhere. */
const asker = { who: 'packing', from: 'packing' };

/**
 * A log is packed by one statement, and only then do its rows go, a few at a time, so that no player's input waits for
 * long. A node that is killed in between leaves both: whichever is alive goes on from there.
 */
async function packLogOf(means: Means, id: string): Promise<void> {
  const { db } = means.store;
  const known = await db
    .selectFrom('packed_logs')
    .select('seq')
    .where('match_id', '=', id)
    .executeTakeFirst();
  await removeInputs(db, id, known?.seq ?? (await written(means, id)));
  await db.updateTable('matches').set({ pack_at: null }).where('id', '=', id).execute();
}

/** Writes the log as it is packed; gives the number of its last entry. */
async function written({ store, work }: Means, id: string): Promise<number> {
  const count = (await store.matches.seqs([id])).get(id) ?? 0;
  const row = await work.do<'pack'>({ kind: 'pack', match: id, count }, id, asker);
  await store.db
    .insertInto('packed_logs')
    .values({ match_id: id, ...row })
    .onConflict((conflict) => conflict.column('match_id').doNothing())
    .execute();
  return row.seq;
}
