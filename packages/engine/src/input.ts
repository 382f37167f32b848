import type { Question, Seat } from './decisions/question.ts';
import { refuse } from './decisions/question.ts';
import type { Json } from './json.ts';
import type { Position } from './position.ts';
import { type Reason, reason } from './reason.ts';

/** All that can happen to a match from outside. Together with the start they are the match. */
export type Input =
  /** A seat answers the decision it was asked. `at`: milliseconds on the game's clock, in real time. */
  | { readonly seat: Seat; readonly decision: number; readonly answer: Json; readonly at?: number }
  /** A seat takes its latest answer back. */
  | { readonly seat: Seat; readonly undo: true }
  /** Time has passed, though nobody did anything. */
  | { readonly at: number };

/** Far above any honest answer, far below what could hurt. */
const mostParts = 400;
const mostText = 400;
const mostDepth = 6;

/** Why this input is refused by this position, or null. Takes anything at all, changes nothing. */
export function refuseInput(
  position: Position,
  questions: readonly Question[],
  input: unknown,
): Reason | null {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return reason('engine.malformed');
  const { seat, decision, answer, undo, at } = input as Record<string, unknown>;
  if (at !== undefined && !(isCount(at) && at >= position.now)) return reason('engine.bad-time');
  if (position.outcome) return reason('engine.match-over');
  if (seat === undefined) return at === undefined ? reason('engine.malformed') : null;
  if (!isCount(seat) || seat >= position.seats) return reason('engine.no-such-seat');
  if (undo !== undefined) return undo === true ? null : reason('engine.malformed');
  if (!Number.isInteger(decision)) return reason('engine.malformed');
  if (decision !== position.decision) return reason('engine.stale-decision');
  const question = questions.find((candidate) => candidate.seat === seat);
  if (!question) return reason('engine.not-asked');
  if (!isModest(answer, { left: mostParts }, mostDepth)) return reason('engine.malformed');
  return refuse(question.shape, answer, at ?? position.now);
}

// minus nought is a number in JSON, and comes back from it as nought
const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && !Object.is(value, -0);

/** Plain JSON of a modest size: nothing hidden in prototypes, nothing huge, nothing deep. */
function isModest(value: unknown, parts: { left: number }, depth: number): value is Json {
  if (--parts.left < 0 || depth < 0) return false;
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'string') return value.length <= mostText;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return false;
  const items = plainItems(value);
  if (!items) return false;
  // not `every`, which passes over the holes of a sparse list
  for (const item of items) if (!isModest(item, parts, depth - 1)) return false;
  return true;
}

function plainItems(value: object): readonly unknown[] | null {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (Array.isArray(value)) return prototype === Array.prototype ? (value as unknown[]) : null;
  if ((prototype !== Object.prototype && prototype !== null) || Object.hasOwn(value, '__proto__'))
    return null;
  return Object.values(value) as unknown[];
}
