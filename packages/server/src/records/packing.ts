import type { Log } from '../operations/log.ts';
import { Refused } from '../refused.ts';
import { removeInputs } from '../store/remove-inputs.ts';
import type { Store } from '../store/store.ts';
import type { Archive } from './finished-match.ts';

interface Means extends Pick<Archive, 'store' | 'work' | 'now'> {
  readonly log: Log;
}

const mostAtOnce = 20;
/** In milliseconds: another node leaves it alone for so long, and this one too; twice as long with every try. */
const claimedFor = 300_000;
/** After some ten hours it will not work any more. */
const mostTries = 7;

/** Packs the logs of matches in real time that are over; tells how many. */
export async function packFinished(means: Means): Promise<number> {
  const { store, now } = means;
  const waiting = await store.db
    .selectFrom('matches')
    .select(['id', 'pack_tries as tries'])
    .where('pack_at', '<=', now())
    .orderBy('pack_at')
    .limit(mostAtOnce)
    .execute();
  for (const { id, tries } of waiting)
    if (await claim(store, id, tries, now()))
      await packLogOf(means, id).catch((error: unknown) => hasFailed(means, id, tries, error));
  return waiting.length;
}

/** It counts as tried from now on: even a node that did not survive it has. */
async function claim({ db }: Store, id: string, tries: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('matches')
    .set({ pack_at: now + claimedFor * 2 ** tries, pack_tries: tries + 1 })
    .where('id', '=', id)
    .where('pack_at', '<=', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** It is tried again when the claim is over; what cannot be packed can be read as it is, and is left so in the end. */
async function hasFailed({ store, log }: Means, id: string, tries: number, error: unknown): Promise<void> {
  const change = (changes: { readonly pack_at?: null; readonly pack_tries?: number }) =>
    store.db.updateTable('matches').set(changes).where('id', '=', id).execute();
  // the line of long work was full: that is no fault of the log
  if (error instanceof Refused && error.status === 503) await change({ pack_tries: tries });
  else if (tries + 1 < mostTries) log.warn({ err: error, match: id }, 'a log could not be packed yet');
  else {
    await change({ pack_at: null });
    log.error({ err: error, match: id }, 'a log could not be packed, and keeps its rows');
  }
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
  await db.updateTable('matches').set({ pack_at: null, pack_tries: 0 }).where('id', '=', id).execute();
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
