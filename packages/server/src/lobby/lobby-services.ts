import type { AnyGame, Seat } from '@starboard/engine';
import type { Store } from '../store/store.ts';
import type { MatchStarter } from './starting.ts';
import type { Tables } from './tables.ts';

/** What the lobby works with: where tables are opened and people sit down, up to the moment when the match begins. */
export interface LobbyServices {
  readonly store: Store;
  readonly tables: Tables;
  readonly games: readonly AnyGame[];
  readonly now: () => number;
  readonly matches: MatchStarter;
  /** Gives a seat of a running match up for good. */
  readonly resign: (table: string, seat: Seat) => Promise<void>;
  /** Names of the clocks there are; the presets unless told otherwise. */
  readonly clocks?: readonly string[];
}
