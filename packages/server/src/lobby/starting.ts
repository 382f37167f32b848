import type { TableRecord } from './table-record.ts';
import type { Tables } from './tables.ts';

/** Whoever deals the matches. */
export interface MatchStarter {
  /**
   * Deals the match of this table under the table's id. Where it has been dealt already, by another node or before
   * a crash, tells the hash of that seed and does nothing.
   */
  startMatchAt(table: TableRecord): Promise<{ readonly seedHash: string }>;
}

export const isStarting = ({ status, startedAt }: TableRecord): boolean =>
  status === 'open' && startedAt !== null;

/**
 * Deals, then tells everybody that play has begun: the hash of the seed is out before the first card. A node that
 * dies in between leaves a table that any other can bring to its start.
 */
export async function startMatch(
  tables: Tables,
  matches: MatchStarter,
  table: TableRecord,
): Promise<TableRecord> {
  const { seedHash } = await matches.startMatchAt(table);
  return tables.change(table.id, (latest) =>
    isStarting(latest) ? { ...latest, status: 'playing', seedHash } : null,
  );
}
