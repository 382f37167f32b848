import type { Seat } from '@starboard/engine';
import type { OwnTable } from '@starboard/protocol';

/** How a match went for its owner, as a key of the app's texts. */
export function resultWords({
  status,
  result,
  seat,
  isImported,
}: Pick<OwnTable, 'status' | 'result' | 'seat' | 'isImported'>): string {
  // no account's own, though one may have won it
  if (isImported) return 'web.result.imported';
  if (status === 'open') return 'web.result.waiting';
  if (status === 'playing' || !result) return 'web.result.playing';
  if (result.kind === 'agreed') return 'web.result.agreed';
  if (seat !== null && result.standIns?.includes(seat)) return 'web.result.stood-in';
  const hasWon = seat !== null && result.outcome.winners.includes(seat);
  return hasWon ? 'web.result.won' : 'web.result.lost';
}

interface Standing {
  readonly seat: Seat;
  readonly place: number | null;
  readonly points: number | null;
  /** A bot played for the seat's owner at the end. */
  readonly isStoodIn: boolean;
}

/** All players as the match left them, the best first. */
export function standings({ seats, result }: Pick<OwnTable, 'seats' | 'result'>): readonly Standing[] {
  const places = result && result.kind !== 'agreed' ? result.outcome.places : [];
  const all = seats.map((_, seat) => ({
    seat,
    place: places[seat] ?? null,
    points: result?.points?.[seat] ?? null,
    isStoodIn: result?.standIns?.includes(seat) ?? false,
  }));
  return all.sort((a, b) => (a.place ?? 0) - (b.place ?? 0) || (b.points ?? 0) - (a.points ?? 0));
}

/** Which place its owner took; null where places were not dealt out. */
export function placeOf({ result, seat }: Pick<OwnTable, 'result' | 'seat'>): number | null {
  if (!result || result.kind === 'agreed' || seat === null) return null;
  return result.outcome.places[seat] ?? null;
}
