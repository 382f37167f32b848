import type { Store } from '../store/store.ts';
import { isStarting, type MatchStarter, startMatch } from './starting.ts';
import type { Tables } from './tables.ts';

const day = 86_400_000;
/** Longer than any start takes. */
const startingTime = 15_000;
const mostAtOnce = 500;

export async function closeStale({ db }: Store, tables: Tables, now: number): Promise<number> {
  const stale = await db
    .selectFrom('tables')
    .select('id')
    .where('status', '=', 'open')
    .where('touched_at', '<', now - day)
    .where('started_at', 'is', null)
    .orderBy('touched_at')
    .limit(mostAtOnce)
    .execute();
  for (const { id } of stale) {
    await tables.change(id, (table) => {
      const isStale = table.status === 'open' && table.startedAt === null && table.touchedAt < now - day;
      return isStale ? { ...table, status: 'closed' } : null;
    });
  }
  return stale.length;
}

export async function startDelayed(
  { db }: Store,
  tables: Tables,
  matches: MatchStarter,
  now: number,
): Promise<number> {
  const delayed = await db
    .selectFrom('tables')
    .select('id')
    .where('seed_hash', 'is', null)
    .where('started_at', '<', now - startingTime)
    .where('status', '=', 'open')
    .limit(mostAtOnce)
    .execute();
  for (const { id } of delayed) {
    const table = await tables.get(id);
    if (isStarting(table)) await startMatch(tables, matches, table);
  }
  return delayed.length;
}
