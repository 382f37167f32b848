import type { Event, View } from '@starboard/cosmic-encounter';
import type { Say } from '../../../language/say.ts';
import type { GameEvent } from '../../../table/store/event-log.ts';
import { chaptersOf } from './story.ts';

/** Who has won with how many colonies, in which encounter, and by which totals; null where the rules ended nothing. */
export function lastWord(events: readonly GameEvent[], { players }: View, say: Say): string | null {
  const ended = (events as readonly Event[]).findLast((event) => event.type === 'gameEnded');
  const last = chaptersOf(events).at(-1);
  if (!ended || !last || ended.winners.length === 0) return null;
  const { number, totals } = last;
  return say('web.ce.ending.last', {
    winners: ended.winners.map((seat) => ({
      key: 'web.ce.ending.winner',
      params: { seat: { seat }, count: players[seat]?.foreignColonies ?? 0 },
    })),
    count: ended.winners.length,
    number,
    hasTotals: totals ? 'yes' : 'no',
    offense: totals?.offense ?? 0,
    defense: totals?.defense ?? 0,
  });
}
