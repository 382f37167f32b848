import type { AnyGame } from '@starboard/engine';
import type { MatchResult, SeatHolder } from '@starboard/protocol';
import { hasBot } from '../lobby/lists/game-list.ts';
import { nobody, type TableRecord } from '../lobby/table-record.ts';
import type { Visitor } from '../lobby/wishes.ts';
import type { FileHead } from './match-file-text.ts';

/** The table of a match that was played elsewhere: over, and the importer's alone. */
export const importedTable = (
  id: string,
  file: FileHead,
  game: AnyGame | undefined,
  result: MatchResult,
  importer: Visitor,
  now: number,
): TableRecord => ({
  id,
  code: null,
  status: 'finished',
  game: file.game,
  options: file.options,
  seats: Array.from({ length: file.seats }, (_, seat) => holderOf(file, game, seat)),
  clock: 'none',
  pauses: 'natural',
  isPublic: false,
  spectators: { allowed: true, delay: 0 },
  owner: importer.id,
  version: 1,
  // only what was promised: a hash made now would prove nothing
  seedHash: file.seedHash ?? null,
  seed: file.seed,
  endVotes: [],
  takeback: null,
  dropped: null,
  heard: [],
  result,
  rematch: null,
  kicked: [],
  isImported: true,
  createdAt: now,
  touchedAt: now,
  startedAt: now,
  finishedAt: now,
});

/** The players of a file have no accounts here, though they may be called alike. */
function holderOf({ players, names }: FileHead, game: AnyGame | undefined, seat: number): SeatHolder {
  const player = players?.[seat] ?? 'human';
  if (game && hasBot(game, player)) return { kind: 'bot', level: player };
  return { kind: 'person', account: nobody.account, name: names?.[seat] ?? nobody.name, isReady: true };
}
