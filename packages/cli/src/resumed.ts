import { equal, latestEvents } from '@starboard/engine';
import { gameById } from '@starboard/games';
import type { MatchFile } from './match-file.ts';
import { type RecordedMatch, rerun } from './recorded-match.ts';
import { matchSavedIn } from './saved-position.ts';
import { Trouble } from './trouble.ts';
import { verified } from './verified.ts';

export interface Resumed {
  readonly recorded: RecordedMatch;
  /** Whether today's rules lead from the start to where the match is. */
  readonly isRetold: boolean;
}

/** Takes up a match where it was saved; what led there is told again if today's rules still lead there. */
export function resumed(file: MatchFile, path: string): Resumed {
  const game = gameById(file.game);
  if (!file.saved || !game) return { recorded: verified(file, path), isRetold: true };
  const match = matchSavedIn(file, game);
  if (!match) throw new Trouble('cli.file.unsound', { file: path });
  const told = retold(file, path);
  const isRetold = told !== null && equal(told.match.table.position, match.table.position);
  const entries = isRetold ? told.entries : [{ seat: null, events: latestEvents(match) }];
  return { recorded: { beginning: file, match, inputs: [...file.inputs], entries }, isRetold };
}

function retold(file: MatchFile, path: string): RecordedMatch | null {
  try {
    return rerun(file, path);
  } catch {
    return null;
  }
}
