import {
  type AnyGame,
  type Input,
  keepsTime,
  type Match,
  type Outcome,
  reason,
  savedAsIs,
  type Seat,
  submit,
  type Viewer,
  wakesAt,
} from '@starboard/engine';
import {
  type EarlyResult,
  eventsToldTo,
  isLive,
  type MatchResult,
  type TableNote,
} from '@starboard/protocol';
import { awake, type Rest, stoodBy } from '../clock/rest.ts';
import { dueOf, laterClocks, movedClocks, type Pace, startClocks } from '../clock/seat-clocks.ts';
import type { ClockState, LoadedMatch, LoggedInput, StoredInput } from '../store/match-store.ts';
import { EventTexts } from './event-texts.ts';
import { type Noted, notedAfter, nothingNoted } from './in-their-stead.ts';
import { matchAfter } from './match-after.ts';
import { RecentRequests } from './recent-requests.ts';
import { changed, nothing, type Picture, pictureOf, putAway, SectionTexts } from './sections.ts';
import type { AnyEvent, Back, Taken, Telling, Unfit } from './taken.ts';

interface LiveSettings {
  /** Inputs since the match was saved. */
  readonly since: readonly StoredInput[];
  readonly pace: Pace | null;
  /** Wall time of the latest input. */
  readonly latestAt: number;
  /** How long it has stood still since then. */
  readonly rest: Rest;
  /** Whether anybody watches without a seat. Their numbers are this node's own: who comes back sees everything anew. */
  readonly isSpectated: () => boolean;
}

/** The fewer, the more is written; the more, the longer it takes to take a match up again. */
const savedEvery = 16;

/** In milliseconds: how far the clocks of two nodes may be apart. */
export const clocksApart = 60_000;

/** How far back a repeated request is recognised. */
export const rememberedRequests = 256;

/**
 * A match in the memory of this node: what the database has, and perhaps what is just being written. It tells every
 * viewer what changed for them; each viewer's messages are numbered by themselves, so that nobody can count what
 * others were told.
 */
export class LiveMatch {
  readonly id: string;
  readonly game: AnyGame;
  readonly pace: Pace | null;
  match: Match;
  seq: number;
  /** Number of the input after which the match was saved. */
  savedSeq: number;
  told: number[];
  /** As they were after the latest input: what the match has stood still since is not in them. */
  clocks: ClockState;
  /** How long the match has stood still since the latest input. */
  rest: Rest;
  /** The same as the database has it. */
  restStored: string | null;
  /** Wall time of the latest input: where the game's own clock is counted from. */
  latestAt: number;
  /** How the players have ended it, if they have: then nothing comes after that. */
  over: EarlyResult | null;
  /** What everybody has been told of seats that are played for. */
  noted: Noted;
  readonly requests = new RecentRequests(rememberedRequests);
  /** Seats, then spectators. */
  readonly viewers: readonly Viewer[];
  readonly #pictures: (Picture | null)[];
  readonly #isSpectated: () => boolean;
  /** What lies behind a takeback cannot be reached by playing on from what was saved before it. */
  #hasGoneBack = false;

  constructor(
    game: AnyGame,
    stored: LoadedMatch,
    { since, pace, latestAt, rest, isSpectated }: LiveSettings,
  ) {
    this.id = stored.id;
    this.game = game;
    this.pace = pace;
    this.match = matchAfter(game, stored, since);
    this.savedSeq = stored.savedSeq;
    this.seq = stored.seq;
    this.told = [...stored.told];
    this.latestAt = latestAt;
    this.rest = rest;
    this.restStored = stored.rest;
    const latest = since.at(-1)?.input;
    this.over = latest && 'over' in latest ? latest.over : null;
    this.noted = since.reduce(notedAfter, nothingNoted);
    const fresh = startClocks(pace, this.seats);
    // what was stored before something was kept there is filled up
    this.clocks = stored.clock
      ? { ...fresh, ...stored.clock }
      : movedClocks(fresh, this.match, pace, latestAt);
    this.viewers = [...Array.from({ length: this.seats }, (_, seat) => seat), 'spectator'];
    this.#isSpectated = isSpectated;
    const pieces = new SectionTexts();
    this.#pictures = this.viewers.map((viewer) => this.#pictureNow(viewer, pieces));
  }

  get seats(): number {
    return this.match.position.seats;
  }

  get outcome(): Outcome | null {
    return this.match.position.outcome;
  }

  /** How it ended; null as long as it goes on. */
  get result(): MatchResult | null {
    return this.outcome ? { kind: 'played', outcome: this.outcome } : this.over;
  }

  picture(viewer: Viewer): Picture {
    return this.#pictures[this.indexOf(viewer)] ?? this.#pictureNow(viewer, new SectionTexts());
  }

  /** Once the players have ended it nobody is asked anything any more, whatever the rules would ask. */
  #pictureNow(viewer: Viewer, pieces: SectionTexts): Picture {
    const picture = pictureOf(this.match, viewer, pieces);
    return this.over ? putAway(picture) : picture;
  }

  indexOf(viewer: Viewer): number {
    return viewer === 'spectator' ? this.seats : viewer;
  }

  /** Milliseconds on the game's clock at a moment of ours. */
  gameTime(at: number): number {
    const passed = at - this.latestAt - stoodBy(this.rest, at);
    return this.match.position.now + Math.max(0, Math.round(passed));
  }

  /** What is ahead of our time was written before the machine's clock was set back: then time goes on from now. */
  begunBy(now: number): void {
    const ahead = this.latestAt - now;
    if (ahead <= clocksApart) return;
    this.latestAt -= ahead;
    this.clocks = laterClocks(this.clocks, -ahead);
  }

  /** Whether the game's own clock runs now. */
  get isTimed(): boolean {
    return keepsTime(this.match, isLive(this.pace));
  }

  /** Whether it stands still for want of people: no time runs, and nothing happens by itself. */
  get isResting(): boolean {
    return this.rest.since !== null;
  }

  /** When the game wants to hear its clock, in our time. */
  get wakesAt(): number | null {
    const wake = this.isResting ? null : wakesAt(this.match, isLive(this.pace));
    if (wake === null) return null;
    return this.latestAt + this.rest.stood + Math.max(0, wake - this.match.position.now);
  }

  /** The seats' clocks in our time, as if the match had not stood still but begun later. */
  get clocksNow(): ClockState {
    return laterClocks(this.clocks, this.rest.stood);
  }

  /** When the seat's time is up; null when it is not asked, or no time runs. */
  dueOf(seat: Seat): number | null {
    return this.isResting ? null : dueOf(this.clocksNow, this.match, this.pace, seat);
  }

  /** The input with the game's own time on it, in games that have one. */
  stamped(input: Input, at: number): Input {
    return this.isTimed && !('undo' in input) ? { ...input, at: this.gameTime(at) } : input;
  }

  /** Takes an input in memory, and tells a note before what comes of it; what is refused changes nothing. */
  take(input: Input, at: number, request: string | null, note: TableNote | null = null): Taken | Unfit {
    if (this.over) return { refused: reason('engine.match-over') };
    const result = submit(this.match, input);
    if (!result.accepted) return { refused: result.reason, ...(result.error && { error: result.error }) };
    return this.tell(input, note ? [note, ...result.events] : result.events, at, request);
  }

  /** Goes on from where it was before a move of the seat's, by agreement. */
  takeBack(to: number, match: Match, seat: Seat | null, at: number, request: string | null): Taken {
    this.match = match;
    this.#hasGoneBack = true;
    const notes: TableNote[] = seat === null ? [] : [{ type: 'table:taken-back', seat }];
    return this.tell({ takeback: to }, notes, at, request);
  }

  /** The players end it, unless it is over. */
  endEarly(over: EarlyResult, at: number, request: string | null): Taken | Unfit {
    if (this.result) return { refused: reason('engine.match-over') };
    this.over = over;
    const note: TableNote = { type: 'table:over', result: over };
    return this.tell({ over }, [note], at, request);
  }

  private tell(input: LoggedInput, events: readonly AnyEvent[], at: number, request: string | null): Taken {
    this.seq++;
    this.latestAt = at;
    const clocks = laterClocks(this.clocks, stoodBy(this.rest, at));
    this.rest = awake;
    if (this.pace) this.clocks = movedClocks(clocks, this.match, this.pace, at, input);
    const seat = 'seat' in input ? input.seat : null;
    this.noted = notedAfter(this.noted, { input, request, seat, events });
    if (request !== null) this.remember(request);
    const texts = new EventTexts(events);
    const back = 'undo' in input ? 'step' : 'takeback' in input ? 'takeback' : null;
    const tellings = this.#tellings(events, texts, back);
    return { input, events, eventsText: texts.all, tellings, told: this.told.slice() };
  }

  #tellings(events: readonly AnyEvent[], texts: EventTexts, back: Back | null): (Telling | null)[] {
    const pieces = new SectionTexts();
    return this.viewers.map((viewer, index) => {
      // nobody is there to be told, and whoever comes gets the whole picture
      if (viewer === 'spectator' && !this.#isSpectated()) {
        this.#pictures[index] = null;
        return null;
      }
      const seen = eventsToldTo(this.game, events, viewer);
      return this.#tellViewer(index, seen, this.#pictureNow(viewer, pieces), texts, back);
    });
  }

  #tellViewer(
    index: number,
    seen: readonly AnyEvent[],
    after: Picture,
    texts: EventTexts,
    back: Back | null,
  ): Telling | null {
    const sections = changed(this.#pictures[index] ?? nothing, after);
    this.#pictures[index] = after;
    // a log may have to be taken back where the picture has not changed
    if (sections === null && seen.length === 0 && back !== 'takeback') return null;
    const n = (this.told[index] ?? 0) + 1;
    this.told[index] = n;
    return { n, sections: sections ?? '{}', events: texts.of(seen), back };
  }

  remember(request: string): void {
    this.requests.add(request);
  }

  /** Whether so much has happened, or something of such weight, that it is time to save. */
  isWorthSaving(): boolean {
    return this.result !== null || this.#hasGoneBack || this.seq - this.savedSeq >= savedEvery;
  }

  /** What the match was after this input is in the database. */
  wasSaved(seq: number): void {
    this.savedSeq = seq;
    this.#hasGoneBack = false;
  }

  /** As it goes into the database. */
  saved(): string {
    return JSON.stringify(savedAsIs(this.match));
  }
}
