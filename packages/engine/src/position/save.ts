import type { Input } from '../match/input.ts';
import { copy, equal } from './json.ts';
import { type Match, playFrom } from '../match/match.ts';
import type { Migration } from './migration.ts';
import type { Position } from './position.ts';
import { type AnyGame, stepOf } from '../match/step-of.ts';
import { questionsOf } from '../match/asked.ts';
import { hearsClock } from '../match/hearing.ts';
import { replayed } from '../match/undo.ts';

/** A match as it is stored: everything needed to go on, the way back included. */
export interface SavedMatch {
  readonly position: Position;
  readonly undo: { readonly checkpoint: Position; readonly since: readonly Input[] } | null;
}

/** A snapshot that later play does not touch. */
export const saveMatch = (match: Match): SavedMatch => copy(savedAsIs(match));

/** What there is to save, shared with the match: to be written down before play goes on. */
export function savedAsIs(match: Match): SavedMatch {
  const { game, position, since, keepsUndo } = match;
  // while the clock runs there is no way back, only a way to rebuild
  const hasWayBack = keepsUndo && since.length > 0 && !hearsClock(game, position);
  return { position, undo: hasWayBack ? { checkpoint: match.checkpoint, since } : null };
}

/** Takes up a saved match, bringing an older format up to date first. */
export function restoreMatch(game: AnyGame, saved: SavedMatch, settings: { undo?: boolean } = {}): Match {
  const match = playFrom(game, migrated(game, saved.position), settings);
  if (!saved.undo || !match.keepsUndo || !leadsHere(match, saved.undo)) return match;
  match.checkpoint = copy(saved.undo.checkpoint);
  match.since = copy([...saved.undo.since]);
  return match;
}

/** A way back is one only while today's rules lead along it to where the match is. */
function leadsHere({ game, table }: Match, { checkpoint, since }: NonNullable<SavedMatch['undo']>): boolean {
  if (checkpoint.format !== table.position.format) return false;
  try {
    return equal(replayed(game, checkpoint, since).position, table.position);
  } catch {
    return false;
  }
}

/** A position in today's format: the migrations it has not been through, applied in order. */
export function migrated(game: AnyGame, saved: Position): Position {
  if (saved.game !== game.id) throw new Error(`a position of '${saved.game}' is no position of '${game.id}'`);
  const names = game.migrations.map(({ name }) => name);
  const done = saved.format === '' ? 0 : names.indexOf(saved.format) + 1;
  if (saved.format !== '' && done === 0) {
    throw new Error(`'${saved.format}' is not a format of ${game.id} known here: saved by a newer version?`);
  }
  let position: Record<string, unknown> = copy({ ...saved });
  for (const migration of game.migrations.slice(done)) {
    position = { ...migration.migrate(position), format: migration.name };
  }
  const result = position as unknown as Position;
  // fails here, not in the middle of play, when a frame names a step that is gone
  for (const { proc, step } of result.frames) stepOf(game, proc, step);
  questionsOf(game, result);
  return result;
}

/** A position as it would have been saved in each earlier format, today's first, as far back as can be told. */
export function* inEarlierFormats(game: AnyGame, position: Position): Generator<Position> {
  yield position;
  let earlier: Record<string, unknown> = copy({ ...position });
  for (let index = game.migrations.length - 1; index >= 0; index--) {
    const { forget } = game.migrations[index] as Migration;
    if (!forget) return;
    earlier = { ...forget(earlier), format: game.migrations[index - 1]?.name ?? '' };
    yield copy(earlier as unknown as Position);
  }
}
