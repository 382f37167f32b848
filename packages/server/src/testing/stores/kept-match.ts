import { type AnyGame, saveMatch } from '@starboard/engine';
import { type Beginning, playLog } from '@starboard/host';
import { playAtRandom, type RandomPlay } from '@starboard/host/testing';
import type { MatchResult, SeatHolder } from '@starboard/protocol';
import { seedHashOf } from '@starboard/records';
import { newId } from '../../id.ts';
import { rowOf, type TableRecord } from '../../lobby/table-record.ts';
import type { Store } from '../../store/store.ts';

export interface KeptMatch extends RandomPlay {
  readonly id: string;
  readonly beginning: Beginning;
}

export interface MatchWish {
  readonly status?: TableRecord['status'];
  readonly seats?: readonly SeatHolder[];
  /** How it ended when not by the rules. */
  readonly result?: MatchResult;
  readonly most?: number;
}

/** A table with a match that was played at random, steps back and going back in it, as it lies in the database. */
export async function keepMatch(
  store: Store,
  game: AnyGame,
  beginning: Beginning,
  { status = 'finished', seats, result, most }: MatchWish = {},
): Promise<KeptMatch> {
  const played = playAtRandom(game, beginning, { isRestless: true, ...(most !== undefined && { most }) });
  const { outcome } = played.match.position;
  const id = newId();
  const table: TableRecord = {
    id,
    code: null,
    status,
    game: game.id,
    options: beginning.options,
    seats:
      seats ?? Array.from({ length: beginning.seats }, () => ({ kind: 'bot', level: 'random' }) as const),
    clock: 'none',
    isPublic: false,
    spectators: { allowed: true, delay: 0 },
    owner: '',
    version: 1,
    seedHash: seedHashOf(beginning.seed),
    seed: status === 'finished' ? beginning.seed : null,
    endVotes: [],
    takeback: null,
    dropped: null,
    heard: [],
    result:
      status === 'finished' ? (outcome ? { kind: 'played', outcome } : (result ?? { kind: 'agreed' })) : null,
    rematch: null,
    kicked: [],
    isImported: false,
    pauses: 'natural',
    createdAt: 1,
    touchedAt: 1,
    startedAt: 2,
    finishedAt: status === 'finished' ? 3 : null,
  };
  await store.db.insertInto('tables').values(rowOf(table)).execute();
  const told = Array.from({ length: beginning.seats + 1 }, () => 0);
  const stored = {
    id,
    game: game.id,
    saved: saveMatch(played.match),
    savedSeq: 0,
    told,
    clock: null,
    dueAt: null,
  };
  await store.matches.create({ ...stored, seq: 0 }, 2);
  const inputs = [...playLog(game, beginning, played.inputs)].flatMap(({ number, input }) =>
    input
      ? [
          {
            at: 10 + number,
            seat: 'seat' in input ? input.seat : null,
            by: 'person' as const,
            request: null,
            input: JSON.stringify(input),
            events: JSON.stringify(played.events[number - 1]),
            told: JSON.stringify(told),
          },
        ]
      : [],
  );
  const [isWritten] = await store.matches.append([
    {
      match: id,
      after: 0,
      inputs,
      saved: JSON.stringify(stored.saved),
      told: JSON.stringify(told),
      clock: null,
      dueAt: null,
      rest: null,
      at: 3,
    },
  ]);
  if (!isWritten) throw new Error('the match was not written');
  return { ...played, id, beginning };
}
