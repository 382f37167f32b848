import { bay, type View } from '@starboard/alien-frontiers';
import type { Say } from '../../language/say.ts';
import type { StationId } from './board/place.ts';

/** Who is docked at a station, for those who hear it; nothing of an empty Maintenance Bay. */
export function dockedText(station: StationId, view: View, say: Say): string {
  if (station === bay) {
    const waiting = view.players.reduce((sum, player) => sum + player.bay.length, 0);
    return waiting > 0 ? say('web.af.waiting', { count: waiting }) : '';
  }
  const { ships, ports } = view.facilities[station];
  const who = ships.map(({ seat, value }) => say('web.af.docked-one', { seat: { seat }, value }));
  return ships.length === 0
    ? say('web.af.docked-none', { ports })
    : say('web.af.docked', { who: who.join(', '), ports });
}
