import type { Json, Seat } from '@starboard/engine';
import type { EarlyResult } from '../ending/match-result.ts';
import type { PlayedInput } from './log-player.ts';

/** What can be in a match's log: what was played and, as the last of all, that the players ended it before the rules did. */
export type LoggedInput = PlayedInput | { readonly over: EarlyResult };

/**
 * Who made an entry of a log: a person; a bot, in its own right or for a person; a clock, the game's or a seat's; an
 * order that a player has left; or the table, as its players have agreed.
 */
export type Author = 'person' | 'bot' | 'clock' | 'order' | 'table';

/** What is to become an entry of a log. */
export interface Asked<Input extends LoggedInput = LoggedInput> {
  readonly input: Input;
  readonly by: Author;
  /** In whose name. */
  readonly seat: Seat | null;
  /** The sender's own id for it, so that the same request made twice is carried out once. */
  readonly request: string | null;
  /** With an answer that lets a window pass: what the seat answers in a later one, if nothing happens before. */
  readonly later?: Later | undefined;
}

/** An answer to a window that is still to come. */
export interface Later {
  readonly prompt: string;
  readonly answer: Json;
}

/** One line of a match's log. */
export interface LogEntry extends Omit<Asked, 'later'> {
  /** Counted from 1. */
  readonly seq: number;
  readonly at: number;
  /** What it brought about. */
  readonly events: readonly { readonly type: string }[];
  /** How many messages each viewer had been told by then. */
  readonly told: readonly number[];
}

/** The log as the rules know it. */
export const playedInputs = (log: readonly Pick<LogEntry, 'input'>[]): readonly PlayedInput[] =>
  log.flatMap(({ input }) => ('over' in input ? [] : [input]));
