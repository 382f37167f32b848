import { keepsTime, type Match } from '@starboard/engine';

/**
 * The game's own clock, as all viewers may know it: from which moment of the host's time it counts while it runs, so
 * that it need not be told anew with every input, or where it stands.
 */
export type GameTime =
  | { readonly runs: true; readonly since: number }
  | { readonly runs: false; readonly at: number };

/** Where the clock stood at the latest input, in a match that no host keeps the time of; null where none is heard. */
export const stoppedTime = (match: Match): GameTime | null =>
  keepsTime(match, true) ? { runs: false, at: match.position.now } : null;

/** The same for a viewer to whom everything is shown that much later. */
export const shownLater = (time: GameTime | null, by: number): GameTime | null =>
  time?.runs ? { runs: true, since: time.since + by } : time;
