import type { View } from '@starboard/alien-frontiers';
import type { Seat } from '@starboard/engine';

interface Standing {
  readonly seat: Seat;
  readonly place: number;
}

/** The seats in the order of their places; by points alone where the rules have given none. */
export function standings(
  { players }: Pick<View, 'players'>,
  places: readonly number[],
): readonly Standing[] {
  const scores = players.map(({ score }) => score);
  const scoreOf = (seat: Seat): number => scores[seat] ?? 0;
  return players
    .map((_, seat) => ({
      seat,
      place: places[seat] ?? 1 + scores.filter((score) => score > scoreOf(seat)).length,
    }))
    .toSorted((a, b) => a.place - b.place || scoreOf(b.seat) - scoreOf(a.seat));
}
