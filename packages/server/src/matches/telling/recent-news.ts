import type { Seat } from '@starboard/engine';
import { type Missed, type PictureNews, rememberedFor, type Taken } from '@starboard/host';
import type { LiveMatch } from '../room/live-match.ts';

/** What an entry of the log told: one record for all seats, since there are thousands of them a minute. */
interface Told {
  /** How many messages each seat had been told with it. */
  readonly told: readonly number[];
  /** As JSON: the same to all seats, or to each by itself. */
  readonly events: string | readonly string[];
}

const nothing = '[]';

/**
 * What the seats of a match in real time were told in the last minute or two: a player who was cut off for a moment
 * is told just what they have missed, and no table waits for the database meanwhile.
 */
export class RecentNews {
  /** All that each seat was told after so many messages is here. */
  #after: readonly number[] = [];
  /** A minute's entries at least, in two parts: the older is forgotten whole. */
  #older: readonly Told[] = [];
  #latest: Told[] = [];
  #latestSince = 0;

  /** From now on. */
  begin(live: LiveMatch): void {
    this.#latestSince = live.latestAt;
    this.#after = live.told.slice();
    this.#older = [];
    this.#latest = [];
  }

  add(live: LiveMatch, { entry, news }: Taken): void {
    // what was told before is undone for some: that is looked up in the log
    if (news.some((own) => own?.back)) return this.begin(live);
    if (live.latestAt - this.#latestSince >= rememberedFor) this.#forgetOlder(live.latestAt);
    const events = eventsTold(news, live.seats);
    if (events !== nothing) this.#latest.push({ told: entry.told, events });
  }

  /** What a seat has missed that was told so many messages; null where that is too long ago. */
  since(seat: Seat, known: number): Missed | null {
    const after = this.#after[seat];
    if (after === undefined || known < after) return null;
    const missed: string[] = [];
    for (const { told, events } of [...this.#older, ...this.#latest]) {
      const own = typeof events === 'string' ? events : (events[seat] ?? nothing);
      if ((told[seat] ?? 0) > known && own !== nothing) missed.push(own.slice(1, -1));
    }
    return { events: `[${missed.join()}]`, isWhole: false };
  }

  #forgetOlder(now: number): void {
    this.#latestSince = now;
    this.#after = this.#older.at(-1)?.told ?? this.#after;
    this.#older = this.#latest;
    this.#latest = [];
  }
}

/** What the seats were told of an entry, once for all of them where it is the same. */
function eventsTold(news: readonly (PictureNews | null)[], seats: number): Told['events'] {
  const first = news[0]?.events ?? nothing;
  for (let seat = 1; seat < seats; seat++)
    if ((news[seat]?.events ?? nothing) !== first)
      return news.slice(0, seats).map((own) => own?.events ?? nothing);
  return first;
}
