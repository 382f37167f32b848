import { type AnyGame, eventsFor, type Match, reason, type Reason, type Seat } from '@starboard/engine';
import { mostTakebacks, RecordTrouble, stillCounting, takeBack } from '@starboard/records';
import type { TableRecord } from '../lobby/table-record.ts';
import { playedInputs } from '../store/match-store.ts';
import type { Store } from '../store/store.ts';
import { voters } from './early-result.ts';
import type { LiveMatch } from './live-match.ts';

const longestLog = 100_000;

/** Why nobody can still mean what they asked for, or agreed to: the match has moved on. */
export const tooLate = reason('server.takeback.too-late');

/** From which input a match goes back to which. */
export interface Way {
  readonly to: number;
  readonly from: number;
}

/** Whether nobody is left to be asked about the takeback that somebody wants. */
export const isAgreed = (table: TableRecord): boolean =>
  voters(table).every((voter) => table.takeback?.agreed.includes(voter));

/** The match to go on from when everything after an input is taken back, or why that cannot be. */
export async function takenBack(
  store: Store,
  game: AnyGame,
  { options, seats }: TableRecord,
  live: LiveMatch,
  { to, from }: Way,
): Promise<Match | { readonly refused: Reason }> {
  const log = await store.matches.inputsAfter(live.id, 0, longestLog);
  // something came at the same moment: it is not written yet, or nobody had seen it when they agreed
  if (log.length !== live.seq || log.slice(from).some(({ request }) => isByPerson(request)))
    return { refused: tooLate };
  if (log.filter(({ input }) => 'takeback' in input).length >= mostTakebacks)
    return { refused: reason('server.takeback.too-many') };
  const { seed } = live.match.table.position.random;
  try {
    return takeBack(game, { seats: seats.length, options, seed }, playedInputs(log), to);
  } catch (error) {
    if (error instanceof RecordTrouble) return { refused: reason('server.takeback.rules-changed') };
    throw error;
  }
}

interface Target {
  /** The number before that answer. */
  readonly to: number;
  /** What everybody could see of it. */
  readonly move: readonly { readonly type: string }[];
}

/** The seat's latest answer that still counts. Null when there is none to take back. */
export async function latestAnswer(store: Store, live: LiveMatch, seat: Seat): Promise<Target | null> {
  const recent = await store.matches.inputsAfter(live.id, live.seq - recentInputs, recentInputs);
  const latest = stillCounting(recent).findLast(({ input, seat: by }) => by === seat && 'answer' in input);
  return latest ? { to: latest.seq - 1, move: eventsFor(live.game, latest.events, 'spectator') } : null;
}

/** Whether a person has made a move since: then nobody can still mean what they agreed to before. */
export async function hasMovedOn(store: Store, live: LiveMatch, since: number): Promise<boolean> {
  const later = await store.matches.inputsAfter(live.id, since, recentInputs);
  return later.some(({ request }) => isByPerson(request));
}

/** What bots, clocks and orders ask for has no slash in it. */
export const isByPerson = (request: string | null): boolean => request === null || request.includes('/');

const recentInputs = 500;
