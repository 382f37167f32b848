import type { Bot } from './bot.ts';
import type { ComingQuestions } from './coming.ts';
import type { Seat } from '../decisions/question.ts';
import type { Visibility } from './event.ts';
import type { Migration } from '../position/migration.ts';
import type { Json } from '../position/json.ts';
import type { OptionValues, OptionsOf } from './options.ts';
import type { Frame, Outcome, Position } from '../position/position.ts';
import type { Procedure, Steps } from './procedure.ts';
import type { RandomState } from '../position/random.ts';
import type { StandingOrders } from './standing.ts';

/** Whose eyes something is worked out for: a seat, or those who only watch. */
export type Viewer = Seat | 'spectator';

/** A game is this record. The engine knows nothing else about it. */
export interface Game<
  State extends object = object,
  Event extends { readonly type: string } = { readonly type: string },
  View extends object = object,
  Values extends OptionValues = OptionValues,
> {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Every option with its allowed values, the default first. */
  readonly options: Values;
  readonly procedures: readonly Procedure[];
  /** The procedure that runs first, without locals. */
  readonly main: Procedure;
  readonly migrations: readonly Migration[];
  setup(seats: number, options: OptionsOf<Values>, random: RandomState): State;
  /** Who sees what of each type of event. */
  readonly sees: Visibility<Event>;
  /**
   * Builds what the viewer may know from nothing; never a stripped copy of the state, and of what is under way only
   * what all players have seen begin.
   */
  view(state: State, viewer: Viewer, underWay: readonly Frame[]): View;
  /**
   * The sections of a view that differ by viewer: those of a spectator with these in their place are the view of the
   * seat. So a host need not build a whole view for each seat.
   */
  own?(state: State, seat: Seat, underWay: readonly Frame[]): Partial<View>;
  /**
   * What a screen may show at once of an act of its own that is on its way: the view with some sections changed, or null
   * for nothing. Where the act is taken, those sections must come true; so it guesses neither chance nor what is hidden.
   */
  echo?(view: View, seat: Seat, answer: Json): View | null;
  /**
   * What more the seat's own screen is told, as further pieces of its view: what it has to use, and what would come of
   * it. Search, bots and standing orders never pay for it.
   */
  explained?(state: State, seat: Seat, underWay: readonly Frame[]): Partial<View>;
  /** Which of the game's texts the question belongs to that is asked now; null when to none. */
  about?(underWay: readonly Frame[]): string | null;
  /** Deals anew, in place, all that the viewer cannot know. What frames remember stays: it must hold no secret. */
  redeal(state: State, viewer: Viewer, random: RandomState): void;
  /** The few things a seat knows that its simpler bots answer by, where a look at a match dealt anew is too dear. */
  glance?(state: State, seat: Seat, prompt: string): object;
  /** A deep copy, where the game makes one faster than `copy` does: search lives on it. */
  copyState?(state: State): State;
  /** What is wrong with this state in a match that goes on, or has ended like this; empty when nothing is. */
  invariants(state: State, outcome: Outcome | null): string[];
  /** How players can tell the table beforehand what to answer for them. */
  readonly standing?: StandingOrders<View>;
  /** The players play together: all of them win, or none. */
  readonly isTogether?: true;
  /** Which questions players can answer before they are asked. */
  readonly coming?: ComingQuestions<View>;
  /** How many points each seat has, in games that count them openly. */
  points?(state: State): readonly number[];
  /** What each seat plays as, for statistics; null as long as it is not settled. */
  playedAs?(state: State): readonly string[] | null;
  /** What an event is counted as, for statistics; null when it is not worth counting. */
  deed?(event: Event): string | null;
  /** Bots that know this game, the weakest first; those that play any game are not among them. */
  readonly bots?: readonly Bot[];
  /**
   * Answers for a player who is out of time, or away until they are back. What it uses up for them must come back:
   * anything else it keeps, unless using it decides the match.
   */
  readonly standIn?: Bot;
  /** The one of its bots that plays for a player who is away, where the others at the table need more of a rival. */
  readonly whileAway?: string;
  /** Any legal position from a description in a few words; throws a sentence when it is none. */
  position?(description: object): Position<State>;
}

/** The tools for writing one game's rules, with its state and events filled in. */
export const rulesOf = <State extends object, Event extends { readonly type: string }>() => ({
  procedure: <Locals extends object, Step extends string>(
    name: string,
    first: NoInfer<Step>,
    steps: Steps<State, Event, Locals, Step>,
  ): Procedure<Locals> => ({ name, first, steps }),
});
