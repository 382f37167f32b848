import type { Seat, Viewer } from '@starboard/engine';
import { type LeftAnswers, toldLeft } from '@starboard/host';
import type { FromServer } from '@starboard/protocol';
import type { LiveMatch } from '../room/live-match.ts';

/** What each player is told of answers they may leave, and have left, when it changes for them. */
export class LeftNews {
  readonly #table: string;
  readonly #leftBy: (seat: Seat) => LeftAnswers;
  readonly #told = new Map<Viewer, string>();

  constructor(table: string, leftBy: (seat: Seat) => LeftAnswers) {
    this.#table = table;
    this.#leftBy = leftBy;
  }

  /** Null when the viewer knows it, or nothing can be left in this game. */
  textFor(live: LiveMatch, viewer: Viewer): string | null {
    if (viewer === 'spectator' || !live.game.coming) return null;
    const left = toldLeft(live, viewer, this.#leftBy(viewer));
    const text = JSON.stringify({ type: 'left', table: this.#table, ...left } satisfies FromServer);
    // a player who can leave nothing, and has not, is told so only after having been told otherwise
    const isNothing = left.coming.length === 0 && left.answers.length === 0 && !left.dropped;
    const known = this.#told.get(viewer);
    if (known === text || (isNothing && known === undefined)) return null;
    this.#told.set(viewer, text);
    return text;
  }

  /** A watcher has come who looks with these eyes and knows nothing yet. */
  forget(viewer: Viewer): void {
    this.#told.delete(viewer);
  }
}
