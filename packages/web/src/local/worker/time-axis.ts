import type { LogEntry } from '@starboard/host';

/** Milliseconds that what happened outside of real time is looked at, as in any replay. */
const shown = 1_200;
const nothingToSee = 250;

/** Milliseconds on the game's clock when it was made; null outside of real time. */
const gameTimeOf = ({ input }: Pick<LogEntry, 'input'>): number | null =>
  'at' in input && typeof input.at === 'number' ? input.at : null;

/** When each step of a match is shown, in milliseconds from its start: in real time as long after another as it was. */
export function timeAxis(log: readonly Pick<LogEntry, 'input' | 'events'>[]): readonly number[] {
  const axis = [0];
  let time = 0;
  // the game's clock shows nothing at the start
  let before: number | null = 0;
  for (const entry of log) {
    const now = gameTimeOf(entry);
    const look = entry.events.length > 0 ? shown : nothingToSee;
    time += now !== null && before !== null ? Math.max(0, now - before) : look;
    before = now;
    axis.push(time);
  }
  return axis;
}
