import type { AnyGame } from '@starboard/engine';
import { RecordTrouble } from '@starboard/host';
import { seedHashOf } from './digest.ts';
import type { MatchFile } from './match-file.ts';
import { isAsRecorded, type RecordedMatch, rerun } from './recorded-match.ts';

/** Plays the whole file again and makes sure that the rules come to what it says; throws what is wrong otherwise. */
export function verified(game: AnyGame, file: MatchFile): RecordedMatch {
  checkSeedHash(file, file.seedHash);
  const recorded = rerun(game, file);
  if (!isAsRecorded(recorded.match, file)) throw new RecordTrouble('other-result');
  return recorded;
}

/** The seed must be the one that was promised, if one was. */
export function checkSeedHash({ seed }: MatchFile, promised: string | undefined): void {
  if (promised !== undefined && seedHashOf(seed) !== promised) throw new RecordTrouble('other-seed');
}
