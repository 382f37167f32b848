import type { Json, SavedMatch, Seat } from '@starboard/engine';
import {
  type Author,
  authorByRequest,
  type LogEntry,
  type MatchResult,
  rememberedFor,
  rememberedRequests,
  type SeatHolder,
} from '@starboard/host';
import type { OwnTable, TableDetail } from '@starboard/protocol';

/** The player on this device: there is one. */
export const me = 'me';

/** A table that is kept on this device: everything needed to go on with it. */
export interface KeptTable {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, Json>>;
  /** One of them is this device's player, the others are bots. */
  readonly seats: readonly SeatHolder[];
  readonly seed: string;
  readonly seedHash: string | null;
  /** Description of the position it began from, where that was not the usual start. */
  readonly start?: Readonly<Record<string, Json>>;
  /** What happened before the first input; missing at tables from before it was kept. */
  readonly dealt?: readonly { readonly type: string }[];
  /** Gone through for learning; not listed among the player's tables. */
  readonly isLesson: boolean;
  readonly createdAt: number;
  /** When the latest input was taken. */
  readonly playedAt: number;
  readonly finishedAt: number | null;
  readonly result: MatchResult | null;
  /** What the player has told the table to answer. */
  readonly orders: Json;
  /** How many inputs there have been, and what they led to. */
  readonly seq: number;
  readonly saved: SavedMatch;
  /** How many messages the player has been told. */
  readonly told: number;
}

/** An entry of a table's log as it is kept. */
export interface KeptInput extends Omit<LogEntry, 'by' | 'told'> {
  readonly table: string;
  /** Missing in entries from before it was kept. */
  readonly by?: Author;
  readonly told: number;
}

const entryOf = ({ by, told, ...kept }: KeptInput): LogEntry => ({
  ...kept,
  by: by ?? authorByRequest(kept),
  told: [told],
});

export const keptOf = (table: string, { told: [told = 0], ...entry }: LogEntry): KeptInput => ({
  ...entry,
  table,
  told,
});

/** Where tables are kept. */
export interface Shelf {
  all(): Promise<readonly KeptTable[]>;
  load(id: string): Promise<KeptTable | null>;
  create(table: KeptTable): Promise<void>;
  /** Writes inputs and what they led to, wholly; false where another tab was first with the first of their numbers. */
  append(table: KeptTable, inputs: readonly KeptInput[]): Promise<boolean>;
  /** Writes what is no input; false where inputs have come since. */
  change(table: KeptTable): Promise<boolean>;
  /** Inputs after a number, in order. */
  inputsAfter(id: string, seq: number): Promise<readonly KeptInput[]>;
  remove(id: string): Promise<void>;
}

/** The log of a table after a number; `upTo` the table as it was loaded, to which another tab may have added since. */
export const entriesAfter = async (
  shelf: Shelf,
  id: string,
  seq: number,
  upTo = Number.POSITIVE_INFINITY,
): Promise<readonly LogEntry[]> =>
  (await shelf.inputsAfter(id, seq)).filter((input) => input.seq <= upTo).map(entryOf);

/** The latest entries of a table's log: all by which a request that is made again is recognised. */
export async function recentEntries(
  shelf: Shelf,
  { id, seq }: Pick<KeptTable, 'id' | 'seq'>,
  count = rememberedRequests,
): Promise<readonly LogEntry[]> {
  const recent = await entriesAfter(shelf, id, seq - count, seq);
  const since = (recent.at(-1)?.at ?? 0) - rememberedFor;
  // in real time there are more of them within a minute
  const isEnough = count >= seq || (recent[0]?.at ?? 0) <= since;
  return isEnough ? recent : recentEntries(shelf, { id, seq }, 2 * count);
}

export const seatOfMe = ({ seats }: Pick<KeptTable, 'seats'>): Seat =>
  seats.findIndex(({ kind }) => kind === 'person');

/** A line in the list of tables on this device. */
export interface DeviceTable extends OwnTable {
  readonly playedAt: number;
}

const summaryOf = (kept: KeptTable) =>
  ({
    id: kept.id,
    status: kept.result ? 'finished' : 'playing',
    game: kept.game,
    seats: kept.seats,
    clock: 'none',
    isPublic: false,
    spectators: { allowed: false, delay: 0 },
    host: me,
    createdAt: kept.createdAt,
    seat: seatOfMe(kept),
    result: kept.result,
    startedAt: kept.createdAt,
    finishedAt: kept.finishedAt,
  }) as const;

export const deviceTable = (kept: KeptTable): DeviceTable => ({
  ...summaryOf(kept),
  playedAt: kept.playedAt,
});

/** A table of this device as any table is told. */
export const detailOf = (kept: KeptTable): TableDetail => ({
  ...summaryOf(kept),
  options: kept.options,
  pauses: 'natural',
  code: null,
  version: kept.seq,
  seedHash: kept.seedHash,
  seed: kept.result ? kept.seed : null,
  endVotes: [],
  takeback: null,
  dropped: null,
  rematch: null,
});
