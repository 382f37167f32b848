import { type ClockPreset, clockPresets, type SeatClock } from '@starboard/protocol';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** From here on it is urgent. */
export const lastSeconds = 10 * second;

/** Milliseconds left to decide; null when there is no hurry. `now` is this device's clock. */
export const timeLeft = (due: number | null, now: number, clockShift: number): number | null =>
  due === null ? null : Math.max(0, due - (now + clockShift));

/** What is left of all the time the seat had for this decision, from 0 to 1. */
export function shareLeft(left: number, { reserve }: SeatClock, preset: ClockPreset): number {
  const pace = clockPresets[preset];
  const all = pace ? pace.free + reserve : 0;
  return all === 0 ? 1 : Math.min(1, left / all);
}

/** Minutes and seconds, or days and hours where it is about days. */
type ClockFace =
  | { readonly kind: 'short'; readonly text: string }
  | { readonly kind: 'long'; readonly days: number; readonly hours: number };

export function clockFace(left: number): ClockFace {
  if (left >= 2 * hour) {
    const hours = Math.floor(left / hour);
    return { kind: 'long', days: Math.floor(hours / 24), hours: hours % 24 };
  }
  // 0:01 until the very end: no time is left when it says 0:00
  const seconds = Math.ceil(left / second);
  return { kind: 'short', text: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` };
}
