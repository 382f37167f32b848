const shortest = 500;
const longest = 1_000;

/**
 * Milliseconds until the next attempt: somewhat longer after the first, and never quite the same for two clients, so that a
 * server that comes back is not run over. `draw` is a number from 0 to 1.
 */
export function backOff(failures: number, draw: number): number {
  const full = Math.min(longest, shortest * 2 ** Math.max(0, failures - 1));
  return Math.round(full * (0.6 + 0.4 * draw));
}
