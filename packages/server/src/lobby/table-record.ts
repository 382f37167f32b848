import type { Json, Seat } from '@starboard/engine';
import { noAccount } from '@starboard/host';
import type {
  ClockPreset,
  DroppedRequest,
  MatchResult,
  Pauses,
  SeatHolder,
  SpectatorRule,
  TableStatus,
} from '@starboard/protocol';
import { goneName } from '../accounts/names.ts';
import type { TableRow } from '../store/schema.ts';

export type Person = Extract<SeatHolder, { readonly kind: 'person' }>;

/** A table as the server knows it. Every change makes a new record with the next version. */
export interface TableRecord {
  readonly id: string;
  /** Short code to tell others; null once the table is over. */
  readonly code: string | null;
  readonly status: TableStatus;
  readonly game: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly seats: readonly SeatHolder[];
  readonly clock: ClockPreset;
  readonly pauses: Pauses;
  readonly isPublic: boolean;
  readonly spectators: SpectatorRule;
  /** Account of the player who opened it, or took over when they left. */
  readonly owner: string;
  readonly version: number;
  readonly seedHash: string | null;
  readonly seed: string | null;
  readonly endVotes: readonly Seat[];
  /** Whose latest move is to be taken back, who has agreed, which input it leads back to, and from which. */
  readonly takeback: {
    readonly seat: Seat;
    readonly agreed: readonly Seat[];
    readonly to: number;
    readonly from: number;
    /** What every viewer could see of that move; missing in wishes from before it was kept. */
    readonly move?: readonly { readonly type: string }[];
  } | null;
  readonly dropped: DroppedRequest | null;
  /** The latest that was said about taking back and ending: what is said again is not done again. */
  readonly heard: readonly string[];
  readonly result: MatchResult | null;
  readonly rematch: string | null;
  readonly kicked: readonly string[];
  /** Brought here as a file: its names and its result are what that file says. */
  readonly isImported: boolean;
  readonly createdAt: number;
  readonly touchedAt: number;
  /** Set while the table is still open: the match is being dealt, and nothing may change any more. */
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
}

/** Stands for a person whose account is gone. */
export const nobody = { account: noAccount, name: goneName } as const;

export const isOver = ({ status }: TableRecord): boolean => status === 'finished' || status === 'closed';

/** Stands in the public list. */
export const isListed = ({ status, isPublic }: TableRecord): boolean => status === 'open' && isPublic;

export const personsAt = ({ seats }: Pick<TableRecord, 'seats'>): readonly Person[] =>
  seats.filter((holder): holder is Person => holder.kind === 'person' && holder.account !== nobody.account);

export function seatOf({ seats }: Pick<TableRecord, 'seats'>, account: string): Seat | null {
  const seat = seats.findIndex((holder) => holder.kind === 'person' && holder.account === account);
  return seat < 0 || account === nobody.account ? null : seat;
}

export const rowOf = (table: TableRecord): TableRow => ({
  id: table.id,
  // a code is free again when its table is over
  code: isOver(table) ? null : table.code,
  status: table.status,
  game: table.game,
  options_json: JSON.stringify(table.options),
  seats_json: JSON.stringify(table.seats),
  clock: table.clock,
  pauses: table.pauses,
  is_public: table.isPublic ? 1 : 0,
  spectators_allowed: table.spectators.allowed ? 1 : 0,
  spectators_delay: table.spectators.delay,
  host_id: table.owner,
  version: table.version,
  seed_hash: table.seedHash,
  seed: table.seed,
  end_votes_json: JSON.stringify(table.endVotes),
  takeback_json: table.takeback && JSON.stringify(table.takeback),
  dropped_json: table.dropped && JSON.stringify(table.dropped),
  heard_json: JSON.stringify(table.heard),
  result_json: table.result && JSON.stringify(table.result),
  rematch_id: table.rematch,
  kicked_json: JSON.stringify(table.kicked),
  is_imported: table.isImported ? 1 : 0,
  created_at: table.createdAt,
  touched_at: table.touchedAt,
  started_at: table.startedAt,
  finished_at: table.finishedAt,
});

export const recordOf = (row: TableRow): TableRecord => ({
  id: row.id,
  code: row.code,
  status: row.status as TableStatus,
  game: row.game,
  options: JSON.parse(row.options_json) as TableRecord['options'],
  seats: JSON.parse(row.seats_json) as TableRecord['seats'],
  clock: row.clock as ClockPreset,
  pauses: row.pauses as Pauses,
  isPublic: row.is_public === 1,
  spectators: { allowed: row.spectators_allowed === 1, delay: row.spectators_delay },
  owner: row.host_id,
  version: row.version,
  seedHash: row.seed_hash,
  seed: row.seed,
  endVotes: JSON.parse(row.end_votes_json) as TableRecord['endVotes'],
  takeback: row.takeback_json === null ? null : (JSON.parse(row.takeback_json) as TableRecord['takeback']),
  dropped: row.dropped_json === null ? null : (JSON.parse(row.dropped_json) as DroppedRequest),
  heard: JSON.parse(row.heard_json) as TableRecord['heard'],
  result: row.result_json === null ? null : (JSON.parse(row.result_json) as MatchResult),
  rematch: row.rematch_id,
  kicked: JSON.parse(row.kicked_json) as TableRecord['kicked'],
  isImported: row.is_imported === 1,
  createdAt: row.created_at,
  touchedAt: row.touched_at,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
});
