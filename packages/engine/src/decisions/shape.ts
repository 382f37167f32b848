import type { Json } from '../position/json.ts';
import type { RandomState } from '../position/random.ts';
import type { Reason } from '../game/reason.ts';

/** One option's key. The answer is that key. */
export interface Choose {
  readonly kind: 'choose';
  readonly options: readonly string[];
  /** Says why a key that is not among the options is refused. */
  readonly why?: (key: string) => Reason;
}

/** Between min and max different options. The answer is a list of keys. */
export interface Pick {
  readonly kind: 'pick';
  readonly options: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly why?: (key: string) => Reason;
}

/** A whole number within bounds. */
export interface Amount {
  readonly kind: 'amount';
  readonly min: number;
  readonly max: number;
}

/** A total between min and max spread over slots. The answer is a record from slot to number. */
export interface Split {
  readonly kind: 'split';
  readonly slots: readonly { readonly key: string; readonly max: number }[];
  readonly min: number;
  readonly max: number;
  /** Says why a slot that is not there is refused. */
  readonly why?: (key: string) => Reason;
}

/** Several answers that belong together, given at once. The answer is a record from part to its answer. */
export interface Form {
  readonly kind: 'form';
  readonly parts: Readonly<Record<string, Shape>>;
}

/**
 * Anything the game accepts: for real time, where a seat may act in many ways at any moment. Neither `null` nor
 * `{ wait: … }` is ever an answer: they are what a bot says that lets the moment pass.
 */
export interface Open {
  readonly kind: 'open';
  /** `now`: milliseconds on the game's clock when the answer came. */
  readonly refuse: (answer: Json, now: number) => Reason | null;
  readonly enumerate: () => Iterable<Json>;
  readonly sample: (random: RandomState, stream: string) => Json;
  /**
   * What a screen can offer: words that are an answer as they are (null), and acts to be put together, answered
   * with `{ [act]: the answer to its shape }`. Whether what was put together is legal, `refuse` says.
   */
  readonly acts?: Readonly<Record<string, Shape | null>>;
}

export type Shape = Choose | Pick | Amount | Split | Form | Open;

/** The type of a legal answer. */
export type AnswerOf<S extends Shape> = S extends Choose
  ? string
  : S extends Pick
    ? readonly string[]
    : S extends Amount
      ? number
      : S extends Split
        ? Readonly<Record<string, number>>
        : S extends Form
          ? { readonly [Part in keyof S['parts']]: AnswerOf<S['parts'][Part]> }
          : Json;

/** What every kind of shape can do; server, screen, bots and fuzzers all use these three. */
export interface ShapeRules<S extends Shape> {
  /**
   * Null when the answer is legal. Takes anything at all, and never throws. What is wrong with one thing named in the
   * answer is told before what is wrong with all of it: “not that card” helps more than “one less”.
   */
  readonly refuse: (shape: S, answer: unknown, now: number) => Reason | null;
  /** All legal answers, one after another. */
  readonly enumerate: (shape: S) => Iterable<Json>;
  /** A random legal answer. */
  readonly sample: (shape: S, random: RandomState, stream: string) => Json;
}
