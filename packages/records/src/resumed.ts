import { type AnyGame, equal, latestEvents } from '@starboard/engine';
import { RecordTrouble } from '@starboard/host';
import type { MatchFile } from './match-file.ts';
import { isAsRecorded, recordedEntry, type RecordedMatch, rerun } from './recorded-match.ts';
import { matchSavedIn } from './saved-position.ts';
import { verified } from './verified.ts';

export interface Resumed {
  readonly recorded: RecordedMatch;
  /** Whether today's rules lead from the start to where the match is. */
  readonly isRetold: boolean;
}

/** Takes up a match where it was saved; what led there is told again if today's rules still lead there. */
export function resumed(game: AnyGame, file: MatchFile): Resumed {
  if (!file.saved) return { recorded: verified(game, file), isRetold: true };
  const match = matchSavedIn(file, game);
  if (!match) throw new RecordTrouble('unsound');
  const told = retold(game, file);
  if (told && equal(told.match.position, match.position)) {
    return { recorded: { ...told, match }, isRetold: true };
  }
  // the file is older than something matches remember by now: played again, the match remembers it
  if (told && isAsRecorded(told.match, file)) return { recorded: told, isRetold: true };
  const log = file.inputs.map((input, index) => recordedEntry(index + 1, input, []));
  return { recorded: { beginning: file, match, dealt: latestEvents(match), log }, isRetold: false };
}

function retold(game: AnyGame, file: MatchFile): RecordedMatch | null {
  try {
    return rerun(game, file);
  } catch {
    return null;
  }
}
