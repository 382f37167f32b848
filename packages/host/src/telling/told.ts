import type { AnyGame, Viewer } from '@starboard/engine';
import type { LogEntry, LoggedInput } from '../log/log-entry.ts';
import { stillCounting } from '../log/still-counting.ts';
import { eventsToldTo } from './table-note.ts';
import { type Back, joinedLists, type News } from './news.ts';
import type { AnyEvent } from '../taken.ts';

/** What a viewer has not been told. */
export interface Missed {
  /** As JSON. */
  readonly events: string;
  /** Everything from the beginning, in place of what the viewer was told before. */
  readonly isWhole: boolean;
}

/** What an input undoes of what was told before it. */
export const backOf = (input: LoggedInput): Back | null =>
  'undo' in input ? 'step' : 'takeback' in input ? 'takeback' : null;

/** What a viewer is told of an entry of the log; `n`: the number of that message. */
export const newsOf = (
  game: AnyGame,
  viewer: Viewer,
  { input, events }: LogEntry,
  n: number,
  sections: string,
): News => ({
  from: n,
  n,
  sections,
  events: JSON.stringify(eventsToldTo(game, events, viewer)),
  back: backOf(input),
  undoes: null,
});

/** What came with the new entries of a log; null where some of what the viewer was told before counts no more. */
export function missedSince(
  game: AnyGame,
  viewer: Viewer,
  log: readonly LogEntry[],
  isNew: (entry: LogEntry) => boolean,
): Missed | null {
  const seenIn = ({ events }: LogEntry) => eventsToldTo(game, events, viewer);
  const counting = stillCounting(log);
  const before = stillCounting(log.filter((entry) => !isNew(entry)));
  // what the viewer never saw may come and go: that it did is not theirs to know
  if (before.some((entry) => !counting.includes(entry) && seenIn(entry).length > 0)) return null;
  return { events: JSON.stringify(counting.filter(isNew).flatMap(seenIn)), isWhole: false };
}

/** All that a viewer may read of a log as far as it still counts; `dealt`: what happened before its first entry. */
export function everythingTold(
  game: AnyGame,
  viewer: Viewer,
  log: readonly LogEntry[],
  dealt: readonly AnyEvent[],
): Missed {
  const events = stillCounting(log).flatMap((entry) => entry.events);
  return { events: JSON.stringify(eventsToldTo(game, [...dealt, ...events], viewer)), isWhole: true };
}

/** The same with what came since, as JSON; null where some of what was told before counts no more. */
export function toldOn(
  game: AnyGame,
  viewer: Viewer,
  events: string,
  since: readonly Pick<LogEntry, 'input' | 'events'>[],
): string | null {
  if (since.some(({ input }) => backOf(input) !== null)) return null;
  return joinedLists(
    events,
    JSON.stringify(since.flatMap((entry) => eventsToldTo(game, entry.events, viewer))),
  );
}
