import { equal } from '@starboard/engine';
import { entriesIn, packed } from '../store/packed-log.ts';
import type { PackedLogRow } from '../store/schema.ts';
import { type LogReader, wholeOf } from './log-reader.ts';

/** They come through the main thread: a smaller piece holds nothing up there. */
const entriesAtOnce = 100;

/** A whole log as it is packed. Its rows go after that, so what was packed is read again and compared with them. */
export async function packMatch(log: LogReader, count: number): Promise<Omit<PackedLogRow, 'match_id'>> {
  const entries = await wholeOf(log, count, entriesAtOnce);
  const row = packed(entries);
  const again = entriesIn({ packed: [row.log, row.latest], rows: [] });
  const isAlike = again.every((entry, index) =>
    equal(entry, { ...entries[index], ...(entry.seq <= row.latest_after && { request: null }) }),
  );
  if (again.length !== count || !isAlike) throw new Error('what was packed is not what was there');
  return row;
}
