import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { type LogEntry, packLog, type PackedLog, rememberedRequests, unpackLog } from '@starboard/host';
import { logEntry } from './log-entry.ts';
import type { InputRow, PackedLogRow } from './schema.ts';

/** As many as the main thread asks for when a match that is over is taken up: it reads them in a millisecond or two. */
const latestEntries = rememberedRequests;

const settings = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    // as far back as any of it lies
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  },
};

const compressed = (entries: readonly LogEntry[]): Uint8Array =>
  brotliCompressSync(JSON.stringify(packLog(entries)), settings);

/** As much of a log as is in one piece of it. */
export const expanded = (piece: Uint8Array): readonly LogEntry[] =>
  unpackLog(JSON.parse(brotliDecompressSync(piece).toString()) as PackedLog) as readonly LogEntry[];

/** A whole log as it is packed. No request is made again after so long: only those of the latest entries are kept. */
export function packed(log: readonly LogEntry[]): Omit<PackedLogRow, 'match_id'> {
  const latest_after = Math.max(log.length - latestEntries, 0);
  const earlier = log.slice(0, latest_after).map((entry) => ({ ...entry, request: null }));
  return {
    seq: log.length,
    log: compressed(earlier),
    latest: compressed(log.slice(latest_after)),
    latest_after,
  };
}

/** A part of a log as it lies in the database. */
export interface StoredLog {
  /** Pieces that are packed, in order. */
  readonly packed: readonly Uint8Array[];
  /** What is not; rows of what is packed may still be among them. */
  readonly rows: readonly InputRow[];
}

export const nothingStored: StoredLog = { packed: [], rows: [] };

export function entriesIn({ packed: pieces, rows }: StoredLog): readonly LogEntry[] {
  const entries = pieces.flatMap(expanded);
  const last = entries.at(-1)?.seq ?? 0;
  return [...entries, ...rows.filter(({ seq }) => seq > last).map(logEntry)];
}

/** Those after a number, at most so many. */
export const entriesAfter = (
  entries: readonly LogEntry[],
  seq: number,
  limit: number,
): readonly LogEntry[] => {
  const start = Math.max(seq + 1 - (entries[0]?.seq ?? 1), 0);
  return entries.slice(start, start + limit);
};
