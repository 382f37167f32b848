import type { Viewer } from '@starboard/engine';
import { seatOf, type TableRecord } from '../lobby/table-record.ts';
import { Refused } from '../refused.ts';

/** With whose eyes an account sees a table. */
export const viewerAt = (table: TableRecord, account: string): Viewer =>
  seatOf(table, account) ?? 'spectator';

/** Whether an account may watch at all: those who sit there may, and others where that was agreed. */
export function checkMayWatch(table: TableRecord, account: string): void {
  const why = whyNotWatch(table, account);
  if (why !== null) throw new Refused(403, why);
}

export function whyNotWatch(table: TableRecord, account: string): string | null {
  if (seatOf(table, account) !== null) return null;
  if (table.kicked.includes(account)) return 'server.table.kicked';
  return table.status === 'playing' && !table.spectators.allowed ? 'server.table.no-spectators' : null;
}
