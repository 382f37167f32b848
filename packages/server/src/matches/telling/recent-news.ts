import type { Seat } from '@starboard/engine';
import { type Missed, type PictureNews, rememberedFor, type Taken } from '@starboard/host';
import type { LiveMatch } from '../room/live-match.ts';

/**
 * What an entry of the log told. There are thousands a minute, and nearly always it is one more message to each seat,
 * the same to all: then it is only what they were told, as JSON.
 */
type Told = string | { readonly told: readonly number[]; readonly events: readonly string[] };

const nothing = '[]';

/**
 * What the seats of a match in real time were told in the last minute or two: a player who was cut off for a moment
 * is told just what they have missed, and no table waits for the database meanwhile.
 */
export class RecentNews {
  /** How many messages each seat had been told before the older entries, before the latest, and with them. */
  #beforeOlder: readonly number[] = [];
  #beforeLatest: readonly number[] = [];
  #now: readonly number[] = [];
  /** A minute's entries at least, in two parts: the older is forgotten whole. */
  #older: readonly Told[] = [];
  #latest: Told[] = [];
  #latestSince = 0;

  /** From now on. */
  begin(live: LiveMatch): void {
    this.#latestSince = live.latestAt;
    this.#now = live.told.slice();
    this.#beforeLatest = this.#now;
    this.#beforeOlder = this.#now;
    this.#older = [];
    this.#latest = [];
  }

  add(live: LiveMatch, { entry, news }: Taken): void {
    // what was told before is undone for some: that is looked up in the log
    if (news.some((own) => own?.back)) return this.begin(live);
    if (live.latestAt - this.#latestSince >= rememberedFor) this.#forgetOlder(live.latestAt);
    this.#latest.push(toldBy(news.slice(0, live.seats), entry.told, this.#now));
    this.#now = entry.told;
  }

  /** What a seat has missed that was told so many messages; null where that is too long ago. */
  since(seat: Seat, known: number): Missed | null {
    let n = this.#beforeOlder[seat];
    if (n === undefined || known < n) return null;
    const missed: string[] = [];
    for (const each of [...this.#older, ...this.#latest]) {
      const isSame = typeof each === 'string';
      n = isSame ? n + 1 : (each.told[seat] ?? n);
      const events = isSame ? each : (each.events[seat] ?? nothing);
      if (n > known && events !== nothing) missed.push(events.slice(1, -1));
    }
    return { events: `[${missed.join()}]`, isWhole: false };
  }

  #forgetOlder(now: number): void {
    this.#latestSince = now;
    this.#beforeOlder = this.#beforeLatest;
    this.#beforeLatest = this.#now;
    this.#older = this.#latest;
    this.#latest = [];
  }
}

/** `news`: to each seat; `before`: how many messages each had been told by then. */
function toldBy(
  news: readonly (PictureNews | null)[],
  told: readonly number[],
  before: readonly number[],
): Told {
  const events = news[0]?.events ?? nothing;
  const isSame = news.every((own, seat) => own?.events === events && told[seat] === (before[seat] ?? 0) + 1);
  return isSame ? events : { told, events: news.map((own) => own?.events ?? nothing) };
}
