import { equal } from '@starboard/engine';
import type { LogEntry } from '@starboard/host';
import { entriesIn, packed } from '../store/packed-log.ts';
import type { PackedLogRow } from '../store/schema.ts';
import type { LogReader } from './log-reader.ts';

/** They come through the main thread: a smaller piece holds nothing up there. */
const entriesAtOnce = 100;

/** A whole log as it is packed. Its rows go after that, so what was packed is read again and compared with them. */
export async function packMatch(log: LogReader, count: number): Promise<Omit<PackedLogRow, 'match_id'>> {
  const entries: LogEntry[] = [];
  while (entries.length < count) {
    const some = await log.after(entries.length, Math.min(entriesAtOnce, count - entries.length));
    if (some.length === 0) throw new Error(`entry ${entries.length + 1} is missing`);
    entries.push(...some);
  }
  const row = packed(entries);
  const again = entriesIn({ packed: [row.log, row.latest], rows: [] });
  const isAlike = again.every((entry, index) =>
    equal(entry, { ...entries[index], ...(entry.seq <= row.latest_after && { request: null }) }),
  );
  if (again.length !== count || !isAlike) throw new Error('what was packed is not what was there');
  return row;
}
