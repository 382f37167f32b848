import type { AnyGame, Viewer } from '@starboard/engine';
import { type LogEntry, pageText, replaySteps } from '@starboard/host';
import { type KeptTable, seatOfMe } from '../shelf/kept-table.ts';
import type { LocalAsks } from '../local-talk.ts';
import { Film } from './film.ts';
import { beginningOf } from './takeback.ts';
import { isInRealTime } from './time-axis.ts';

/** What a replay is headed by. */
function headOf(kept: KeptTable, log: readonly LogEntry[], viewer: Viewer, from: number) {
  const names = kept.seats.map((holder) =>
    holder.kind === 'person' ? holder.name : holder.kind === 'bot' ? holder.level : '',
  );
  const outcome = kept.result && 'outcome' in kept.result ? kept.result.outcome : null;
  return { table: kept.id, game: kept.game, names, viewer, from, total: log.length + 1, outcome };
}

/** Steps of a match of this device that is over, as a server tells those of its own: the text of a `Replay`. */
export function localReplay(
  game: AnyGame,
  kept: KeptTable,
  log: readonly LogEntry[],
  { viewer = seatOfMe(kept), from, limit }: LocalAsks['replay'],
): string {
  const head = headOf(kept, log, viewer, from);
  const wish = { viewer, from, to: Math.min(from + limit, head.total), startedAt: kept.createdAt };
  return pageText(head, replaySteps(game, beginningOf(kept), log, wish, kept.dealt));
}

/** The film of a match of this device in real time, and its script as text; null for other matches. */
export function localFilm(
  game: AnyGame,
  kept: KeptTable,
  log: readonly LogEntry[],
  viewer: Viewer = seatOfMe(kept),
): { readonly film: Film; readonly script: string } | null {
  if (!isInRealTime(log)) return null;
  const { dealt, createdAt } = kept;
  const film = new Film({ game, beginning: beginningOf(kept), log, dealt, startedAt: createdAt }, viewer);
  return { film, script: film.text(headOf(kept, log, viewer, 0)) };
}
