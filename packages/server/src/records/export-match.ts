import type { MatchResult } from '@starboard/protocol';
import type { MatchFile } from '@starboard/records';
import type { Asker } from '../log-work/work-line.ts';
import { Refused } from '../refused.ts';
import { type Archive, type FinishedMatch, nameOf } from './finished-match.ts';
import type { FileHead } from './match-file-text.ts';

/** A match that is over, as one file that any program can check and play again; compressed. */
export async function exportMatch(
  { store, work }: Archive,
  { table, beginning }: FinishedMatch,
  asker: Asker,
): Promise<Uint8Array> {
  const saved = await store.matches.savedText(table.id);
  if (!saved) throw new Refused(409, 'server.record.not-over');
  const head: FileHead = {
    game: table.game,
    ...beginning,
    ...(table.seedHash !== null && { seedHash: table.seedHash }),
    players: table.seats.map((holder) => (holder.kind === 'bot' ? holder.level : 'human')),
    names: table.seats.map(nameOf),
    ...endedEarly(table.result),
  };
  // before an end was written into the log, something could still be taken at another node: it does not belong here
  const job = {
    kind: 'file',
    match: table.id,
    game: table.game,
    beginning,
    head,
    saved: saved.saved,
    count: saved.seq,
  } as const;
  return work.do<'file'>(job, table.id, asker);
}

/** How players ended it, and nothing beside: a file knows no more. */
function endedEarly(result: MatchResult | null): Pick<MatchFile, 'result'> {
  if (!result || result.kind === 'played') return {};
  const { kind } = result;
  return { result: kind === 'agreed' ? { kind } : { kind, outcome: result.outcome } };
}
