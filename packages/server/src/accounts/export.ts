import type { Account, AccountExport, MatchResult, TableStatus } from '@starboard/protocol';
import { findRow } from './account-rows.ts';
import type { Store } from '../store/store.ts';

/** Everything that is kept of an account, but for what proves whose it is. */
export async function exportAccount({ db }: Store, account: Account): Promise<AccountExport> {
  const row = await findRow(db, account.id);
  const devices = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'seen_at'])
    .where('account_id', '=', account.id)
    .orderBy('created_at')
    .execute();
  const tables = await db
    .selectFrom('table_people')
    .innerJoin('tables', 'tables.id', 'table_people.table_id')
    .select(['tables.id', 'game', 'status', 'seat', 'joined_at', 'finished_at', 'result_json'])
    .where('account_id', '=', account.id)
    .orderBy('joined_at')
    .execute();
  const chat = await db
    .selectFrom('chat_lines')
    .select(['table_id as table', 'at', 'text', 'phrase'])
    .where('account_id', '=', account.id)
    .orderBy('id')
    .execute();
  const mutes = await db
    .selectFrom('mutes')
    .select('muted_id')
    .where('account_id', '=', account.id)
    .orderBy('muted_id')
    .execute();
  const reports = await db
    .selectFrom('reports')
    .select(['table_id as table', 'at', 'reason'])
    .where('reporter_id', '=', account.id)
    .orderBy('at')
    .execute();
  return {
    account: { ...account, createdAt: row?.created_at ?? 0 },
    devices: devices.map(({ id, device, created_at, seen_at }) => ({
      id,
      device,
      createdAt: created_at,
      seenAt: seen_at,
    })),
    tables: tables.map(({ id, game, status, seat, joined_at, finished_at, result_json }) => ({
      id,
      game,
      status: status as TableStatus,
      seat,
      joinedAt: joined_at,
      finishedAt: finished_at,
      result: result_json === null ? null : (JSON.parse(result_json) as MatchResult),
    })),
    chat,
    muted: mutes.map(({ muted_id }) => muted_id),
    reports,
  };
}
