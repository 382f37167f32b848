import type { AnyGame } from '@starboard/engine';
import { HostedMatch, type HostSettings, laterClocks, type Taken } from '@starboard/host';
import type { LoadedMatch } from '../../store/match-store.ts';

/** The fewer, the more is written; the more, the longer it takes to take a match up again. */
const savedEvery = 16;
/** In milliseconds: the same in real time, where more happens and less is asked anew. */
const savedEveryTime = 2_000;

/** In milliseconds: how far the clocks of two nodes may be apart. */
const clocksApart = 60_000;

/** A match in the memory of this node: what the database has, and perhaps what is just being written. */
export class LiveMatch extends HostedMatch {
  /** Number of the entry after which the match was saved. */
  savedSeq: number;
  /** When that was, and what was asked then: how many decisions there had been. */
  #savedAt: number;
  #savedDecisions: number;
  /** How long it has stood still, as the database has it. */
  restStored: string | null;
  /** What lies behind a takeback cannot be reached by playing on from what was saved before it. */
  #hasGoneBack = false;

  constructor(game: AnyGame, stored: LoadedMatch, settings: HostSettings) {
    super(game, stored, settings);
    this.savedSeq = stored.savedSeq;
    this.#savedAt = this.latestAt;
    this.#savedDecisions = this.#decisions;
    this.restStored = stored.rest;
  }

  override takeBack(...asked: Parameters<HostedMatch['takeBack']>): Taken {
    this.#hasGoneBack = true;
    return super.takeBack(...asked);
  }

  /** What is ahead of our time was written before the machine's clock was set back: then time goes on from now. */
  begunBy(now: number): void {
    const ahead = this.latestAt - now;
    if (ahead <= clocksApart) return;
    this.latestAt -= ahead;
    this.clocks = laterClocks(this.clocks, -ahead);
  }

  /** Whether so much has happened, or something of such weight, that it is time to save. */
  isWorthSaving(): boolean {
    if (this.result !== null || this.#hasGoneBack) return true;
    const isMuch = this.seq - this.savedSeq >= savedEvery;
    if (!this.isTimed) return isMuch;
    // open questions keep their numbers until the phase is over
    return (
      this.latestAt - this.#savedAt >= savedEveryTime || (isMuch && this.#decisions > this.#savedDecisions)
    );
  }

  get #decisions(): number {
    return this.match.position.decisions.reduce((sum, number) => sum + number, 0);
  }

  /** What the match was after this entry is in the database. */
  wasSaved(seq: number): void {
    this.savedSeq = seq;
    this.#savedAt = this.latestAt;
    this.#savedDecisions = this.#decisions;
    this.#hasGoneBack = false;
  }
}
