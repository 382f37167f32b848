import { type AnyGame, type Input, saveMatch } from '@starboard/engine';
import {
  type Author,
  type Beginning,
  dueTick,
  HostedMatch,
  type PlayedInput,
  playedInputs,
  type Taken,
  type Unfit,
} from '@starboard/host';
import type { RecordedEntry, RecordedMatch } from '@starboard/records';

/** A match hosted for the people at this keyboard, and all that is to go into its file. */
export class TerminalMatch extends HostedMatch {
  readonly beginning: Beginning;
  readonly dealt: RecordedMatch['dealt'];
  readonly #log: RecordedEntry[];
  readonly #now: () => number;

  /** `now`: in milliseconds. Time passes from here on; while the match lay in a file, it stood still. */
  constructor(game: AnyGame, recorded: RecordedMatch, now: () => number = () => performance.now()) {
    const { beginning, match, dealt, log } = recorded;
    const seq = log.length;
    const stored = { id: game.id, seq, saved: saveMatch(match), savedSeq: seq, told: [], clock: null };
    // at the terminal no player plays against a clock, and the table is drawn anew rather than told piece by piece
    super(game, stored, { recent: [], pace: null, latestAt: now(), viewers: [] });
    this.beginning = beginning;
    this.dealt = dealt;
    this.#log = [...log];
    this.#now = now;
  }

  /** In milliseconds. */
  get now(): number {
    return this.#now();
  }

  get log(): readonly RecordedEntry[] {
    return this.#log;
  }

  get inputs(): readonly PlayedInput[] {
    return playedInputs(this.#log);
  }

  /** Takes an input and writes it down; what is refused changes nothing. */
  enter(input: Input, by: Author): Taken | Unfit {
    const at = this.#now();
    const seat = 'seat' in input ? input.seat : null;
    const taken = this.take({ input: this.stamped(input, at), by, seat, request: null }, at);
    if ('entry' in taken) this.#log.push(taken.entry);
    return taken;
  }

  /** Lets the game hear its clock if that is due; null when it is not. */
  hearClock(): Taken | Unfit | null {
    const tick = dueTick(this, this.#now());
    return tick && this.enter(tick, 'clock');
  }
}
