import type { View } from '@starboard/cosmic-encounter';
import type { Seat } from '@starboard/engine';

/** The seats in the order of their places; by foreign colonies alone where the rules have given none. */
export function standings(
  { players }: Pick<View, 'players'>,
  places: readonly number[],
): readonly { readonly seat: Seat; readonly place: number }[] {
  const colonies = players.map(({ foreignColonies }) => foreignColonies);
  const of = (seat: Seat): number => colonies[seat] ?? 0;
  return players
    .map((_, seat) => ({
      seat,
      place: places[seat] ?? 1 + colonies.filter((count) => count > of(seat)).length,
    }))
    .toSorted((a, b) => a.place - b.place || of(b.seat) - of(a.seat));
}
