import type { Seat } from '@starboard/engine';
import { useSyncExternalStore } from 'react';
import type { TableState } from '../store/table-state.ts';
import { useTableState } from '../table-context.ts';
import { shareLeft, timeLeft } from './time-left.ts';

export interface TimeLeft {
  readonly left: number;
  readonly share: number;
}

type Clocks = Pick<TableState, 'clockShift' | 'clockStands'>;

const second = 1_000;

/** Looks again and again as long as a clock runs. */
export const everyMoment = (look: () => void): (() => void) => {
  const timer = setInterval(look, second / 5);
  return () => clearInterval(timer);
};
export const never = () => () => undefined;

/** The clock of a seat, running or standing, in whole seconds; null when it has none, or all the time in the world. */
export function useTimeLeft(seat: Seat | null): TimeLeft | null {
  const clocks = useTableState('clock', 'clockShift', 'clockStands', 'table');
  const { clock, clockStands, table } = clocks;
  const own = clock.find((each) => each.seat === seat);
  const due = own?.due ?? null;
  const isRunning = due !== null && clockStands === null;
  const seconds = useSyncExternalStore(isRunning ? everyMoment : never, () => secondsLeft(due, clocks));
  if (seconds === null || !own || !table) return null;
  const left = seconds * second;
  return { left, share: shareLeft(left, own, table.clock) };
}

/** Whole seconds, so that a clock is drawn again once in each and not more often. */
function secondsLeft(due: number | null, { clockShift, clockStands }: Clocks): number | null {
  const left =
    clockStands === null ? timeLeft(due, performance.now(), clockShift) : timeLeft(due, clockStands, 0);
  return left === null ? null : Math.ceil(left / second);
}
