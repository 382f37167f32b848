import type { Seat } from '@starboard/engine';
import { useSyncExternalStore } from 'react';
import type { TableState } from '../table-state.ts';
import { shareLeft, timeLeft } from './time-left.ts';

export interface TimeLeft {
  readonly left: number;
  readonly share: number;
}

type Clocks = Pick<TableState, 'clock' | 'clockShift' | 'table'>;

const second = 1_000;

const everyMoment = (look: () => void): (() => void) => {
  const timer = setInterval(look, second / 5);
  return () => clearInterval(timer);
};
const never = () => () => undefined;

/** The running clock of a seat, in whole seconds; null when it has none, or all the time in the world. */
export function useTimeLeft(seat: Seat | null, { clock, clockShift, table }: Clocks): TimeLeft | null {
  const own = clock.find((each) => each.seat === seat);
  const due = own?.due ?? null;
  const seconds = useSyncExternalStore(due === null ? never : everyMoment, () =>
    secondsLeft(due, clockShift),
  );
  if (seconds === null || !own || !table) return null;
  const left = seconds * second;
  return { left, share: shareLeft(left, own, table.clock) };
}

/** Whole seconds, so that a clock is drawn again once in each and not more often. */
function secondsLeft(due: number | null, clockShift: number): number | null {
  const left = timeLeft(due, performance.now(), clockShift);
  return left === null ? null : Math.ceil(left / second);
}
