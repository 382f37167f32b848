import type { LobbyServices } from './lobby-services.ts';
import { isStarting, startMatch } from './starting.ts';

const day = 86_400_000;
/** Longer than any start takes. */
const startingTime = 15_000;
const mostAtOnce = 500;

/** Closes the open tables at which no player has been for a day; tells how many. */
export async function closeStale(
  { store, tables }: Pick<LobbyServices, 'store' | 'tables'>,
  now: number,
): Promise<number> {
  const stale = await store.db
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

/** Brings tables to their start whose node died on the way; tells how many. */
export async function startDelayed(
  services: Pick<LobbyServices, 'store' | 'tables' | 'matches'>,
  now: number,
): Promise<number> {
  const { store, tables } = services;
  const delayed = await store.db
    .selectFrom('tables')
    .select('id')
    .where('seed_hash', 'is', null)
    .where('started_at', '<', now - startingTime)
    .where('status', '=', 'open')
    .limit(mostAtOnce)
    .execute();
  for (const { id } of delayed) {
    const table = await tables.get(id);
    if (isStarting(table)) await startMatch(services, table);
  }
  return delayed.length;
}
