import type { OwnTable } from '@starboard/protocol';

/** How a match went for its owner, as a key of the app's texts. */
export function resultWords({ status, result, seat }: Pick<OwnTable, 'status' | 'result' | 'seat'>): string {
  if (status === 'open') return 'web.result.waiting';
  if (status === 'playing' || !result) return 'web.result.playing';
  if (result.kind === 'agreed') return 'web.result.agreed';
  const hasWon = seat !== null && result.outcome.winners.includes(seat);
  return hasWon ? 'web.result.won' : 'web.result.lost';
}

/** Which place its owner took; null where places were not dealt out. */
export function placeOf({ result, seat }: Pick<OwnTable, 'result' | 'seat'>): number | null {
  if (!result || result.kind === 'agreed' || seat === null) return null;
  return result.outcome.places[seat] ?? null;
}
