import type { Event, View } from '@starboard/alien-frontiers';
import type { Say } from '../../../language/say.ts';
import type { GameEvent } from '../../../table/store/event-log.ts';

/** The colony that ended the match; where the events do not tell, the round. */
export function lastWord(events: readonly GameEvent[], { round }: View, say: Say): string {
  const happened = events as readonly Event[];
  const hasEnded = happened.some(({ type }) => type === 'gameEnded');
  const landed = hasEnded && happened.findLast((event) => event.type === 'colonyLanded');
  if (!landed) return say('web.af.ending.round', { round });
  const to = say(`af.territory.${landed.territory}.to`);
  return say('web.af.ending.last', { seat: { seat: landed.seat }, to, round });
}
