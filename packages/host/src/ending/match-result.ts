import type { Match, Outcome, Seat } from '@starboard/engine';

type Ending =
  | { readonly kind: 'played'; readonly outcome: Outcome }
  | { readonly kind: 'resigned'; readonly outcome: Outcome }
  | { readonly kind: 'agreed' };

/** How a match ended. */
export type MatchResult = Ending & {
  /** What each seat had by then, where the game counts points. */
  readonly points?: readonly number[];
  /** Seats of people for whom a bot played at the end: the result counts for nothing there. Missing where none did. */
  readonly standIns?: readonly Seat[];
};

/** How the players ended a match before the rules did. */
export type EarlyResult = Exclude<Ending, { readonly kind: 'played' }>;

/** A result together with what each seat had by then. */
export function withPoints(result: MatchResult, { game, position }: Match): MatchResult {
  const points = game.points?.(position.state);
  return points ? { ...result, points } : result;
}
