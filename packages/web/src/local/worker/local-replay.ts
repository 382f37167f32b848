import { type AnyGame, isInRealTime, type Viewer } from '@starboard/engine';
import { type LogEntry, pageText, recordedSteps, replaySteps } from '@starboard/host';
import type { Recording } from '@starboard/protocol';
import { type KeptTable, seatOfMe } from '../shelf/kept-table.ts';
import type { LocalAsks } from '../local-talk.ts';
import { Film } from './film.ts';
import { beginningOf } from './takeback.ts';

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

/** A film, and its script as text. */
export interface Filmed {
  readonly film: Film;
  readonly script: string;
}

/** The film of a match of this device in real time; null for other matches. */
export function localFilm(
  game: AnyGame,
  kept: KeptTable,
  log: readonly LogEntry[],
  viewer: Viewer = seatOfMe(kept),
): Filmed | null {
  if (!isInRealTime(game)) return null;
  const { dealt, createdAt } = kept;
  const film = new Film({ game, beginning: beginningOf(kept), log, dealt, startedAt: createdAt }, viewer);
  return { film, script: film.text(headOf(kept, log, viewer, 0)) };
}

/** The film of a match that the server has handed out. */
export function serverFilm(game: AnyGame, recording: Recording, viewer: Viewer): Filmed {
  const { beginning, startedAt, log: _, ...head } = recording;
  const log = recordedSteps(recording);
  const film = new Film({ game, beginning, log, startedAt }, viewer);
  return { film, script: film.text({ ...head, viewer, from: 0, total: log.length + 1 }) };
}
