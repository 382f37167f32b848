import type { Json, Seat } from '@starboard/engine';
import type { LeftAnswers } from '../left-answers/left-answers.ts';
import type { Seating } from '../seat-holder.ts';

/** As much of a table as tells what is due at its match. */
export interface DueTable extends Seating {
  readonly status: string;
  /** Seats that want to end the match without a result. */
  readonly endVotes: readonly Seat[];
}

/** What a host knows beside a match, as it is now: who plays there, what they have left word of, who is there. */
export interface Surroundings {
  readonly table: DueTable;
  readonly orders: ReadonlyMap<Seat, Json>;
  readonly left: ReadonlyMap<Seat, LeftAnswers>;
  /** In milliseconds: for how long people look at a move before a bot makes the next. */
  readonly betweenBotMoves: number;
  now(): number;
  /** Players who are there; null where that is not known. */
  here(): readonly Seat[] | null;
}
