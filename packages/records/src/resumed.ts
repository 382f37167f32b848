import { type AnyGame, equal, latestEvents } from '@starboard/engine';
import { RecordTrouble } from '@starboard/host';
import type { MatchFile } from './match-file.ts';
import { recordedEntry, type RecordedMatch, rerun } from './recorded-match.ts';
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
  const isRetold = told !== null && equal(told.match.position, match.position);
  if (isRetold) return { recorded: { ...told, match }, isRetold };
  const log = file.inputs.map((input, index) => recordedEntry(index + 1, input, []));
  return { recorded: { beginning: file, match, dealt: latestEvents(match), log }, isRetold };
}

function retold(game: AnyGame, file: MatchFile): RecordedMatch | null {
  try {
    return rerun(game, file);
  } catch {
    return null;
  }
}
