import {
  type AnyGame,
  eventsFor,
  hearsClock,
  type Input,
  type Match,
  type Outcome,
  type Reason,
  savedAsIs,
  submit,
  type Viewer,
  wakesAt,
} from '@starboard/engine';
import { movedClocks, type Pace, startClocks } from '../clock/seat-clocks.ts';
import type { ClockState, LoggedInput, StoredInput, StoredMatch } from '../store/match-store.ts';
import { matchAfter } from './match-after.ts';
import { changed, nothing, type Picture, pictureOf } from './sections.ts';

type AnyEvent = { readonly type: string };

/** What one viewer is told of an input. Texts are JSON. */
export interface Telling {
  readonly n: number;
  readonly sections: string;
  readonly events: string;
}

export interface Taken {
  /** As it goes into the log: stamped with the game's time where that counts. */
  readonly input: LoggedInput;
  readonly events: readonly AnyEvent[];
  /** The same as JSON. */
  readonly eventsText: string;
  /** By viewer, seats first, then spectators; null for whom nothing has changed. */
  readonly tellings: readonly (Telling | null)[];
  /** How many messages each viewer has been told by then. */
  readonly told: readonly number[];
}

/** `error` only when the rules themselves failed. */
export interface Unfit {
  readonly refused: Reason;
  readonly error?: Error;
}

interface LiveSettings {
  /** Inputs since the match was saved. */
  readonly since: readonly StoredInput[];
  readonly pace: Pace | null;
  /** Wall time of the latest input. */
  readonly latestAt: number;
  /** Whether anybody watches without a seat. Their numbers are this node's own: who comes back sees everything anew. */
  readonly isSpectated: () => boolean;
}

/** Most events are the same for everybody: their text is made once. */
class AlikeEvents {
  /** The text of all of them, which only the log has. */
  readonly all: string;
  #events: readonly AnyEvent[];
  #text: string;

  constructor(events: readonly AnyEvent[]) {
    this.all = JSON.stringify(events);
    this.#events = events;
    this.#text = this.all;
  }

  textOf(events: readonly AnyEvent[]): string {
    const isAlike =
      events.length === this.#events.length && events.every((event, index) => event === this.#events[index]);
    if (!isAlike) {
      this.#events = events;
      this.#text = JSON.stringify(events);
    }
    return this.#text;
  }
}

/** The fewer, the more is written; the more, the longer it takes to take a match up again. */
const savedEvery = 16;

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
  clocks: ClockState;
  /** Wall time of the latest input: where the game's own clock is counted from. */
  latestAt: number;
  readonly requests = new Map<string, number>();
  /** Seats, then spectators. */
  readonly viewers: readonly Viewer[];
  readonly #pictures: (Picture | null)[];
  readonly #isSpectated: () => boolean;
  /** What lies behind a takeback cannot be reached by playing on from what was saved before it. */
  #hasGoneBack = false;

  constructor(game: AnyGame, stored: StoredMatch, { since, pace, latestAt, isSpectated }: LiveSettings) {
    this.id = stored.id;
    this.game = game;
    this.pace = pace;
    this.match = matchAfter(game, stored, since);
    this.savedSeq = stored.savedSeq;
    this.seq = stored.seq;
    this.told = [...stored.told];
    this.latestAt = latestAt;
    this.clocks = stored.clock ?? movedClocks(startClocks(pace, this.seats), this.match, pace, latestAt);
    this.viewers = [...Array.from({ length: this.seats }, (_, seat) => seat), 'spectator'];
    this.#isSpectated = isSpectated;
    this.#pictures = this.viewers.map((viewer) => pictureOf(this.match, viewer));
  }

  get seats(): number {
    return this.match.table.position.seats;
  }

  get outcome(): Outcome | null {
    return this.match.table.position.outcome;
  }

  picture(viewer: Viewer): Picture {
    return this.#pictures[this.indexOf(viewer)] ?? pictureOf(this.match, viewer);
  }

  indexOf(viewer: Viewer): number {
    return viewer === 'spectator' ? this.seats : viewer;
  }

  /** Milliseconds on the game's clock at a moment of ours. */
  gameTime(at: number): number {
    return this.match.table.position.now + Math.max(0, Math.round(at - this.latestAt));
  }

  get isTimed(): boolean {
    return hearsClock(this.game, this.match.table.position);
  }

  /** When the game wants to hear its clock, in our time. */
  get wakesAt(): number | null {
    const wake = wakesAt(this.game, this.match.table.position);
    return wake === null ? null : this.latestAt + Math.max(0, wake - this.match.table.position.now);
  }

  /** The input with the game's own time on it, in games that have one. */
  stamped(input: Input, at: number): Input {
    return this.isTimed && !('undo' in input) ? { ...input, at: this.gameTime(at) } : input;
  }

  /** Takes an input in memory; what is refused changes nothing. */
  take(input: Input, at: number, request: string | null): Taken | Unfit {
    const result = submit(this.match, input);
    if (!result.accepted) return { refused: result.reason, ...(result.error && { error: result.error }) };
    return this.tell(input, result.events, at, request);
  }

  /** Goes on from another position, by agreement. */
  takeBack(to: number, match: Match, at: number, request: string | null): Taken {
    this.match = match;
    this.#hasGoneBack = true;
    return this.tell({ takeback: to }, [], at, request);
  }

  private tell(input: LoggedInput, events: readonly AnyEvent[], at: number, request: string | null): Taken {
    this.seq++;
    this.latestAt = at;
    if (this.pace) this.clocks = movedClocks(this.clocks, this.match, this.pace, at);
    if (request !== null) this.remember(request);
    const alike = new AlikeEvents(events);
    const tellings = this.#tellings(events, alike);
    return { input, events, eventsText: alike.all, tellings, told: [...this.told] };
  }

  #tellings(events: readonly AnyEvent[], alike: AlikeEvents): (Telling | null)[] {
    return this.viewers.map((viewer, index) => {
      // nobody is there to be told, and whoever comes gets the whole picture
      if (viewer === 'spectator' && !this.#isSpectated()) {
        this.#pictures[index] = null;
        return null;
      }
      return this.#tellViewer(viewer, index, eventsFor(this.game, events, viewer), alike);
    });
  }

  #tellViewer(viewer: Viewer, index: number, seen: readonly AnyEvent[], alike: AlikeEvents): Telling | null {
    const after = pictureOf(this.match, viewer);
    const sections = changed(this.#pictures[index] ?? nothing, after);
    this.#pictures[index] = after;
    if (sections === null && seen.length === 0) return null;
    const n = (this.told[index] ?? 0) + 1;
    this.told[index] = n;
    return { n, sections: sections ?? '{}', events: alike.textOf(seen) };
  }

  remember(request: string): void {
    this.requests.set(request, this.seq);
    for (const oldest of this.requests.keys()) {
      if (this.requests.size <= rememberedRequests) break;
      this.requests.delete(oldest);
    }
  }

  /** Whether so much has happened, or something of such weight, that it is time to save. */
  isWorthSaving(): boolean {
    return this.outcome !== null || this.#hasGoneBack || this.seq - this.savedSeq >= savedEvery;
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
