import type { Seat } from '@starboard/engine';
import { latestEntries, stoodInFor, withPoints } from '@starboard/host';
import type { MatchResult } from '@starboard/protocol';
import type { Tables } from '../lobby/tables.ts';
import type { Store } from '../store/store.ts';
import type { LiveMatch } from './room/live-match.ts';

interface Ledger {
  readonly store: Store;
  readonly tables: Tables;
  readonly now: () => number;
}

/** Writes into the table how the match ended, and what the dice came from. */
export async function endMatch(
  { store, tables, now }: Ledger,
  live: LiveMatch,
  result: MatchResult,
): Promise<void> {
  const { seed } = live.match.position.random;
  const counted = withPoints(result, live.match);
  await store.matches.save(live.id, live.seq, live.saved());
  const latest = await store.matches.inputsAfter(live.id, live.seq - latestEntries, latestEntries);
  await tables.change(live.id, (before) =>
    before.status === 'playing'
      ? {
          ...before,
          status: 'finished',
          result: marked(counted, stoodInFor(before, counted, latest)),
          seed,
          takeback: null,
          dropped: null,
          finishedAt: now(),
        }
      : null,
  );
  await settle(store, live.id);
}

/** A result, and whose it is not though they sat there. */
const marked = (result: MatchResult, standIns: readonly Seat[]): MatchResult =>
  standIns.length > 0 ? { ...result, standIns } : result;

/** Nothing is ever due again there. */
export async function settle({ db }: Store, id: string): Promise<void> {
  await db.updateTable('matches').set({ due_at: null }).where('id', '=', id).execute();
}
