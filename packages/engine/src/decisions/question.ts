import type { Json } from '../position/json.ts';
import type { RandomState } from '../position/random.ts';
import { type Reason, reason } from '../game/reason.ts';
import { amount } from './amount.ts';
import { choose } from './choose.ts';
import { isPause } from './pause.ts';
import { pick } from './pick.ts';
import type { Form, Open, Shape, ShapeRules } from './shape.ts';
import { split } from './split.ts';

export type Seat = number;

/** One description for rules, screen, bots and time-outs. */
export interface Question<S extends Shape = Shape> {
  readonly seat: Seat;
  /** Name of the prompt; also its message key within the game's catalogue. */
  readonly prompt: string;
  readonly shape: S;
  /** What the prompt's message speaks of. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** The answer given for the seat when its time runs out; without one a bot has to step in. */
  readonly timeout?: Json;
  /** The seat may say something, but others are waited for: its time does not run, and a bot says nothing. */
  readonly isOptional?: true;
  /** No other seat is told that this one is being asked. */
  readonly secret?: true;
  /**
   * Keys the seat may look for, offered or not: its prompt says of the others why they are refused. Only a seat that
   * reads its prompt pays for it, never search: it is told the state and this question, so that the rules can hand over
   * a function they have rather than make one for every question.
   */
  conceivable?(state: object, question: Question): readonly string[];
  /** A moment to react in: it passes by itself after the same time for all seats, with or without something to play. */
  readonly isWindow?: true;
}

const form: ShapeRules<Form> = {
  refuse(shape, answer, now) {
    if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
      return reason('engine.malformed');
    const given = answer as Record<string, unknown>;
    if (Object.keys(given).some((key) => !Object.hasOwn(shape.parts, key)))
      return reason('engine.unknown-option');
    const parts = Object.entries(shape.parts);
    const isGiven = ([key]: (typeof parts)[number]) => Object.hasOwn(given, key);
    for (const [key, part] of parts.filter(isGiven)) {
      const refusal = refuse(part, given[key], now);
      if (refusal) return refusal;
    }
    return parts.every(isGiven) ? null : reason('engine.malformed');
  },
  *enumerate(shape) {
    yield* combinations(Object.entries(shape.parts), {});
  },
  sample(shape, random, stream) {
    const answer: Record<string, Json> = {};
    for (const [key, part] of Object.entries(shape.parts)) answer[key] = sample(part, random, stream);
    return answer;
  },
};

function* combinations(
  parts: readonly (readonly [string, Shape])[],
  given: Readonly<Record<string, Json>>,
): Iterable<Json> {
  const [first, ...rest] = parts;
  if (!first) yield { ...given };
  else for (const answer of enumerate(first[1])) yield* combinations(rest, { ...given, [first[0]]: answer });
}

const open: ShapeRules<Open> = {
  // a bot's word that it waits can be no answer
  refuse: (shape, answer, now) =>
    isPause(shape, answer) ? reason('engine.malformed') : shape.refuse(answer as Json, now),
  enumerate: (shape) => shape.enumerate(),
  sample: (shape, random, stream) => shape.sample(random, stream),
};

const kinds: { readonly [Kind in Shape['kind']]: ShapeRules<never> } = {
  choose,
  pick,
  amount,
  split,
  form,
  open,
};

const rulesOf = (shape: Shape): ShapeRules<Shape> => kinds[shape.kind] as ShapeRules<Shape>;

export const refuse = (shape: Shape, answer: unknown, now = 0): Reason | null =>
  rulesOf(shape).refuse(shape, answer, now);
export const isLegal = (shape: Shape, answer: unknown, now = 0): answer is Json =>
  refuse(shape, answer, now) === null;
export const enumerate = (shape: Shape): Iterable<Json> => rulesOf(shape).enumerate(shape);
export const sample = (shape: Shape, random: RandomState, stream: string): Json =>
  rulesOf(shape).sample(shape, random, stream);
