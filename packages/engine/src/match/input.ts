import { refuse, type Seat } from '../decisions/question.ts';
import type { Json } from '../position/json.ts';
import type { Presence } from '../game/procedure.ts';
import { type Reason, reason } from '../game/reason.ts';
import { questionTo } from './asked.ts';
import { hearsPresence, hearsResume } from './hearing.ts';
import type { Match } from './match.ts';

/** All that can happen to a match from outside. Together with the start they are the match. */
export type Input =
  /** A seat answers the decision it was asked. `at`: milliseconds on the game's clock, in real time. */
  | { readonly seat: Seat; readonly decision: number; readonly answer: Json; readonly at?: number }
  /** A seat takes its latest answer back. */
  | { readonly seat: Seat; readonly undo: true }
  /** Who plays a seat is another than before: the host says so, in the seat's name. */
  | { readonly seat: Seat; readonly is: Presence; readonly at?: number }
  /** Time has passed, though no seat did anything. */
  | { readonly at: number }
  /** The host has waited long enough for what the game stands still for. */
  | { readonly resume: true };

/** Far above any honest answer, far below what could hurt. */
const mostParts = 400;
const mostText = 400;
const mostDepth = 6;

/** An input in objects of our own, each field read once: what was sent may be large, odd, or change later. */
export function readInput(sent: unknown): Input | Reason {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return reason('engine.malformed');
  const { seat, decision, answer, undo, is, at, resume } = sent as Record<string, unknown>;
  if (at !== undefined && !isCount(at)) return reason('engine.bad-time');
  if (resume !== undefined) return readResume(resume, seat, at);
  if (seat === undefined) return at === undefined || undo !== undefined ? reason('engine.malformed') : { at };
  if (!isCount(seat)) return reason('engine.no-such-seat');
  if (undo !== undefined) return undo === true ? { seat, undo } : reason('engine.malformed');
  if (is !== undefined) {
    if (!isPresence(is)) return reason('engine.malformed');
    return at === undefined ? { seat, is } : { seat, is, at };
  }
  const modest = modestCopy(answer, { left: mostParts }, mostDepth);
  if (!isCount(decision) || modest === undefined) return reason('engine.malformed');
  return at === undefined ? { seat, decision, answer: modest } : { seat, decision, answer: modest, at };
}

const readResume = (resume: unknown, seat: unknown, at: unknown): Input | Reason =>
  resume === true && seat === undefined && at === undefined ? { resume } : reason('engine.malformed');

const presences: readonly unknown[] = ['away', 'back', 'bot', 'left'] satisfies Presence[];
const isPresence = (is: unknown): is is Presence => presences.includes(is);

/** Why this position refuses an input, or null. Changes nothing. */
export function refuseInput(match: Match, input: Input, isTimed: boolean): Reason | null {
  const { game, position } = match;
  if (position.outcome) return reason('engine.match-over');
  if ('at' in input && input.at !== undefined && (!isTimed || input.at < position.now)) {
    return reason('engine.bad-time');
  }
  if ('resume' in input) return hearsResume(game, position) ? null : reason('engine.resume-unheard');
  if (!('seat' in input)) return null;
  if (input.seat >= position.seats) return reason('engine.no-such-seat');
  if ('undo' in input) return null;
  if ('is' in input) return hearsPresence(game, position) ? null : reason('engine.presence-unheard');
  if (input.decision !== position.decisions[input.seat]) return reason('engine.stale-decision');
  const question = questionTo(match, input.seat);
  if (!question) return reason('engine.not-asked');
  return refuse(question.shape, input.answer, input.at ?? position.now);
}

// minus nought is a number in JSON, and comes back from it as nought
const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && !Object.is(value, -0);

/** A copy of plain JSON of a modest size; undefined for what is huge, deep or hides something in a prototype. */
function modestCopy(value: unknown, parts: { left: number }, depth: number): Json | undefined {
  if (--parts.left < 0 || depth < 0) return undefined;
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'string') return value.length <= mostText ? value : undefined;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? value : undefined;
  if (typeof value !== 'object') return undefined;
  return Array.isArray(value) ? modestList(value, parts, depth) : modestRecord(value, parts, depth);
}

function modestList(list: readonly unknown[], parts: { left: number }, depth: number): Json | undefined {
  if (list.length > parts.left) return undefined;
  const items: Json[] = [];
  // counted, because a loop over entries passes over the holes of a sparse list
  for (let index = 0; index < list.length; index++) {
    const item = modestCopy(list[index], parts, depth - 1);
    if (item === undefined) return undefined;
    items.push(item);
  }
  return items;
}

function modestRecord(record: object, parts: { left: number }, depth: number): Json | undefined {
  const prototype: unknown = Object.getPrototypeOf(record);
  if ((prototype !== Object.prototype && prototype !== null) || Object.hasOwn(record, '__proto__'))
    return undefined;
  const copied: Record<string, Json> = {};
  for (const [key, value] of Object.entries(record)) {
    const item = modestCopy(value, parts, depth - 1);
    if (item === undefined) return undefined;
    copied[key] = item;
  }
  return copied;
}
