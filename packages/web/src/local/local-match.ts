import {
  type AnyGame,
  eventsFor,
  hearsClock,
  type Input,
  type Match,
  type Reason,
  reason,
  restoreMatch,
  savedAsIs,
  type Seat,
  submit,
  wakesAt,
} from '@starboard/engine';
import type { EarlyResult, FromServer, MatchResult } from '@starboard/protocol';
import { type KeptInput, type KeptTable, type LoggedInput, seatOfMe } from './kept-table.ts';
import { changed, nothing, type Picture, pictureOf } from './sections.ts';

type AnyEvent = { readonly type: string };
type News = Extract<FromServer, { readonly type: 'news' }>;

/** An input that was taken: what is to be written, and then what is to be told. */
export interface Taken {
  readonly kept: KeptTable;
  readonly entry: KeptInput;
  /** Null when nothing has changed for the player. */
  readonly news: News | null;
}

/** What happened while nobody looked. */
export interface Missed {
  readonly events: readonly AnyEvent[];
  /** Everything from the beginning, in place of what was told before. */
  readonly isWhole: boolean;
}

/** A match in memory. It takes inputs and knows what they change for the one who plays it. */
export class LocalMatch {
  readonly game: AnyGame;
  readonly seat: Seat;
  match: Match;
  /** Recent requests, so that saying a thing twice does it once. */
  readonly requests: Set<string>;
  kept: KeptTable;
  #picture: Picture;
  /** From when on time has passed at this table: while nobody looks, it stands still. */
  #since: number;

  constructor(game: AnyGame, kept: KeptTable, recent: readonly KeptInput[], now: number) {
    this.game = game;
    this.kept = kept;
    this.seat = seatOfMe(kept);
    this.match = restoreMatch(game, kept.saved);
    this.requests = new Set(recent.flatMap(({ request }) => (request === null ? [] : [request])));
    this.#picture = pictureOf(this.match, this.seat);
    this.#since = now;
  }

  get isTimed(): boolean {
    return hearsClock(this.game, this.match.table.position);
  }

  /** Milliseconds until the game wants to hear its clock; null when it does not. */
  wakesIn(now: number): number | null {
    const wake = wakesAt(this.game, this.match.table.position);
    return wake === null ? null : Math.max(0, wake - this.gameTime(now));
  }

  gameTime(now: number): number {
    return this.match.table.position.now + Math.max(0, Math.round(now - this.#since));
  }

  view(missed: Missed | null): FromServer {
    const { id, told } = this.kept;
    const sections = changed(nothing, this.#picture);
    return {
      type: 'view',
      table: id,
      n: told,
      viewer: this.seat,
      sections,
      missed: missed?.events ?? null,
      ...(missed?.isWhole && { isWhole: true }),
    };
  }

  /** Takes an input in memory; what is refused changes nothing. */
  take(input: Input, now: number, request: string | null): Taken | Reason {
    if (this.kept.result) return reason('engine.match-over');
    const stamped = this.isTimed && !('undo' in input) ? { ...input, at: this.gameTime(now) } : input;
    const result = submit(this.match, stamped);
    return result.accepted ? this.#taken(stamped, result.events, now, request) : result.reason;
  }

  /** Goes on from another position: the player has taken a move back. */
  goBack(to: number, match: Match, now: number, request: string): Taken | Reason {
    if (this.kept.result) return reason('engine.match-over');
    this.match = match;
    return this.#taken({ takeback: to }, [], now, request);
  }

  /** The player ends it. */
  endEarly(over: EarlyResult, now: number, request: string): Taken | Reason {
    if (this.kept.result) return reason('engine.match-over');
    return this.#taken({ over }, [], now, request);
  }

  #taken(input: LoggedInput, events: readonly AnyEvent[], now: number, request: string | null): Taken {
    this.#since = now;
    if (request !== null) this.requests.add(request);
    const { id } = this.kept;
    const seq = this.kept.seq + 1;
    const after = pictureOf(this.match, this.seat);
    const sections = changed(this.#picture, after);
    this.#picture = after;
    const seen = eventsFor(this.game, events, this.seat);
    const back = 'undo' in input ? 'step' : 'takeback' in input ? 'takeback' : null;
    const isNews = seen.length > 0 || Object.keys(sections).length > 0;
    const told = this.kept.told + (isNews ? 1 : 0);
    const result = 'over' in input ? this.#counted(input.over) : this.#playedResult();
    this.kept = {
      ...this.kept,
      seq,
      told,
      result,
      playedAt: now,
      finishedAt: result && now,
      saved: savedAsIs(this.match),
    };
    const seat = 'seat' in input ? input.seat : null;
    return {
      kept: this.kept,
      entry: { table: id, seq, at: now, seat, request, input, events, told },
      news: isNews
        ? { type: 'news', table: id, n: told, sections, events: seen, ...(back && { back }) }
        : null,
    };
  }

  #playedResult(): MatchResult | null {
    const { outcome } = this.match.table.position;
    return outcome && this.#counted({ kind: 'played', outcome });
  }

  #counted(result: MatchResult): MatchResult {
    const points = this.game.points?.(this.match.table.position.state);
    return points ? { ...result, points } : result;
  }
}
