import type { Here } from '../state/events.ts';
import type { State } from '../state/state.ts';

/** Seconds of the game's cards as milliseconds of this table's clock. */
export const onClock = ({ settings }: State, seconds: number): number =>
  seconds * { x1: 1000, 'x1.5': 1500, x2: 2000, untimed: 1000 }[settings.clock];

/** The clock runs on for so long; even if it has just run out, and late commands are still taken. */
export function addSeconds({ state }: Here, seconds: number): void {
  if (state.deadline === null) return;
  state.deadline += onClock(state, seconds);
  state.endsAt = state.deadline;
}
