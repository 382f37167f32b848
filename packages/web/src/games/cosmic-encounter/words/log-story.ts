import type { Event } from '@starboard/cosmic-encounter';
import { cosmicEncounterText } from '@starboard/cosmic-encounter/text';
import type { GameText, Message, Seat } from '@starboard/engine';
import type { EventLog, GameEvent } from '../../../table/store/event-log.ts';

/**
 * What the log says of an event. Who meets whom is told by its headings, and an invitation to no player, or a card that
 * lies face down until all see it, is silence.
 */
export const eventText: GameText['event'] = (happened) =>
  isSilent(happened as Event) ? null : cosmicEncounterText.event(happened as Event);

function isSilent(event: Event): boolean {
  if (event.type === 'alliesInvited') return event.seats.length === 0;
  if (event.type === 'cardSelected') return event.card === null;
  return event.type === 'turnStarted' || event.type === 'encounterStarted' || event.type === 'defenseNamed';
}

/** Replays are marked where an encounter begins. */
export const isTurn = ({ type }: GameEvent): boolean => type === 'encounterStarted';

/** “Encounter 3: Mirror against Void”, as soon as it is known against whom. */
export function headingAt(happened: GameEvent, at: number, log: EventLog): Message | null {
  if (!isTurn(happened)) return null;
  const { seat } = happened as Extract<Event, { readonly type: 'encounterStarted' }>;
  const defense = defenseIn(log.from(at + 1));
  const params = { number: numberOf(at, log), seat: { seat } };
  return defense === null
    ? { key: 'web.ce.words.encounter', params }
    : { key: 'web.ce.words.encounter-against', params: { ...params, defense: { seat: defense } } };
}

/** Counted from the beginning of the match. */
export function numberOf(at: number, log: EventLog): number {
  let [number, index] = [1, 0];
  for (const { event } of log) {
    if (index++ === at) break;
    if (isTurn(event)) number++;
  }
  return number;
}

/** The last one named before the next encounter begins. */
function defenseIn(rest: Iterable<{ readonly event: GameEvent }>): Seat | null {
  let defense: Seat | null = null;
  for (const { event } of rest) {
    if (isTurn(event)) break;
    if (event.type === 'defenseNamed') defense = (event as Extract<Event, { type: 'defenseNamed' }>).seat;
  }
  return defense;
}
