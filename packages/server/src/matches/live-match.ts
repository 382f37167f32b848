import {
  type AnyGame,
  eventsFor,
  hearsClock,
  type Input,
  type Match,
  type Outcome,
  type Reason,
  restoreMatch,
  saveMatch,
  submit,
  type Viewer,
  wakesAt,
} from '@starboard/engine';
import { movedClocks, type Pace, startClocks } from '../clock/seat-clocks.ts';
import type { ClockState, LoggedInput, StoredMatch } from '../store/match-store.ts';
import { changed, type SectionTexts, sectionsOf } from './sections.ts';

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
  told: number[];
  clocks: ClockState;
  /** Wall time of the latest input: where the game's own clock is counted from. */
  latestAt: number;
  readonly requests = new Map<string, number>();
  private pictures: SectionTexts[];

  constructor(game: AnyGame, stored: StoredMatch, pace: Pace | null, latestAt: number) {
    this.id = stored.id;
    this.game = game;
    this.pace = pace;
    this.match = restoreMatch(game, stored.saved);
    this.seq = stored.seq;
    this.told = [...stored.told];
    this.latestAt = latestAt;
    this.clocks = stored.clock ?? movedClocks(startClocks(pace, this.seats), this.match, pace, latestAt);
    this.pictures = this.viewers.map((viewer) => sectionsOf(this.match, viewer));
  }

  get seats(): number {
    return this.match.table.position.seats;
  }

  get outcome(): Outcome | null {
    return this.match.table.position.outcome;
  }

  /** Seats, then spectators. */
  get viewers(): readonly Viewer[] {
    return [...Array.from({ length: this.seats }, (_, seat) => seat), 'spectator'];
  }

  picture(viewer: Viewer): SectionTexts {
    return this.pictures[this.indexOf(viewer)] ?? {};
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
    return this.tell({ takeback: to }, [], at, request);
  }

  private tell(input: LoggedInput, events: readonly AnyEvent[], at: number, request: string | null): Taken {
    this.seq++;
    this.latestAt = at;
    this.clocks = movedClocks(this.clocks, this.match, this.pace, at);
    if (request !== null) this.remember(request);
    const tellings = this.viewers.map((viewer, index) => this.tellViewer(events, viewer, index));
    return { input, events, tellings, told: [...this.told] };
  }

  private tellViewer(events: readonly AnyEvent[], viewer: Viewer, index: number): Telling | null {
    const after = sectionsOf(this.match, viewer);
    const sections = changed(this.pictures[index] ?? {}, after);
    const seen = eventsFor(this.game, events, viewer);
    if (sections === null && seen.length === 0) return null;
    this.pictures[index] = after;
    const n = (this.told[index] ?? 0) + 1;
    this.told[index] = n;
    return { n, sections: sections ?? '{}', events: JSON.stringify(seen) };
  }

  remember(request: string): void {
    this.requests.set(request, this.seq);
    for (const oldest of this.requests.keys()) {
      if (this.requests.size <= rememberedRequests) break;
      this.requests.delete(oldest);
    }
  }

  /** As it goes into the database. */
  saved(): string {
    return JSON.stringify(saveMatch(this.match));
  }
}
