import type { AnyGame } from '@starboard/engine';
import { type LogEntry, pageText, replaySteps } from '@starboard/host';
import { type KeptTable, seatOfMe } from '../shelf/kept-table.ts';
import type { LocalAsks } from '../local-talk.ts';
import { beginningOf } from './takeback.ts';

/** Steps of a match of this device that is over, as a server tells those of its own: the text of a `Replay`. */
export function localReplay(
  game: AnyGame,
  kept: KeptTable,
  log: readonly LogEntry[],
  { viewer = seatOfMe(kept), from, limit }: LocalAsks['replay'],
): string {
  const total = log.length + 1;
  const wish = { viewer, from, to: Math.min(from + limit, total), startedAt: kept.createdAt };
  const names = kept.seats.map((holder) =>
    holder.kind === 'person' ? holder.name : holder.kind === 'bot' ? holder.level : '',
  );
  const outcome = kept.result && 'outcome' in kept.result ? kept.result.outcome : null;
  const head = { table: kept.id, game: kept.game, names, viewer, from, total, outcome };
  return pageText(head, replaySteps(game, beginningOf(kept), log, wish, kept.dealt));
}
