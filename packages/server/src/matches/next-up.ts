import { botByName, randomBot } from '@starboard/bots';
import {
  type AnyGame,
  decisionOf,
  type Input,
  isDeclared,
  type Json,
  type Seat,
  standingInput,
} from '@starboard/engine';
import type { BotQuestion } from '../bots/bot-line.ts';
import { isWindow } from '../clock/seat-clocks.ts';
import type { TableRecord } from '../lobby/table-record.ts';
import { lookAgain } from './alarm.ts';
import type { LiveMatch } from './live-match.ts';

/** How long a bot may take before somebody asks it again: its node may be gone. */
export const botPatience = 20_000;

/** Who plays on for somebody who has given up: the game's own bot of the middle level, where it has one. */
export const successorLevel = (game: AnyGame): string => botByName('normal', game)?.name ?? randomBot.name;

/** The bot that plays a seat now, in its own right or for somebody; null when a person plays it. */
export function botAt({ seats }: Pick<TableRecord, 'seats'>, seat: Seat): string | null {
  const holder = seats[seat];
  if (!holder || holder.kind === 'open') return null;
  return holder.kind === 'bot' ? holder.level : (holder.standIn ?? null);
}

/** Bots that are asked now. They say nothing where only others are waited for. */
export const botQuestions = (live: LiveMatch, table: TableRecord): readonly BotQuestion[] =>
  live.match.questions.flatMap(({ seat, isOptional }) =>
    botAt(table, seat) === null || isOptional
      ? []
      : [{ match: live.id, seat, decision: decisionOf(live.match, seat) }],
  );

/** Beyond that nobody sits and watches how long others take. */
const longestWatched = 60_000;

/** Whether somebody plays the seat who could count the seconds of others. */
const isPlayedByPerson = (table: TableRecord, seat: Seat): boolean =>
  table.seats[seat]?.kind === 'person' && botAt(table, seat) === null;

/** Whether people play here at all. */
export const hasPeople = (table: TableRecord): boolean =>
  table.seats.some((_, seat) => isPlayedByPerson(table, seat));

/**
 * Whether how long a moment to react stays open must tell nothing: then who can do nothing is asked like everybody
 * else, and all who have not passed by themselves pass together when its time is up. Only a clock makes that
 * possible, and only others could draw conclusions.
 */
const hidesSilence = ({ pace }: LiveMatch, table: TableRecord): boolean =>
  pace !== null &&
  pace.window <= longestWatched &&
  table.seats.filter((_, seat) => isPlayedByPerson(table, seat)).length > 1;

/** What people have told the table to answer for them, as inputs. */
export function orderedInputs(
  live: LiveMatch,
  table: TableRecord,
  orders: ReadonlyMap<Seat, Json>,
): readonly (Input & { readonly seat: Seat })[] {
  const { standing } = live.game;
  if (!standing) return [];
  const isSilent = hidesSilence(live, table);
  return live.match.questions.flatMap((question) => {
    const { seat } = question;
    if (botAt(table, seat) !== null) return [];
    const own = orders.get(seat) ?? standing.usual;
    if (isSilent && isWindow(question) && !isDeclared(live.match, seat, own)) return [];
    const input = standingInput(live.match, seat, own);
    return input && 'seat' in input ? [input] : [];
  });
}

/** When somebody has to look at the match though nobody did anything; null: never. */
export function dueAt(live: LiveMatch, table: TableRecord, now: number): number | null {
  // that it is over has still to be written into the table
  if (live.result) return table.status === 'playing' ? live.latestAt : null;
  if (live.isResting) return null;
  let due = live.wakesAt ?? Number.POSITIVE_INFINITY;
  for (const { seat, isOptional } of live.match.questions) {
    if (isOptional) continue;
    const own = botAt(table, seat) === null ? live.dueOf(seat) : now + botPatience;
    due = Math.min(due, own ?? Number.POSITIVE_INFINITY);
  }
  return Number.isFinite(due) ? due : null;
}

/** What people have ordered is answered at once; should this node not get to it, another one soon will. */
export function dueWithOrders(
  live: LiveMatch,
  table: TableRecord,
  orders: ReadonlyMap<Seat, Json>,
): number | null {
  const due = dueAt(live, table, live.latestAt);
  const isOrdered = orderedInputs(live, table, orders).length > 0;
  return isOrdered ? Math.min(due ?? Number.POSITIVE_INFINITY, live.latestAt + lookAgain) : due;
}

/** Seats of people whose time is up. */
export const overdue = (live: LiveMatch, table: TableRecord, now: number): readonly Seat[] =>
  live.match.questions.flatMap(({ seat }) => {
    const due = botAt(table, seat) === null ? live.dueOf(seat) : null;
    return due !== null && due <= now ? [seat] : [];
  });
