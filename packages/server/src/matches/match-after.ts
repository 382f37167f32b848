import { type AnyGame, type Match, restoreMatch, submit } from '@starboard/engine';
import type { StoredInput, StoredMatch } from '../store/match-store.ts';

/** A match as it is after the inputs that came since it was saved. */
export function matchAfter(
  game: AnyGame,
  { id, saved, savedSeq, seq }: Pick<StoredMatch, 'id' | 'saved' | 'savedSeq' | 'seq'>,
  since: readonly Pick<StoredInput, 'seq' | 'input'>[],
): Match {
  const match = restoreMatch(game, saved);
  const missing = since.filter((input) => input.seq > savedSeq && input.seq <= seq);
  if (missing.length !== seq - savedSeq) throw new Error(`inputs of match ${id} are missing`);
  for (const { input, seq: number } of missing) {
    if ('over' in input) continue;
    const result = 'takeback' in input ? null : submit(match, input);
    // the same rules took it before; whoever changes rules ends the server properly first, which saves all matches
    if (!result?.accepted) throw new Error(`input ${number} of match ${id} is refused by today’s rules`);
  }
  return match;
}
