import { randomBytes } from 'node:crypto';
import { type AnyGame, reason, saveMatch, startMatch } from '@starboard/engine';
import { movedClocks, type Pace, startClocks } from '@starboard/host';
import { seedHashOf } from '@starboard/records';
import type { TableRecord } from '../lobby/table-record.ts';
import { Refused } from '../refused.ts';
import type { Store } from '../store/store.ts';

interface Dealer {
  readonly store: Store;
  readonly games: readonly AnyGame[];
  readonly paces: Readonly<Record<string, Pace | null>>;
  readonly now: () => number;
}

/** The game that is played at a table, or a refusal where this node does not know it. */
export function gameAt(games: readonly AnyGame[], { game: wanted }: Pick<TableRecord, 'game'>): AnyGame {
  const game = games.find(({ id }) => id === wanted);
  if (!game) throw new Refused(409, reason('server.table.game-unknown', { game: wanted }));
  return game;
}

/** Deals the match of a table, unless that has been done; tells the hash of its seed. */
export async function dealMatch(
  { store, games, paces, now }: Dealer,
  table: TableRecord,
): Promise<{ readonly seedHash: string }> {
  const game = gameAt(games, table);
  const seats = table.seats.length;
  const seed = randomBytes(32).toString('hex');
  const match = startMatch(game, { seats, seed, options: table.options });
  const at = now();
  const pace = paces[table.clock] ?? null;
  const dealt = {
    id: table.id,
    game: game.id,
    seq: 0,
    saved: saveMatch(match),
    savedSeq: 0,
    told: Array.from({ length: seats + 1 }, () => 0),
    clock: movedClocks(startClocks(pace, seats), match, pace, at),
    // a node has to take it up: a bot may be first
    dueAt: at,
  };
  try {
    await store.matches.create(dealt, at);
    return { seedHash: seedHashOf(seed) };
  } catch (error) {
    const before = await store.matches.load(table.id);
    if (!before) throw error;
    return { seedHash: seedHashOf(before.saved.position.random.seed) };
  }
}
