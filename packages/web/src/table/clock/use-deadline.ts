import { gameNow } from '@starboard/protocol';
import { useSyncExternalStore } from 'react';
import type { TableState } from '../store/table-state.ts';
import { useTableContext, useTableState } from '../table-context.ts';
import type { Deadline } from '../table-game.ts';
import { everyMoment, never, type TimeLeft } from './use-time-left.ts';

const second = 1_000;

/** What is left by the game's own clock of what the game says will be over; null where no such clock is kept. */
export function useDeadline(): TimeLeft | null {
  const { game } = useTableContext();
  const state = useTableState('view', 'time', 'clockShift');
  const deadline = (state.view && state.time && game.deadline?.(state.view)) ?? null;
  const isRunning = deadline !== null && state.time?.runs === true;
  const seconds = useSyncExternalStore(isRunning ? everyMoment : never, () =>
    secondsLeft(deadline, state, performance.now()),
  );
  if (deadline === null || seconds === null) return null;
  const left = seconds * second;
  return { left, share: Math.min(1, left / deadline.length) };
}

/** Whole seconds, so that it is drawn again once in each. `now`: by this device's clock that cannot be set. */
export function secondsLeft(
  deadline: Deadline | null,
  { time, clockShift }: Pick<TableState, 'time' | 'clockShift'>,
  now: number,
): number | null {
  if (deadline === null || time === null) return null;
  return Math.ceil(Math.max(0, deadline.at - gameNow(time, now + clockShift)) / second);
}
