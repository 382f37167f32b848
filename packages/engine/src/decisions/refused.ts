import type { Json } from '../position/json.ts';
import type { Position } from '../position/position.ts';
import type { Reason } from '../game/reason.ts';
import { type Question, refuse } from './question.ts';
import type { Form, Shape } from './shape.ts';

/** An option that the seat may look for and is not offered. */
export interface RefusedOption {
  readonly key: string;
  /** The reason that `submit` refuses it with. */
  readonly reason: Reason;
}

/** What of all that the seat may look for is refused in this position: by the question, or by one part of it. */
export function refusedOptions(
  question: Question,
  { state, now }: Pick<Position, 'state' | 'now'>,
  shape: Shape = question.shape,
): RefusedOption[] {
  const refused: RefusedOption[] = [];
  const offered = offeredIn(shape);
  for (const key of new Set(question.conceivable?.(state, question))) {
    const reason = offered.includes(key) ? null : reasonAgainst(shape, key, now);
    if (reason) refused.push({ key, reason });
  }
  return refused;
}

/** Null where a key has no meaning: it is nothing that a player would look for there. */
function reasonAgainst(shape: Shape, key: string, now: number): Reason | null {
  // neither an amount nor a form has keys of its own
  if (shape.kind === 'amount') return null;
  if (shape.kind === 'form') return partAgainst(shape, key, now)?.reason ?? null;
  const reason = refuse(shape, answerWith(shape, key, now), now);
  return reason?.key === 'engine.unknown-option' ? null : reason;
}

/** The first part of a form that has a reason against a key. */
function partAgainst({ parts }: Form, key: string, now: number) {
  for (const [name, part] of Object.entries(parts)) {
    const reason = reasonAgainst(part, key, now);
    if (reason) return { name, part, reason };
  }
  return null;
}

/** What is refused for one reason, as prompts tell it: many options share theirs. */
export interface Refusal {
  readonly reason: Reason;
  readonly keys: readonly string[];
}

export function byReason(refused: readonly RefusedOption[]): Refusal[] {
  const groups = new Map<string, { reason: Reason; keys: string[] }>();
  for (const { key, reason } of refused) {
    const name = JSON.stringify(reason);
    const group = groups.get(name);
    if (group) group.keys.push(key);
    else groups.set(name, { reason, keys: [key] });
  }
  return [...groups.values()];
}

/** Why a prompt does not offer this; null when it does, or when no player would look for it. */
export const whyRefused = (refused: readonly Refusal[] | undefined, key: string): Reason | null =>
  refused?.find(({ keys }) => keys.includes(key))?.reason ?? null;

/** The keys that an answer may name. */
export function offeredIn(shape: Shape): readonly string[] {
  if (shape.kind === 'choose' || shape.kind === 'pick') return shape.options;
  if (shape.kind === 'form') return Object.values(shape.parts).flatMap(offeredIn);
  return shape.kind === 'split' ? shape.slots.map(({ key }) => key) : [];
}

/** The answer that names this key and nothing else; of a form, in the part that refuses it. */
export function answerWith(shape: Shape, key: string, now = 0): Json {
  if (shape.kind === 'pick') return [key];
  if (shape.kind === 'split') return { [key]: 1 };
  if (shape.kind !== 'form') return key;
  const against = partAgainst(shape, key, now);
  return against ? { [against.name]: answerWith(against.part, key, now) } : {};
}
