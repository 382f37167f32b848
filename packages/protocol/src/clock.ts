/**
 * Time to think. Each decision has its free time; what it takes longer comes out of the seat's reserve. `window` is
 * how long a moment stays open in which players may react, the same with any hand; `natural`, how long it does
 * at tables where it passes with its motion, and how long when a player holds it there.
 */
export const clockPresets = {
  none: null,
  relaxed: { free: 60_000, reserve: 600_000, window: 4_000, natural: { motion: 900, hold: 12_000 } },
  normal: { free: 30_000, reserve: 300_000, window: 2_500, natural: { motion: 900, hold: 8_000 } },
  fast: { free: 15_000, reserve: 60_000, window: 1_500, natural: { motion: 900, hold: 5_000 } },
  'mail-1': { free: 86_400_000, reserve: 0, window: 86_400_000 },
  'mail-3': { free: 3 * 86_400_000, reserve: 0, window: 3 * 86_400_000 },
  'mail-7': { free: 7 * 86_400_000, reserve: 0, window: 7 * 86_400_000 },
} as const;

export type ClockPreset = keyof typeof clockPresets;
