import type { Seat } from '@starboard/engine';

/**
 * Time to think. Each decision has its free time; what it takes longer comes out of the seat's reserve. `window` is
 * how long a moment stays open in which players may react, the same whatever they hold.
 */
export const clockPresets = {
  none: null,
  relaxed: { free: 60_000, reserve: 600_000, window: 4_000 },
  normal: { free: 30_000, reserve: 300_000, window: 2_500 },
  fast: { free: 15_000, reserve: 60_000, window: 1_500 },
  'mail-1': { free: 86_400_000, reserve: 0, window: 86_400_000 },
  'mail-3': { free: 3 * 86_400_000, reserve: 0, window: 3 * 86_400_000 },
  'mail-7': { free: 7 * 86_400_000, reserve: 0, window: 7 * 86_400_000 },
} as const;

/** Whether a move may take so long that nobody sits and waits for it. */
export const isByMail = ({ free }: { readonly free: number }): boolean => free >= 3_600_000;

/** Whether everybody sits at the table and plays against a clock: only there a game may hurry its players. */
export const isLive = (pace: { readonly free: number } | null): boolean => pace !== null && !isByMail(pace);

export type ClockPreset = keyof typeof clockPresets;

export interface SeatClock {
  readonly seat: Seat;
  /** Milliseconds of reserve left when the running decision began. */
  readonly reserve: number;
  /** When the running decision runs out, in the server's milliseconds; null when the seat is not awaited. */
  readonly due: number | null;
}

/** Only clocks of seats that everybody may know to be thinking, and the viewer's own. */
export type ClockView = readonly SeatClock[];
