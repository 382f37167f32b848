import { canUndo, decisionOf, type Input, type Seat } from '@starboard/engine';
import type { HostedMatch } from '../hosted-match.ts';
import { isLeftFor } from '../left-answers/giving.ts';
import type { Asked } from '../log/log-entry.ts';
import type { Entered, Taken, Unfit } from '../taken.ts';
import { comesApart, orderedInput, orderedInputs, takesOrders } from './orders.ts';
import { answerId, type SeatAnswer } from './seat-answer.ts';
import type { Surroundings } from './surroundings.ts';

/** How many answers follow at the most: rules that ask for ever hold up no other match. The others are due afterwards. */
const mostAnswers = 64;

/** Takes an entry into the match, as its host does; what cannot be taken is due by itself afterwards. */
export type Take = (asked: Asked<Input>) => Taken | Unfit;

type Around = Pick<Surroundings, 'table' | 'orders' | 'left'>;

/**
 * Takes what follows at once from entries that were just taken: a step back goes on past what orders answered, and
 * what players have ordered is answered. It is to be written and told with those entries: then no screen shows a
 * question that its player is not asked, and no host that is gone half-way leaves one of them at it.
 */
export function takeFollowing(
  hosted: HostedMatch,
  around: Around,
  entries: readonly Entered[],
  take: Take,
): void {
  if (hosted.result || !takesOrders(hosted)) return;
  for (const seat of hosted.steppedBack) {
    const latest = entries.findLast(({ taken }) => taken.entry.seat === seat);
    if (latest) stepFurtherBack(hosted, around, seat, latest.taken, take);
  }
  followOrders(hosted, around, take);
}

/** To the latest question that the seat's player answered; to the end of the way back where they answered none. */
function stepFurtherBack(hosted: HostedMatch, around: Around, seat: Seat, first: Taken, take: Take): void {
  let latest: Taken | Unfit = first;
  while ('entry' in latest && isOrdersOwn(hosted, around, seat, latest))
    latest = take({ input: { seat, undo: true }, by: 'order', seat, request: backId(hosted, seat) });
}

/** Whether an order gave the answer that was stepped back from, and would again, and there is a way further back. */
const isOrdersOwn = (hosted: HostedMatch, around: Around, seat: Seat, { undone }: Taken): boolean =>
  (undone === 'order' || undone === null) &&
  canUndo(hosted.match, seat) &&
  orderedInput(hosted, around.table, around.orders, seat) !== null;

/** One request for a decision, whichever node steps back from it. */
const backId = ({ match }: HostedMatch, seat: Seat): string =>
  `${answerId(seat, decisionOf(match, seat))}.back`;

function followOrders(hosted: HostedMatch, around: Around, take: Take): void {
  for (let count = 0; count < mostAnswers; ) {
    const inputs = hosted.result ? [] : orderedNow(hosted, around);
    if (inputs.length === 0) return;
    for (const input of inputs) {
      const { seat, decision } = input;
      const taken = take({ input, by: 'order', seat, request: answerId(seat, decision) });
      if ('refused' in taken) return;
      count++;
    }
  }
}

const orderedNow = (hosted: HostedMatch, { table, orders, left }: Around): readonly SeatAnswer[] =>
  orderedInputs(hosted, table, orders).filter(
    (input) => !isLeftFor(hosted, left, input.seat) && !comesApart(hosted, table, input),
  );
