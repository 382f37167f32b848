import { type AnyGame, type Match, restoreMatch, submit } from '@starboard/engine';
import type { StoredMatch } from './host-settings.ts';
import type { LogEntry } from './log/log-entry.ts';

/** A match as it is after the entries of its log that came since it was saved. */
export function matchAfter(
  game: AnyGame,
  { id, saved, savedSeq, seq }: Pick<StoredMatch, 'id' | 'saved' | 'savedSeq' | 'seq'>,
  since: readonly Pick<LogEntry, 'seq' | 'input'>[],
): Match {
  const match = restoreMatch(game, saved);
  const missing = since.filter((input) => input.seq > savedSeq && input.seq <= seq);
  if (missing.length !== seq - savedSeq) throw new Error(`inputs of match ${id} are missing`);
  for (const { input, seq: number } of missing) {
    if ('over' in input) continue;
    const result = 'takeback' in input ? null : submit(match, input);
    // the same rules took it before: a server is ended properly before its rules change, which saves all matches
    if (!result?.accepted) throw new Error(`input ${number} of match ${id} is refused by today’s rules`);
  }
  return match;
}
