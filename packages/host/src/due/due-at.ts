import { seatsAsked } from '@starboard/engine';
import { botAt } from '../bots/bot-at.ts';
import { botQuestions } from '../bots/bot-questions.ts';
import type { HostedMatch } from '../hosted-match.ts';
import { givingsDue } from '../left-answers/giving.ts';
import { orderedInputs } from './orders.ts';
import type { DueTable, Surroundings } from './surroundings.ts';

/** In how many milliseconds a host looks again at what is being done just now, should it not be done. */
export const lookAgain = 2_000;

/** In how many milliseconds it asks a bot again: the node where it thinks may be gone. */
const botPatience = 20_000;

type SeatsAndStatus = Pick<DueTable, 'seats' | 'status'>;

/** When the host has to look at the match though no input has come; null: never. */
export function dueAt(hosted: HostedMatch, table: SeatsAndStatus, now: number): number | null {
  // that it is over has still to be written into the table
  if (hosted.result) return table.status === 'playing' ? hosted.latestAt : null;
  if (hosted.isResting) return null;
  let due = Math.min(hosted.wakesAt ?? Number.POSITIVE_INFINITY, seatsDue(hosted, table));
  const patience = hosted.isTimed ? lookAgain : botPatience;
  if (botQuestions(hosted, table).length > 0) due = Math.min(due, now + patience);
  return Number.isFinite(due) ? due : null;
}

/** When the first person's time is up. */
function seatsDue(hosted: HostedMatch, table: SeatsAndStatus): number {
  let due = Number.POSITIVE_INFINITY;
  if (!hosted.pace) return due;
  for (const seat of seatsAsked(hosted.match))
    if (botAt(table, seat) === null) due = Math.min(due, hosted.dueOf(seat) ?? due);
  return due;
}

/** What people have ordered or left is answered at once; should this node not get to it, another one soon will. */
export function dueWithOrders(
  hosted: HostedMatch,
  { table, orders, left }: Pick<Surroundings, 'table' | 'orders' | 'left'>,
): number | null {
  const due = dueAt(hosted, table, hosted.latestAt);
  const isOrdered =
    orderedInputs(hosted, table, orders).length > 0 || givingsDue(hosted, table, left).length > 0;
  return isOrdered ? Math.min(due ?? Number.POSITIVE_INFINITY, hosted.latestAt + lookAgain) : due;
}
