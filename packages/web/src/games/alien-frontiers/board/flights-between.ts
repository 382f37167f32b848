import { facilities, lastCircle, relicIndex, territories, type View } from '@starboard/alien-frontiers';
import type { Way } from '../../../table/board/flights.ts';
import { colonyPlace, shipPlace } from './place.ts';

/** What has moved between two pictures of the table: ships to docks and colonies to the ground. */
export function flightsBetween(before: View, after: View): readonly Way[] {
  return [...dockedSince(before, after), ...landedSince(before, after)];
}

function dockedSince(before: View, after: View): Way[] {
  return facilities.flatMap((facility) => {
    const known = new Set(before.facilities[facility].ships.map(({ seat, ship }) => shipPlace(seat, ship)));
    return after.facilities[facility].ships
      .map(({ seat, ship }) => ({ seat, place: shipPlace(seat, ship) }))
      .filter(({ place }) => !known.has(place))
      .map(({ seat, place }) => ({ from: `hand:${seat}`, to: place }));
  });
}

function landedSince(before: View, after: View): Way[] {
  return territories.flatMap((territory) =>
    after.territories[territory].colonies.flatMap((count, seat) =>
      count > (before.territories[territory].colonies[seat] ?? 0)
        ? [{ from: launchedFrom(before, after, seat), to: colonyPlace(territory, seat) }]
        : [],
    ),
  );
}

/** From the Hub when the colony there is gone, else from the station that built it. */
function launchedFrom(before: View, after: View, seat: number): string {
  const hub = (view: View) => view.players[seat]?.hub ?? 0;
  if (hub(before) === lastCircle && hub(after) < lastCircle) return `hub:${seat}`;
  const isAt = (facility: 'colony-constructor' | 'terraforming-station') =>
    after.facilities[facility].ships.some((die) => die.seat === seat && die.ship !== relicIndex);
  return isAt('terraforming-station') ? 'facility:terraforming-station' : 'facility:colony-constructor';
}
