import { eventsFor, type Match, reason, restoreMatch, type SavedMatch, type Seat } from '@starboard/engine';
import { latestAnswerOf, voters } from '@starboard/host';
import type { LiveMatch } from '../room/live-match.ts';
import type { Denied } from '../room/wish.ts';
import type { TableRecord } from '../../lobby/table-record.ts';
import type { LogWork } from '../../log-work/log-work.ts';
import type { Asker } from '../../log-work/work-line.ts';
import { Refused } from '../../refused.ts';
import type { Store } from '../../store/store.ts';

/** Why no player can still mean what they asked for, or agreed to: the match has moved on. */
export const tooLate = reason('server.takeback.too-late');

/** Why nothing is taken back just now: what the others did meanwhile was done in time, and cannot be done again. */
export const inRealTime = reason('server.takeback.timed');

/** From which input a match goes back to which. */
export interface Way {
  readonly to: number;
  readonly from: number;
}

/** Whether no player is left to be asked about the takeback that one of them wants. */
export const isAgreed = (table: TableRecord): boolean =>
  voters(table).every((voter) => table.takeback?.agreed.includes(voter));

/** The match to go on from when everything after an input is taken back, or why that cannot be. */
export async function takenBack(
  { store, work }: { readonly store: Store; readonly work: LogWork },
  { options, seats }: TableRecord,
  live: Pick<LiveMatch, 'id' | 'seq' | 'game' | 'match'>,
  { to, from }: Way,
  asker: Asker = { who: live.id, from: live.id },
): Promise<Match | Denied> {
  const { id, seq: last, game } = live;
  // something came at the same moment, and is not written yet or not known here
  if ((await store.matches.seqs([id])).get(id) !== last) return { refused: tooLate };
  const { seed } = live.match.position.random;
  const beginning = { seats: seats.length, options, seed };
  const job = { kind: 'take-back', match: id, game: game.id, beginning, to, from, last } as const;
  try {
    const back = await work.do<'take-back'>(job, [id, to, from, last].join(' '), asker);
    return 'refused' in back ? back : restoreMatch(game, JSON.parse(back.saved) as SavedMatch);
  } catch (error) {
    // too much waits already, or it is too heavy: no reason to fail what others want of the match
    if (!(error instanceof Refused)) throw error;
    const { reason: refused, retryAfter } = error;
    return retryAfter === undefined ? { refused } : { refused, retryAfter };
  }
}

interface Target {
  /** The number before that answer. */
  readonly to: number;
  /** What every viewer could see of it. */
  readonly move: readonly { readonly type: string }[];
}

/** The seat's latest answer that still counts. Null when there is none to take back. */
export async function latestAnswer(store: Store, live: LiveMatch, seat: Seat): Promise<Target | null> {
  const recent = await store.matches.inputsAfter(live.id, live.seq - recentInputs, recentInputs);
  const latest = latestAnswerOf(recent, seat);
  return latest ? { to: latest.seq - 1, move: eventsFor(live.game, latest.events, 'spectator') } : null;
}

/** Whether a person has made a move since: then the players can no longer mean what they agreed to before. */
export async function hasMovedOn(store: Store, live: LiveMatch, since: number): Promise<boolean> {
  const later = await store.matches.inputsAfter(live.id, since, recentInputs);
  return later.some(({ by }) => by === 'person');
}

const recentInputs = 500;
