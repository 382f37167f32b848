import { type AnyGame, savedAsIs, type Seat } from '@starboard/engine';
import { type Entered, HostedMatch, type LogEntry, type Missed, textOf, withPoints } from '@starboard/host';
import { viewText } from '@starboard/protocol';
import { type KeptTable, seatOfMe } from '../shelf/kept-table.ts';

/** A match in memory, hosted for the one who plays it here, and the table it is kept as. */
export class LocalMatch extends HostedMatch {
  kept: KeptTable;
  readonly seat: Seat;

  /** `now`: from when on time passes at this table; while no screen shows it, it stands still. */
  constructor(game: AnyGame, kept: KeptTable, recent: readonly LogEntry[], now: number) {
    const seat = seatOfMe(kept);
    const { id, seq, saved, told } = kept;
    const stored = { id, seq, saved, savedSeq: seq, told: [told], clock: null };
    // on the device there is no clock to play against
    super(game, stored, { recent, pace: null, latestAt: now, viewers: [seat] });
    this.kept = kept;
    this.seat = seat;
  }

  /** Another one when another step asks: as long as a question stays open, its number does. */
  get phase(): string {
    return this.match.position.decisions.join();
  }

  /** The whole picture, as a message. */
  viewText(missed: Missed | null): string {
    return viewText(this.id, this.seat, this.kept.told, textOf(this.picture(this.seat)), missed);
  }

  /** The table as it is to be kept with what has been taken. */
  keep(entries: readonly Entered[]): KeptTable {
    const latest = entries.at(-1)?.taken.entry;
    if (!latest) return this.kept;
    const {
      seq,
      at,
      told: [told = 0],
    } = latest;
    const result = this.result && withPoints(this.result, this.match);
    const saved = savedAsIs(this.match);
    this.kept = { ...this.kept, seq, told, result, playedAt: at, finishedAt: result && at, saved };
    return this.kept;
  }
}
