import type { GameTime } from '@starboard/host';

/** Milliseconds on the game's clock. `now`: the host's time, as a client knows it by how far its own is from it. */
export const gameNow = (time: GameTime, now: number): number =>
  time.runs ? Math.max(0, now - time.since) : time.at;
