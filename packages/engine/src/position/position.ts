import type { Seat } from '../decisions/question.ts';
import type { Json } from './json.ts';
import { type RandomState, randomFrom } from './random.ts';

/** A procedure under way: which one, at which step, with what it remembers. */
export interface Frame {
  readonly proc: string;
  step: string;
  locals: object;
}

/** How a match ended. Seats of equal place share it; place 1 wins, and no seat need have it. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly places: readonly number[];
  /** What ended it, as a part of a message key (`bell`), in games that can end in several ways. */
  readonly cause?: string;
}

/** The whole truth of a match between two inputs: plain JSON, to be saved, copied, migrated or read. */
export interface Position<State = object> {
  readonly game: string;
  /** Name of the last migration this position has been through; '' before the first. */
  format: string;
  readonly seats: number;
  state: State;
  frames: Frame[];
  random: RandomState;
  /**
   * Number of each seat's latest decision. Only ever grows, so that a late answer finds its question gone; and is
   * each seat's own, so that no player can count what others were asked.
   */
  readonly decisions: number[];
  /** Stopped at a step that asks, rather than on the way to one. */
  isWaiting: boolean;
  /** Answers given to a question that waits for more of them. */
  answered: Record<Seat, Json>;
  /** Milliseconds on the game's clock at the latest input; stays 0 in games without one. */
  now: number;
  outcome: Outcome | null;
}

/** A position in which nothing has been asked yet. */
export function positionAt<State>(settings: {
  readonly game: string;
  readonly seats: number;
  readonly state: State;
  readonly frames: Frame[];
  readonly seed: string;
  readonly loaded?: Record<string, number[]>;
  readonly format?: string;
}): Position<State> {
  const { game, seats, state, frames, seed, loaded, format = '' } = settings;
  return {
    game,
    format,
    seats,
    state,
    frames,
    random: { ...randomFrom(seed), ...(loaded && { loaded }) },
    decisions: Array.from({ length: seats }, () => 0),
    isWaiting: false,
    answered: {},
    now: 0,
    outcome: null,
  };
}
