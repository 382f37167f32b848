import type { Event, View } from '@starboard/cosmic-encounter';
import { abilityName } from '@starboard/cosmic-encounter/text';
import type { Message, Seat } from '@starboard/engine';
import type { Say } from '../../../language/say.ts';
import type { GameEvent } from '../../../table/store/event-log.ts';
import { chaptersOf } from './story.ts';

/** Who has won by what, in which encounter, and by which totals; null where the rules ended nothing. */
export function lastWord(events: readonly GameEvent[], view: View, say: Say): string | null {
  const ended = (events as readonly Event[]).findLast((event) => event.type === 'gameEnded');
  const last = chaptersOf(events).at(-1);
  if (!ended || !last || ended.winners.length === 0) return null;
  const { number, totals } = last;
  return say('web.ce.ending.last', {
    winners: ended.winners.map((seat) => winner(events as readonly Event[], view, seat)),
    count: ended.winners.length,
    number,
    hasTotals: totals ? 'yes' : 'no',
    offense: totals?.offense ?? 0,
    defense: totals?.defense ?? 0,
  });
}

/** With how many colonies; with too few of them, by the power that was used last. */
function winner(events: readonly Event[], { players, settings }: View, seat: Seat): Message {
  const count = players[seat]?.foreignColonies ?? 0;
  const used = events.findLast((event) => event.type === 'abilityAnnounced' && event.seat === seat);
  return count < settings.planets && used?.type === 'abilityAnnounced'
    ? { key: 'web.ce.ending.winner-by', params: { seat: { seat }, ability: abilityName(used.ability) } }
    : { key: 'web.ce.ending.winner', params: { seat: { seat }, count, needed: settings.planets } };
}
