import type { RecordingHead } from '@starboard/host';
import type { Asker } from '../log-work/work-line.ts';
import { type Archive, type FinishedMatch, nameOf } from './finished-match.ts';

/** All that a match that is over is played again from: a `Recording` as JSON, compressed. */
export async function recording(
  { store, work }: Archive,
  { table, beginning }: FinishedMatch,
  asker: Asker,
): Promise<Uint8Array> {
  const { id, game, seats, result, startedAt, createdAt } = table;
  const count = (await store.matches.seqs([id])).get(id) ?? 0;
  const head: RecordingHead = {
    table: id,
    game,
    names: seats.map(nameOf),
    outcome: result && 'outcome' in result ? result.outcome : null,
    beginning,
    startedAt: startedAt ?? createdAt,
  };
  return work.do<'recording'>({ kind: 'recording', match: id, head, count }, id, asker);
}
