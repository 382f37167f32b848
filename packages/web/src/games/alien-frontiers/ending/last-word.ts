import type { Event, View } from '@starboard/alien-frontiers';
import type { Say } from '../../../language/say.ts';
import type { GameEvent } from '../../../table/store/table-state.ts';

/** The colony that ended the match. */
export function lastWord(events: readonly GameEvent[], { round }: View, say: Say): string | null {
  const happened = events as readonly Event[];
  if (!happened.some(({ type }) => type === 'gameEnded')) return null;
  const landed = happened.findLast((event) => event.type === 'colonyLanded');
  if (!landed) return null;
  const to = say(`af.territory.${landed.territory}.to`);
  return say('web.af.ending.last', { seat: { seat: landed.seat }, to, round });
}
