import type { View } from '@starboard/cosmic-encounter';
import type { Seat } from '@starboard/engine';

/** Where ships can be seen: a planet by its number, a technology by its owner's counting. */
export type ShipPlace = number | 'gate' | 'zone' | 'warp' | `tech:${number}` | 'away';

/** Ships of one seat that went from one place to another. */
export interface ShipMove {
  readonly seat: Seat;
  readonly count: number;
  readonly from: ShipPlace;
  readonly to: ShipPlace;
  /** The seat had no ships there before. */
  readonly isFirst: boolean;
}

/** How many ships the seat has at each place. */
function shipsOf({ planets, players, encounter }: View, seat: Seat): Map<ShipPlace, number> {
  const found = new Map<ShipPlace, number>();
  const put = (place: ShipPlace, count: number) => found.set(place, count);
  for (const [planet, { ships }] of planets.entries()) put(planet, ships[seat] ?? 0);
  put('gate', encounter?.gate[seat] ?? 0);
  put('zone', encounter?.zone[seat] ?? 0);
  put('warp', players[seat]?.inWarp ?? 0);
  put('away', players[seat]?.removed ?? 0);
  for (const [index, { ships }] of (players[seat]?.techs ?? []).entries()) put(`tech:${index}`, ships);
  return found;
}

/** What moved between two views: places that lost ships, matched with places that got some. */
export function shipsMoved(before: View, after: View): readonly ShipMove[] {
  if (before.players.length !== after.players.length) return [];
  return [...after.players.keys()].flatMap((seat) =>
    movesOf(shipsOf(before, seat), shipsOf(after, seat), seat),
  );
}

function movesOf(before: Map<ShipPlace, number>, after: Map<ShipPlace, number>, seat: Seat): ShipMove[] {
  const places = [...new Set([...before.keys(), ...after.keys()])];
  const changes = places.map((place) => ({ place, by: (after.get(place) ?? 0) - (before.get(place) ?? 0) }));
  const gained = changes.filter(({ by }) => by > 0).map((change) => ({ ...change }));
  const moves: ShipMove[] = [];
  for (const { place, by } of changes.filter((change) => change.by < 0)) {
    let left = -by;
    for (const goal of gained) {
      const count = Math.min(left, goal.by);
      if (count === 0) continue;
      moves.push({ seat, count, from: place, to: goal.place, isFirst: (before.get(goal.place) ?? 0) === 0 });
      goal.by -= count;
      left -= count;
    }
  }
  return moves;
}
