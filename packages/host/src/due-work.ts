import { botByName, randomBot } from '@starboard/bots';
import {
  type AnyGame,
  decisionOf,
  equal,
  type Input,
  isDeclared,
  isWindow,
  type Json,
  type Match,
  onlyAnswer,
  type Question,
  questionTo,
  type Seat,
  seatsAsked,
  standingInput,
} from '@starboard/engine';
import type { HostedMatch } from './hosted-match.ts';
import { answerInRun } from './runs/run.ts';
import type { Seating } from './seat-holder.ts';

/** A bot is asked. */
export interface BotQuestion {
  readonly match: string;
  readonly seat: Seat;
  readonly decision: number;
  /** In real time, where one decision takes many answers: which of them. */
  readonly turn?: number;
  /** It has waited with its answer since that entry of the log. */
  readonly waitedSince?: number;
}

/** The id of what a host answers to a decision by itself: whichever node does so, and however often, it is one. */
export const answerId = (seat: Seat, decision: number, turn?: number): string =>
  turn === undefined ? `${seat}.${decision}` : `${seat}.${decision}.${turn}`;

/** In how many milliseconds a host looks again at what is being done just now, should it not be done. */
export const lookAgain = 2_000;

/** In how many milliseconds it asks a bot again: the node where it thinks may be gone. */
const botPatience = 20_000;

/** Who plays on for a person who has given up: the game's own bot of the middle level, where it has one. */
export const successorLevel = (game: AnyGame): string => botByName('normal', game)?.name ?? randomBot.name;

/** The bot that plays a seat now, in its own right or for a person; null when a person plays it. */
export function botAt({ seats }: Seating, seat: Seat): string | null {
  const holder = seats[seat];
  if (!holder || holder.kind === 'open') return null;
  return holder.kind === 'bot' ? holder.level : (holder.standIn ?? null);
}

/** Bots that are asked now. They say nothing where only others are waited for. */
export function botQuestions(hosted: HostedMatch, table: Seating): readonly BotQuestion[] {
  const questions: BotQuestion[] = [];
  for (const seat of seatsAsked(hosted.match))
    if (botAt(table, seat) !== null && !questionTo(hosted.match, seat)?.isOptional)
      questions.push({ match: hosted.id, seat, decision: decisionOf(hosted.match, seat) });
  return questions;
}

/** What a bot answers that has no choice: its host does so for it. Undefined where it is to be asked. */
export function onlyBotAnswer({ match }: HostedMatch, { seat }: BotQuestion): Json | undefined {
  const question = questionTo(match, seat);
  return question && onlyAnswer(question.shape);
}

/** Beyond that no player sits and watches how long others take. */
const longestWatched = 60_000;

/** Whether a person plays the seat, who could count the seconds of others. */
const isPlayedByPerson = (table: Seating, seat: Seat): boolean =>
  table.seats[seat]?.kind === 'person' && botAt(table, seat) === null;

/** Whether people play here at all. */
export const hasPeople = (table: Seating): boolean =>
  table.seats.some((_, seat) => isPlayedByPerson(table, seat));

/**
 * Whether how long a moment to react stays open must tell nothing: then seats that can do nothing are asked
 * like all others, and those that have not passed by themselves pass together when its time is up. Only a clock makes
 * that possible, and only other people could draw conclusions.
 */
export const hidesSilence = ({ pace }: HostedMatch, table: Seating): boolean =>
  pace !== null &&
  pace.window <= longestWatched &&
  table.seats.filter((_, seat) => isPlayedByPerson(table, seat)).length > 1;

/** What a host answers in the name of a seat. */
export type SeatAnswer = Extract<Input, { readonly decision: number }>;

/** Whether an answer that tells something by coming at once has to wait until the moment's time is up. */
const isHeldBack = (hosted: HostedMatch, table: Seating, question: Question): boolean =>
  isWindow(question) && hidesSilence(hosted, table);

/**
 * What people have told the table to answer for them, and passes of those who have let a run pass, as inputs; not where
 * they have just stepped back.
 */
export function orderedInputs(
  hosted: HostedMatch,
  table: Seating,
  orders: ReadonlyMap<Seat, Json>,
): readonly SeatAnswer[] {
  const { match, game, run, steppedBack } = hosted;
  const inputs: SeatAnswer[] = [];
  // asked after every input, and many games know neither orders nor windows
  if (!game.standing && run.passes.size === 0) return inputs;
  for (const seat of seatsAsked(match)) {
    const input = steppedBack.includes(seat) ? null : orderedInput(hosted, table, orders, seat);
    if (input) inputs.push(input);
  }
  return inputs;
}

/** What a seat's player has told the table to answer now; null where they are to be asked. */
export function orderedInput(
  hosted: HostedMatch,
  table: Seating,
  orders: ReadonlyMap<Seat, Json>,
  seat: Seat,
): SeatAnswer | null {
  const { match, game, run } = hosted;
  if (botAt(table, seat) !== null || (!game.standing && !run.passes.has(seat))) return null;
  const question = questionTo(match, seat);
  if (!question) return null;
  const isQuiet = isHeldBack(hosted, table, question);
  const own = orders.get(seat) ?? game.standing?.usual ?? null;
  const ordered = standingAnswer(match, seat, own);
  // an order to do something counts in any window, and shows no sooner than it would by hand
  if (ordered && !equal(ordered.answer, question.timeout)) return ordered;
  const answer = isWindow(question) ? answerInRun(run, question, isQuiet) : undefined;
  if (answer !== undefined) return { seat, decision: decisionOf(match, seat), answer };
  return isQuiet && !isDeclared(match, seat, own) ? null : ordered;
}

function standingAnswer(match: Match, seat: Seat, orders: Json): SeatAnswer | null {
  const input = standingInput(match, seat, orders);
  return input && 'decision' in input ? input : null;
}

/** When the host has to look at the match though no input has come; null: never. */
export function dueAt(
  hosted: HostedMatch,
  table: Seating & { readonly status: string },
  now: number,
): number | null {
  // that it is over has still to be written into the table
  if (hosted.result) return table.status === 'playing' ? hosted.latestAt : null;
  if (hosted.isResting) return null;
  let due = hosted.wakesAt ?? Number.POSITIVE_INFINITY;
  for (const seat of seatsAsked(hosted.match))
    if (botAt(table, seat) === null) due = Math.min(due, hosted.dueOf(seat) ?? due);
  const patience = hosted.isTimed ? lookAgain : botPatience;
  if (botQuestions(hosted, table).length > 0) due = Math.min(due, now + patience);
  return Number.isFinite(due) ? due : null;
}

/** What people have ordered is answered at once; should this node not get to it, another one soon will. */
export function dueWithOrders(
  hosted: HostedMatch,
  table: Seating & { readonly status: string },
  orders: ReadonlyMap<Seat, Json>,
): number | null {
  const due = dueAt(hosted, table, hosted.latestAt);
  const isOrdered = orderedInputs(hosted, table, orders).length > 0;
  return isOrdered ? Math.min(due ?? Number.POSITIVE_INFINITY, hosted.latestAt + lookAgain) : due;
}

/** The game's clock as an input, once the game wants to hear it. */
export const dueTick = (hosted: HostedMatch, now: number): Input | null =>
  hosted.wakesAt !== null && hosted.wakesAt <= now ? { at: hosted.gameTime(now) } : null;

/** Seats of people whose time is up. */
export const overdue = (hosted: HostedMatch, table: Seating, now: number): readonly Seat[] =>
  seatsAsked(hosted.match).flatMap((seat) => {
    const due = botAt(table, seat) === null ? hosted.dueOf(seat) : null;
    return due !== null && due <= now ? [seat] : [];
  });
