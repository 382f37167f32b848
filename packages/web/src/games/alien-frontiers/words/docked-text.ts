import { bay, type View } from '@starboard/alien-frontiers';
import type { Say } from '../../../language/say.ts';
import type { StationId } from '../board/place.ts';

/** Who is docked at a station, for those who hear it; nothing of an empty Maintenance Bay. */
export function dockedText(station: StationId, view: View, say: Say): string {
  if (station === bay)
    return view.players
      .flatMap(({ bay: { length: count } }, seat) =>
        count > 0 ? [say('web.af.text.waiting-of', { seat: { seat }, count })] : [],
      )
      .join(', ');
  const { ships, ports } = view.facilities[station];
  // every player has docks of their own there
  const each = station === 'colonist-hub' ? '-each' : '';
  const who = ships.map(({ seat, value }) => say('web.af.docked-one', { seat: { seat }, value }));
  return ships.length === 0
    ? say(`web.af.docked-none${each}`, { ports })
    : say(`web.af.docked${each}`, { who: who.join(', '), ports });
}
