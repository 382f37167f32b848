import type { Json } from '../position/json.ts';
import type { Position } from '../position/position.ts';
import type { Reason } from '../game/reason.ts';
import { type Question, refuse } from './question.ts';
import type { Shape } from './shape.ts';

/** An option that the seat may look for and is not offered. */
export interface RefusedOption {
  readonly key: string;
  /** The reason that `submit` refuses it with. */
  readonly reason: Reason;
}

/** What of all that the seat may look for is refused in this position. */
export function refusedOptions(
  question: Question,
  { state, now }: Pick<Position, 'state' | 'now'>,
): RefusedOption[] {
  const { shape } = question;
  const refused: RefusedOption[] = [];
  const offered = offeredIn(shape);
  for (const key of new Set(question.conceivable?.(state, question))) {
    const reason = offered.includes(key) ? null : refuse(shape, answerWith(shape, key), now);
    // a key without any meaning here is nothing that a player would look for
    if (reason && reason.key !== 'engine.unknown-option') refused.push({ key, reason });
  }
  return refused;
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
  return shape.kind === 'split' ? shape.slots.map(({ key }) => key) : [];
}

/** The answer that names this key and nothing else. */
export function answerWith({ kind }: Shape, key: string): Json {
  if (kind === 'pick') return [key];
  return kind === 'split' ? { [key]: 1 } : key;
}
