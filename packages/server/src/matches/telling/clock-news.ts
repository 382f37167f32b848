import type { Viewer } from '@starboard/engine';
import { clocksFor } from '@starboard/host';
import type { FromServer } from '@starboard/protocol';
import type { LiveMatch } from '../room/live-match.ts';

/** What each kind of viewer is told of a table's clocks, when it changes for them. */
export class ClockNews {
  readonly #table: string;
  readonly #now: () => number;
  readonly #told = new Map<Viewer, string>();

  constructor(table: string, now: () => number) {
    this.#table = table;
    this.#now = now;
  }

  /** Null when the viewer knows it: that a clock has moved which this viewer cannot see tells them nothing. */
  textFor({ clocksNow, match, paceNow, rest, run }: LiveMatch, viewer: Viewer): string | null {
    if (!paceNow) return null;
    const clock = clocksFor(clocksNow, match, paceNow, viewer);
    const stands = rest.since === null ? {} : { stands: true as const };
    const held = viewer !== 'spectator' && run.holders.includes(viewer) ? { isHeld: true as const } : {};
    const known = JSON.stringify([clock, stands, held]);
    if (this.#told.get(viewer) === known) return null;
    this.#told.set(viewer, known);
    return JSON.stringify({
      type: 'clock',
      table: this.#table,
      clock,
      now: rest.since ?? this.#now(),
      ...stands,
      ...held,
    } satisfies FromServer);
  }

  /** A watcher has come who looks with these eyes and knows nothing yet. */
  forget(viewer: Viewer): void {
    this.#told.delete(viewer);
  }
}
