import type { Basis, Json, Reason } from '@starboard/engine';
import { isLive } from '../clock/pace.ts';
import type { HostedMatch } from '../hosted-match.ts';

/** An answer to a question that has not come yet, as its player says it. */
export interface AnswerAhead {
  readonly prompt: string;
  /** What it is made to depend on, by the game's name for it. */
  readonly given: string;
  readonly answer: Json;
  /** What to answer instead where that is no answer, or what it was made to depend on has changed. */
  readonly orElse?: Json;
}

/** The same as its host keeps it. */
export interface LeftAnswer extends AnswerAhead {
  /** What it depends on, as its player saw it. */
  readonly seen: Basis;
  /** What `orElse` depends on: the usual, also where the answer was made to depend on more. */
  readonly fallBack?: { readonly given: string; readonly seen: Basis };
  /** It is given each time the question comes. */
  readonly repeats?: true;
  /** The decision it is being given to: written before it is given, so that no node gives it twice. */
  readonly to?: number;
}

/** Answers that will not be given any more, and why. */
export interface DroppedAnswers {
  readonly answers: readonly AnswerAhead[];
  readonly why: Reason;
}

/** What a player has left with the table, in the order in which the questions come. */
export interface LeftAnswers {
  readonly answers: readonly LeftAnswer[];
  /** What was dropped last; kept until its player leaves something anew. */
  readonly dropped: DroppedAnswers | null;
}

/** Whether a game takes answers beforehand with this time to think: where all sit and wait, they are asked soon enough. */
export const canBeLeft = ({ game, pace }: Pick<HostedMatch, 'game' | 'pace'>): boolean =>
  game.coming !== undefined && !isLive(pace);

export const nothingLeft: LeftAnswers = { answers: [], dropped: null };

/** As its player reads it. */
export const asSaid = ({ prompt, given, answer, orElse }: AnswerAhead): AnswerAhead => ({
  prompt,
  given,
  answer,
  ...(orElse !== undefined && { orElse }),
});
