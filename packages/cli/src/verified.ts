import { gameById } from '@starboard/games';
import { boardOf } from './boards/index.ts';
import type { MatchFile } from './match-file.ts';
import { BrokenRecord, isAsRecorded, type RecordedMatch, rerun } from './recorded-match.ts';
import { Trouble } from './trouble.ts';

/** Plays the whole file again and makes sure that the rules come to what it says; throws a sentence otherwise. */
export function verified(file: MatchFile, path: string): RecordedMatch {
  const recorded = rerunOf(file, path);
  if (!isAsRecorded(recorded, file)) throw new Trouble('cli.file.other-result', { file: path });
  return recorded;
}

function rerunOf(file: MatchFile, path: string): RecordedMatch {
  try {
    return rerun(file, path);
  } catch (error) {
    if (error instanceof Trouble) throw error;
    const game = gameById(file.game);
    if (error instanceof BrokenRecord && game) {
      const why = boardOf(game).text.reason(error.reason);
      throw new Trouble('cli.file.refused-input', { file: path, number: error.number, why });
    }
    throw new Trouble('cli.file.cannot-start', { file: path });
  }
}
