import type { AnyGame } from '@starboard/engine';
import type { Beginning } from './beginning.ts';
import { type GoneBackTo, LogPlayer, type Moment } from './log-player.ts';

const mostBytes = 32 * 1024 * 1024;
/** Inputs between two moments at first: playing so many takes some milliseconds. */
const firstInterval = 200;

/** Moments of logs that were played, to go on from; those of the match that was asked for longest ago go first. */
export class KeptMoments {
  readonly #most: number;
  readonly #matches = new Map<string, MatchMoments>();

  constructor(most = mostBytes) {
    this.#most = most;
  }

  of(match: string): MatchMoments {
    const moments = this.#matches.get(match) ?? new MatchMoments(this.#most / 4);
    this.#matches.delete(match);
    this.#matches.set(match, moments);
    this.#makeRoom(moments);
    return moments;
  }

  #makeRoom(present: MatchMoments): void {
    let bytes = [...this.#matches.values()].reduce((sum, moments) => sum + moments.bytes, 0);
    for (const [match, moments] of this.#matches) {
      if (bytes <= this.#most || moments === present) return;
      bytes -= moments.bytes;
      this.#matches.delete(match);
    }
  }
}

/** What is kept of one match's log. */
export class MatchMoments {
  readonly #most: number;
  #interval = firstInterval;
  /** Every so many inputs. */
  readonly #regular = new Map<number, string>();
  /** Wherever the log goes back to. */
  readonly #targets = new Map<number, string>();
  #bytes = 0;
  /** The first input that today's rules no longer tell alike, once it is known. */
  differsAt: number | null = null;
  /** Where the log goes back to, once it is known and can change no more. */
  goneBackTo: GoneBackTo | null = null;

  /** `most`: in bytes. */
  constructor(most = mostBytes) {
    this.#most = most;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Plays on from the latest moment that is not after a number. */
  playerBefore(game: AnyGame, beginning: Beginning, back: GoneBackTo, number: number): LogPlayer {
    const moment = [...this.#regular.keys()]
      .filter((kept) => kept <= number && this.#knowsAllBefore(kept, back))
      .reduce((latest, kept) => Math.max(latest, kept), 0);
    const saved = this.#regular.get(moment);
    if (saved === undefined) return LogPlayer.atStart(game, beginning, back);
    return LogPlayer.from(game, { number: moment, saved }, back, this.#stillGoneBackTo(moment, back));
  }

  keep(player: LogPlayer, back: GoneBackTo): void {
    const { number } = player.latest;
    if ((back.get(number) ?? 0) > number && !this.#targets.has(number))
      this.#add(this.#targets, player.moment);
    if (number === 0 || number % this.#interval !== 0 || this.#regular.has(number)) return;
    this.#add(this.#regular, player.moment);
    if (this.#bytes > this.#most) this.#thinOut();
  }

  #add(kept: Map<number, string>, { number, saved }: Moment): void {
    kept.set(number, saved);
    this.#bytes += saved.length;
  }

  #thinOut(): void {
    this.#interval *= 2;
    for (const [number, saved] of this.#regular) {
      if (number % this.#interval === 0) continue;
      this.#regular.delete(number);
      this.#bytes -= saved.length;
    }
  }

  #knowsAllBefore(number: number, back: GoneBackTo): boolean {
    return [...back].every(([to, last]) => to >= number || last <= number || this.#targets.has(to));
  }

  #stillGoneBackTo(number: number, back: GoneBackTo): readonly Moment[] {
    return [...this.#targets]
      .filter(([to]) => to < number && (back.get(to) ?? 0) > number)
      .map(([to, saved]) => ({ number: to, saved }));
  }
}
