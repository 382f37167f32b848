import type { OwnTable, SeatHolder, TableDetail, TableSummary } from '@starboard/protocol';
import { isOver, seatOf, type TableRecord } from './table-record.ts';

/** What all visitors may know of a table; built from nothing, so that a new field of the record stays in the house. */
export const summaryOf = (table: TableRecord): TableSummary => ({
  id: table.id,
  status: table.status,
  game: table.game,
  seats: table.seats.map(holderShown),
  clock: table.clock,
  isPublic: table.isPublic,
  spectators: { allowed: table.spectators.allowed, delay: table.spectators.delay },
  host: table.owner,
  ...(table.isImported && { isImported: true }),
  createdAt: table.createdAt,
});

/** A table as one account sees it, or a visitor without one. */
export function detailFor(table: TableRecord, account: string | null): TableDetail {
  const seat = account === null ? null : seatOf(table, account);
  return {
    ...summaryOf(table),
    options: table.options,
    pauses: table.pauses,
    code: seat === null || isOver(table) ? null : table.code,
    version: table.version,
    seat,
    seedHash: table.seedHash,
    seed: table.status === 'finished' ? table.seed : null,
    result: table.result,
    endVotes: table.endVotes,
    // numbers of inputs would tell how often others were asked in secret
    takeback: table.takeback && {
      seat: table.takeback.seat,
      agreed: table.takeback.agreed,
      from: seat === null ? null : table.takeback.from,
      move: seat === null ? [] : (table.takeback.move ?? []),
    },
    dropped: seat === null ? null : table.dropped,
    rematch: table.rematch,
    startedAt: table.startedAt,
    finishedAt: table.finishedAt,
  };
}

export const ownTable = (table: TableRecord, account: string): OwnTable => ({
  ...summaryOf(table),
  seat: seatOf(table, account),
  result: table.result,
  startedAt: table.startedAt,
  finishedAt: table.finishedAt,
});

function holderShown(holder: SeatHolder): SeatHolder {
  switch (holder.kind) {
    case 'open':
      return { kind: 'open' };
    case 'bot':
      return { kind: 'bot', level: holder.level };
    case 'person':
      return {
        kind: 'person',
        account: holder.account,
        name: holder.name,
        isReady: holder.isReady,
        ...(holder.standIn !== undefined && { standIn: holder.standIn }),
        ...(holder.hasResigned && { hasResigned: true }),
      };
  }
}
