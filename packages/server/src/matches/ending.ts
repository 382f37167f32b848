import { type AnyGame, isInRealTime, type Seat } from '@starboard/engine';
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
export async function endMatch(ledger: Ledger, live: LiveMatch, result: MatchResult): Promise<void> {
  const { store, tables, now } = ledger;
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
  await settle(ledger, live.id, live.game);
}

/** A result, and whose it is not though they sat there. */
const marked = (result: MatchResult, standIns: readonly Seat[]): MatchResult =>
  standIns.length > 0 ? { ...result, standIns } : result;

/** Nothing is ever due again there, but that a long log is packed. */
export async function settle(
  { store, now }: Pick<Ledger, 'store' | 'now'>,
  id: string,
  game: AnyGame,
): Promise<void> {
  await store.db
    .updateTable('matches')
    .set({ due_at: null, ...(isInRealTime(game) && { pack_at: now() }) })
    .where('id', '=', id)
    .execute();
}
