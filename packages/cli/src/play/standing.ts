import { type Seat, standingInput, type Submitted } from '@starboard/engine';
import { record } from '@starboard/records';
import type { Sitting } from './sitting.ts';

const inputFor = ({ recorded, orders }: Sitting, seat: Seat): ReturnType<typeof standingInput> => {
  const own = orders.get(seat);
  return own ? standingInput(recorded.match, seat, [...own]) : null;
};

/** Answers once for somebody who ordered it; `except` is a seat that wants to be asked whatever it ordered. */
export function answerByOrders(sitting: Sitting, except: Seat | null): boolean {
  const { recorded } = sitting;
  return recorded.match.questions.some(({ seat }) => {
    const input = seat === except ? null : inputFor(sitting, seat);
    return input !== null && record(recorded, input).accepted;
  });
}

/** Back to the latest question that the seat answered itself, past those that its orders answered. */
export function stepBack(sitting: Sitting, seat: Seat): Submitted {
  const first = record(sitting.recorded, { seat, undo: true });
  let latest = first;
  while (latest.accepted && inputFor(sitting, seat) !== null)
    latest = record(sitting.recorded, { seat, undo: true });
  return first;
}
