import { decisionOf, type Input, type Json, type Seat, standingInput } from '@starboard/engine';
import { dueOf } from '../clock/seat-clocks.ts';
import type { TableRecord } from '../lobby/table-record.ts';
import type { LiveMatch } from './live-match.ts';

/** How long a bot may take before somebody asks it again: its node may be gone. */
export const botPatience = 20_000;

/** Who plays for somebody who is gone, or out of time. */
export const standInLevel = 'random';

/** The bot that plays a seat now, in its own right or for somebody; null when a person plays it. */
export function botAt({ seats }: Pick<TableRecord, 'seats'>, seat: Seat): string | null {
  const holder = seats[seat];
  if (!holder || holder.kind === 'open') return null;
  return holder.kind === 'bot' ? holder.level : (holder.standIn ?? null);
}

export interface BotJob {
  readonly match: string;
  readonly seat: Seat;
  readonly decision: number;
}

/** Bots that are asked now. */
export const botJobs = (live: LiveMatch, table: TableRecord): readonly BotJob[] =>
  live.match.questions.flatMap(({ seat }) =>
    botAt(table, seat) === null ? [] : [{ match: live.id, seat, decision: decisionOf(live.match, seat) }],
  );

/** What people have told the table to answer for them, as inputs. */
export function orderedInputs(
  live: LiveMatch,
  table: TableRecord,
  orders: ReadonlyMap<Seat, Json>,
): readonly (Input & { readonly seat: Seat })[] {
  const { standing } = live.game;
  if (!standing) return [];
  return live.match.questions.flatMap(({ seat }) => {
    if (botAt(table, seat) !== null) return [];
    const input = standingInput(live.match, seat, orders.get(seat) ?? standing.usual);
    return input && 'seat' in input ? [input] : [];
  });
}

/** When somebody has to look at the match though nobody did anything; null: never. */
export function dueAt(live: LiveMatch, table: TableRecord, now: number): number | null {
  // that it is over has still to be written into the table
  if (live.outcome) return table.status === 'playing' ? live.latestAt : null;
  let due = live.wakesAt ?? Number.POSITIVE_INFINITY;
  for (const { seat } of live.match.questions) {
    const own =
      botAt(table, seat) === null ? dueOf(live.clocks, live.match, live.pace, seat) : now + botPatience;
    due = Math.min(due, own ?? Number.POSITIVE_INFINITY);
  }
  return Number.isFinite(due) ? due : null;
}

/** Seats of people whose time is up. */
export const overdue = (live: LiveMatch, table: TableRecord, now: number): readonly Seat[] =>
  live.match.questions.flatMap(({ seat }) => {
    const due = botAt(table, seat) === null ? dueOf(live.clocks, live.match, live.pace, seat) : null;
    return due !== null && due <= now ? [seat] : [];
  });
