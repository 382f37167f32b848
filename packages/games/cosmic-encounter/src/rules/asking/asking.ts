import {
  type Amount,
  type AnswerOf,
  asks,
  type Choose,
  end,
  goto,
  type Json,
  offeredIn,
  type Pick,
  type Procedure,
  type Question,
  rulesOf,
  type Seat,
  type Shape,
  type Split,
} from '@starboard/engine';
import type { CeTable, Event } from '../state/events.ts';
import type { State, Use } from '../state/state.ts';
import type { Run } from '../runs.ts';
import { alike, whyNotAlike } from './alike.ts';

const { procedure } = rulesOf<State, Event>();

/** A question that goes with a use: to its user, or to whom it concerns. */
export type Asking<S extends Shape = Shape> = (state: State, seat: Seat) => Question<S>;

/** What can be named: always the same, or worked out for the player who is asked. */
type Keys<Key = string> = readonly Key[] | ((state: State, seat: Seat) => readonly Key[]);

type Further = Partial<Omit<Question, 'seat' | 'prompt' | 'shape'>>;

const keysOf = <Key>(keys: Keys<Key>, state: State, seat: Seat): readonly Key[] =>
  typeof keys === 'function' ? keys(state, seat) : keys;

/** One of these. */
export const asksOne =
  (prompt: string, keys: Keys, further: Further = {}): Asking<Choose> =>
  (state, seat) => {
    const options = [...keysOf(keys, state, seat)];
    const why = (key: string) => whyNotAlike(state, seat, options, key);
    return { seat, prompt, shape: { kind: 'choose', options, why }, conceivable: alike, ...further };
  };

/** One of these players. */
export const asksPlayer = (prompt: string, players: Keys<Seat>): Asking<Choose> =>
  asksOne(prompt, (state, seat) => keysOf(players, state, seat).map(String));

/** So many of these, or what there is. */
export const asksSome =
  (prompt: string, keys: Keys, min: number, most = Infinity, further: Further = {}): Asking<Pick> =>
  (state, seat) => {
    const options = [...keysOf(keys, state, seat)];
    const max = Math.min(most, options.length);
    const why = (key: string) => whyNotAlike(state, seat, options, key);
    const shape = { kind: 'pick', options, min: Math.min(min, max), max, why } as const;
    return { seat, prompt, shape, conceivable: alike, ...further };
  };

/** A number. */
export const asksNumber =
  (prompt: string, min: number, max: number): Asking<Amount> =>
  (_state, seat) => ({ seat, prompt, shape: { kind: 'amount', min, max } });

/** How many of the own ships leave the warp, up to so many. */
export const asksRetrieved =
  (most: number): Asking<Amount> =>
  (state, seat) =>
    asksNumber('ce.ask.retrieve', 0, Math.min(most, state.warp[seat] ?? 0))(state, seat);

/** Ships, so many from each place. */
export const asksShips =
  (prompt: string, ships: (state: State, seat: Seat) => Split, further: Further = {}): Asking<Split> =>
  (state, seat) => {
    const shape = ships(state, seat);
    const why = (key: string) => whyNotAlike(state, seat, offeredIn(shape), key);
    return { seat, prompt, shape: { ...shape, why }, conceivable: alike, ...further };
  };

/** The same question, but to another player. */
export const askedOf =
  <S extends Shape>(who: (state: State, seat: Seat) => Seat, asking: Asking<S>): Asking<S> =>
  (state, seat) =>
    asking(state, who(state, seat));

interface Naming {
  readonly seat: Seat;
  named?: string;
}

/** Two things, one after the other; what is named is both of them. */
export const asksBoth = (
  name: string,
  first: Asking<Choose>,
  second: Asking<Choose | Pick | Split>,
): Procedure<Naming> =>
  procedure<Naming, 'first' | 'second'>(name, 'first', {
    first: asks(
      (state, { seat }) => first(state, seat),
      (_table, locals, named) => {
        locals.named = named;
        return goto('second');
      },
    ),
    second: asks(
      (state, { seat }) => second(state, seat),
      (_table, { named = '' }, answer) => end([named, answer] as Json),
    ),
  });

/** What an effect leaves to a player to decide. Whether that is asked depends on what all players know. */
export interface Decision {
  isAsked(state: State, seat: Seat): boolean;
  question(state: State, seat: Seat): Question;
  answer(table: CeTable, use: Use, answer: Json, by: Seat): Run | void;
}

/** An effect that asks: the answer is carried out at once. */
export const decides = <S extends Shape>(
  question: Asking<S>,
  answer: (table: CeTable, use: Use, answer: AnswerOf<S>, by: Seat) => Run | void,
  isAsked: Decision['isAsked'] = () => true,
): Decision => ({
  isAsked,
  question,
  // the engine hands over only answers that are legal for the question's shape
  answer: (table, use, given, by) => answer(table, use, given as AnswerOf<S>, by),
});
