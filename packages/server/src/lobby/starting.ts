import type { LobbyServices } from './lobby-services.ts';
import { isComplete } from './seating.ts';
import type { TableRecord } from './table-record.ts';

/** Deals the matches. */
export interface MatchStarter {
  /**
   * Deals the match of this table under the table's id. Where it has been dealt already, by another node or before
   * a crash, tells the hash of that seed and does nothing.
   */
  startMatchAt(table: TableRecord): Promise<{ readonly seedHash: string }>;
}

type Starting = Pick<LobbyServices, 'tables' | 'matches'>;

export const isStarting = ({ status, startedAt }: TableRecord): boolean =>
  status === 'open' && startedAt !== null;

/** Changes a table, and starts its match when nothing is missing any more. */
export async function changeAndStart(
  services: Starting & Pick<LobbyServices, 'now'>,
  id: string,
  change: (table: TableRecord) => TableRecord,
): Promise<TableRecord> {
  const table = await services.tables.change(id, (latest) => {
    const changed = change(latest);
    if (changed === latest || !isComplete(changed)) return changed;
    return { ...changed, startedAt: services.now() };
  });
  return isStarting(table) ? startMatch(services, table) : table;
}

/**
 * Deals, then tells all players that play has begun: the hash of the seed is out before the first card. A node that
 * dies in between leaves a table that any other can bring to its start.
 */
export async function startMatch({ tables, matches }: Starting, table: TableRecord): Promise<TableRecord> {
  const { seedHash } = await matches.startMatchAt(table);
  return tables.change(table.id, (latest) =>
    isStarting(latest) ? { ...latest, status: 'playing', seedHash } : null,
  );
}
