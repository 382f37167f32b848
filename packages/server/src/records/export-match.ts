import type { MatchResult, SeatHolder } from '@starboard/protocol';
import { digestOf, longestName, type MatchFile, matchFormat } from '@starboard/records';
import { playedInputs } from '../store/match-store.ts';
import type { Store } from '../store/store.ts';
import { finishedMatch, firstInputs } from './finished-match.ts';

/** A match that is over, as one file that anybody can check and play again. */
export async function exportMatch(store: Store, id: string): Promise<MatchFile> {
  const { table, stored, beginning } = await finishedMatch(store, id);
  const { position } = stored.saved;
  // before an end was written into the log, something could still be taken at another node: it does not belong here
  const inputs = await firstInputs(store, id, stored.savedSeq);
  return {
    format: matchFormat,
    game: table.game,
    ...beginning,
    ...(table.seedHash !== null && { seedHash: table.seedHash }),
    players: table.seats.map((holder) => (holder.kind === 'bot' ? holder.level : 'human')),
    names: table.seats.map(nameOf),
    inputs: playedInputs(inputs),
    outcome: position.outcome,
    ...endedEarly(table.result),
    digest: digestOf(position),
  };
}

/** How players ended it; points are no news to whoever has the inputs. */
function endedEarly(result: MatchResult | null): Pick<MatchFile, 'result'> {
  if (!result || result.kind === 'played') return {};
  const { points: _, ...early } = result;
  return { result: early };
}

export function nameOf(holder: SeatHolder): string {
  switch (holder.kind) {
    case 'person':
      return holder.name.slice(0, longestName);
    case 'bot':
      return holder.level;
    case 'open':
      return '—';
  }
}
