import type { AnyGame } from '@starboard/engine';
import { HostedMatch, type HostSettings, laterClocks, type Taken } from '@starboard/host';
import type { LoadedMatch } from '../../store/match-store.ts';

/** The fewer, the more is written; the more, the longer it takes to take a match up again. */
const savedEvery = 16;

/** In milliseconds: how far the clocks of two nodes may be apart. */
export const clocksApart = 60_000;

/** A match in the memory of this node: what the database has, and perhaps what is just being written. */
export class LiveMatch extends HostedMatch {
  /** Number of the entry after which the match was saved. */
  savedSeq: number;
  /** How long it has stood still, as the database has it. */
  restStored: string | null;
  /** What lies behind a takeback cannot be reached by playing on from what was saved before it. */
  #hasGoneBack = false;

  constructor(game: AnyGame, stored: LoadedMatch, settings: HostSettings) {
    super(game, stored, settings);
    this.savedSeq = stored.savedSeq;
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
    return this.result !== null || this.#hasGoneBack || this.seq - this.savedSeq >= savedEvery;
  }

  /** What the match was after this entry is in the database. */
  wasSaved(seq: number): void {
    this.savedSeq = seq;
    this.#hasGoneBack = false;
  }
}
