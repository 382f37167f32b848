import {
  type AnyGame,
  type Input,
  keepsTime,
  type Match,
  type Reason,
  reason,
  restoreMatch,
  savedAsIs,
  type Seat,
  submit,
  wakesAt,
} from '@starboard/engine';
import { eventsToldTo } from '@starboard/host';
import type { EarlyResult, FromServer, MatchResult, TableNote } from '@starboard/protocol';
import { type KeptInput, type KeptTable, type LoggedInput, seatOfMe } from './kept-table.ts';
import { changed, nothing, type Picture, pictureOf } from './sections.ts';
import { type Missed, type News, newsOf } from './told-since.ts';

type AnyEvent = { readonly type: string };

/** On the device nobody plays against a clock. */
const isPlayedLive = false;

/** An input that was taken: what is to be written, and then what is to be told. */
export interface Taken {
  readonly kept: KeptTable;
  readonly entry: KeptInput;
  /** Null when nothing has changed for the player. */
  readonly news: News | null;
}

/** A match in memory. It takes inputs and knows what they change for the one who plays it. */
export class LocalMatch {
  readonly game: AnyGame;
  readonly seat: Seat;
  match: Match;
  /** Recent requests, so that saying a thing twice does it once. */
  readonly requests: Set<string>;
  kept: KeptTable;
  picture: Picture;
  /** From when on time has passed at this table: while nobody looks, it stands still. */
  #since: number;

  constructor(game: AnyGame, kept: KeptTable, recent: readonly KeptInput[], now: number) {
    this.game = game;
    this.kept = kept;
    this.seat = seatOfMe(kept);
    this.match = restoreMatch(game, kept.saved);
    this.requests = new Set(recent.flatMap(({ request }) => (request === null ? [] : [request])));
    this.picture = pictureOf(this.match, this.seat, kept.result !== null);
    this.#since = now;
  }

  get isTimed(): boolean {
    return keepsTime(this.match, isPlayedLive);
  }

  /** Milliseconds until the game wants to hear its clock; null when it does not. */
  wakesIn(now: number): number | null {
    const wake = wakesAt(this.match, isPlayedLive);
    return wake === null ? null : Math.max(0, wake - this.gameTime(now));
  }

  gameTime(now: number): number {
    return this.match.position.now + Math.max(0, Math.round(now - this.#since));
  }

  view(missed: Missed | null): FromServer {
    const { id, told } = this.kept;
    const sections = changed(nothing, this.picture);
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
    const note: TableNote = { type: 'table:taken-back', seat: this.seat };
    return this.#taken({ takeback: to }, [note], now, request);
  }

  /** The player ends it. */
  endEarly(over: EarlyResult, now: number, request: string): Taken | Reason {
    if (this.kept.result) return reason('engine.match-over');
    const note: TableNote = { type: 'table:over', result: over };
    return this.#taken({ over }, [note], now, request);
  }

  #taken(input: LoggedInput, events: readonly AnyEvent[], now: number, request: string | null): Taken {
    this.#since = now;
    if (request !== null) this.requests.add(request);
    const { id } = this.kept;
    const after = pictureOf(this.match, this.seat, 'over' in input);
    const sections = changed(this.picture, after);
    this.picture = after;
    const isNews = eventsToldTo(this.game, events, this.seat).length > 0 || Object.keys(sections).length > 0;
    const seq = this.kept.seq + 1;
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
    const entry: KeptInput = { table: id, seq, at: now, seat, request, input, events, told };
    return { kept: this.kept, entry, news: isNews ? newsOf(this.game, this.kept, entry, sections) : null };
  }

  #playedResult(): MatchResult | null {
    const { outcome } = this.match.position;
    return outcome && this.#counted({ kind: 'played', outcome });
  }

  #counted(result: MatchResult): MatchResult {
    const points = this.game.points?.(this.match.position.state);
    return points ? { ...result, points } : result;
  }
}
