import type { Seat } from '@starboard/engine';
import { type Missed, type PictureNews, rememberedFor } from '@starboard/host';
import type { LiveMatch } from '../room/live-match.ts';

/** What a seat was told, message by message. */
interface Told {
  readonly n: number;
  /** As JSON; there are some. */
  readonly events: string;
}

/** What one seat was told of late. */
interface Memory {
  /** All that it was told after the message with this number is here. */
  after: number;
  /** A minute's messages at least, in two parts: the older is forgotten whole. */
  older: readonly Told[];
  latest: Told[];
}

/**
 * What the seats of a match in real time were told in the last minute or two: a player who was cut off for a moment
 * is told just what they have missed, and no table waits for the database meanwhile.
 */
export class RecentNews {
  readonly #memories = new Map<Seat, Memory>();
  #latestSince = 0;

  /** From now on. */
  begin(live: LiveMatch): void {
    this.#latestSince = live.latestAt;
    for (let seat = 0; seat < live.seats; seat++)
      this.#memories.set(seat, { after: live.told[seat] ?? 0, older: [], latest: [] });
  }

  add(live: LiveMatch, news: readonly (PictureNews | null)[]): void {
    // what was told before is undone for some: that is looked up in the log
    if (news.some((own) => own?.back)) return this.begin(live);
    if (live.latestAt - this.#latestSince >= rememberedFor) this.#forgetOlder(live.latestAt);
    for (const [seat, { latest }] of this.#memories) {
      const { n, events } = news[seat] ?? {};
      if (n !== undefined && events !== undefined && events !== '[]') latest.push({ n, events });
    }
  }

  /** What a seat has missed that was told so many messages; null where that is too long ago. */
  since(seat: Seat, known: number): Missed | null {
    const memory = this.#memories.get(seat);
    if (!memory || known < memory.after) return null;
    const missed = [...memory.older, ...memory.latest].filter(({ n }) => n > known);
    return { events: `[${missed.map(({ events }) => events.slice(1, -1)).join()}]`, isWhole: false };
  }

  #forgetOlder(now: number): void {
    this.#latestSince = now;
    for (const memory of this.#memories.values()) {
      memory.after = memory.older.at(-1)?.n ?? memory.after;
      memory.older = memory.latest;
      memory.latest = [];
    }
  }
}
