import type { Event } from '@starboard/alien-frontiers';
import type { Seat } from '@starboard/engine';
import type { GameEvent } from '../../../table/store/event-log.ts';

interface Highlight {
  readonly key: 'docked' | 'raided' | 'led';
  readonly seat: Seat;
  readonly count: number;
  /** Whose loss it was. */
  readonly from?: readonly Seat[];
}

/** What is worth telling of a match when it is over; a deed that no player did, or two did alike, is left out. */
export function highlightsOf(
  events: readonly GameEvent[],
  rounds: readonly (readonly number[])[],
  seats: number,
): Highlight[] {
  const docked = Array<number>(seats).fill(0);
  const raided = Array<number>(seats).fill(0);
  const robbed = raided.map(() => new Set<Seat>());
  for (const event of events as readonly Event[]) {
    if (event.type === 'docked') add(docked, event.seat, event.ships.length);
    if (event.type === 'tokensStolen') {
      add(raided, event.seat, event.fuel + event.ore);
      robbed[event.seat]?.add(event.from);
    }
  }
  const led = Array<number>(seats).fill(0);
  for (const scores of rounds) {
    const leader = most(scores);
    if (leader !== null) add(led, leader, 1);
  }
  const found = { docked, raided, led };
  return (['docked', 'raided', 'led'] as const).flatMap((key) => {
    const seat = most(found[key]);
    if (seat === null) return [];
    const from = key === 'raided' && { from: [...(robbed[seat] ?? [])].sort((a, b) => a - b) };
    return [{ key, seat, count: found[key][seat] ?? 0, ...from }];
  });
}

const add = (counts: number[], seat: Seat, more: number): void => {
  counts[seat] = (counts[seat] ?? 0) + more;
};

/** Who has most of it, alone. */
function most(counts: readonly number[]): Seat | null {
  const highest = Math.max(...counts);
  const who = counts.flatMap((count, seat) => (count === highest ? [seat] : []));
  return highest > 0 && who.length === 1 ? (who[0] ?? null) : null;
}
