import type { Viewer } from '@starboard/engine';
import type { Replay } from '@starboard/protocol';
import type { Asker } from '../log-work/work-line.ts';
import { Refused } from '../refused.ts';
import { type Archive, type FinishedMatch, nameOf } from './finished-match.ts';

export interface ReplayPage {
  readonly viewer: Viewer;
  /** Number of the first step; 0 is the start. */
  readonly from: number;
  readonly limit: number;
}

/** Steps of a match that is over, through any viewer's eyes: a `Replay` as JSON, compressed. */
export async function replay(
  { store, work }: Archive,
  { table, beginning }: FinishedMatch,
  { viewer, from, limit }: ReplayPage,
  asker: Asker,
): Promise<Uint8Array> {
  const { id, game, seats, result, startedAt, createdAt } = table;
  if (viewer !== 'spectator' && viewer >= seats.length) throw new Refused(400, 'server.record.no-such-seat');
  const total = ((await store.matches.seqs([id])).get(id) ?? 0) + 1;
  const head: Omit<Replay, 'steps'> = {
    table: id,
    game,
    names: seats.map(nameOf),
    viewer,
    from,
    total,
    outcome: result && 'outcome' in result ? result.outcome : null,
  };
  const page = { from, to: Math.min(from + limit, total), viewer, startedAt: startedAt ?? createdAt };
  const job = { kind: 'page', match: id, game, beginning, head, ...page } as const;
  return work.do<'page'>(job, [id, viewer, from, limit].join(' '), asker);
}
