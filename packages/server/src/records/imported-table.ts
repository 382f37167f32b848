import type { AnyGame } from '@starboard/engine';
import type { MatchResult, SeatHolder } from '@starboard/protocol';
import type { MatchFile } from '@starboard/records';
import { newId } from '../id.ts';
import { hasBot } from '../lobby/game-list.ts';
import { nobody, type TableRecord } from '../lobby/table-record.ts';
import type { Visitor } from '../lobby/wishes.ts';

/** The table of a match that was played elsewhere: over, and nobody's but the importer's. */
export const importedTable = (
  file: MatchFile,
  game: AnyGame,
  result: MatchResult,
  importer: Visitor,
  now: number,
): TableRecord => ({
  id: newId(),
  code: null,
  status: 'finished',
  game: file.game,
  options: file.options,
  seats: Array.from({ length: file.seats }, (_, seat) => holderOf(file, game, seat)),
  clock: 'none',
  isPublic: false,
  spectators: { allowed: true, delay: 0 },
  host: importer.id,
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
  createdAt: now,
  touchedAt: now,
  startedAt: now,
  finishedAt: now,
});

/** Whoever played there has no account here, whatever they are called. */
function holderOf({ players, names }: MatchFile, game: AnyGame, seat: number): SeatHolder {
  const player = players?.[seat] ?? 'human';
  if (hasBot(game, player)) return { kind: 'bot', level: player };
  return { kind: 'person', account: nobody.account, name: shownName(names?.[seat] ?? ''), isReady: true };
}

/** Without what cannot be seen, or would reach into other lines. */
const shownName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]|\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim() || nobody.name;
