import type { Event } from '@starboard/cosmic-encounter';
import type { EventLog } from '../../../table/store/event-log.ts';
import { type Chapter, chaptersOf } from '../ending/story.ts';
import { isTurn, numberOf } from '../words/log-story.ts';

/** The latest encounter that is over, as the log tells it; null before there is one. */
export function latestOver(log: EventLog): Chapter | null {
  let end: number | null = null;
  let at = log.length;
  for (const { event } of log.backwards()) {
    at--;
    if ((event as Event).type === 'encounterEnded') end ??= at;
    if (end === null || !isTurn(event)) continue;
    const events = Array.from(log.from(at), (entry) => entry.event).slice(0, end - at + 1);
    const [chapter] = chaptersOf(events);
    return chapter ? { ...chapter, number: numberOf(at, log) } : null;
  }
  return null;
}
