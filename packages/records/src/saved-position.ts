import { type AnyGame, migrated, type Position, restoreMatch, type Match } from '@starboard/engine';
import type { MatchFile } from './match-file.ts';
import { isCount, isListOf, isRecord } from './plain-checks.ts';
import { digestOf } from './digest.ts';

const mostFrames = 200;

/** The match at the position a file was saved in, or null when that is none to play from: a file may say anything. */
export function matchSavedIn(file: MatchFile, game: AnyGame): Match | null {
  const { saved } = file;
  if (!saved) return null;
  try {
    if (digestOf(saved.position) !== file.digest) return null;
    const position = migrated(game, saved.position);
    if (!isPositionOf(position, file) || !isSound(position, game)) return null;
    const undo = saved.undo && isWayBack(saved.undo, file) ? saved.undo : null;
    return restoreMatch(game, { position, undo });
  } catch {
    // a position that makes the rules throw is not one of theirs
    return null;
  }
}

function isPositionOf(position: unknown, { game, seats, seed, outcome }: MatchFile): position is Position {
  if (!isRecord(position)) return false;
  const { frames, random, decisions, now } = position;
  return (
    position['game'] === game &&
    position['seats'] === seats &&
    typeof position['format'] === 'string' &&
    isRecord(position['state']) &&
    isListOf(frames, isFrame) &&
    frames.length <= mostFrames &&
    isRandom(random, seed) &&
    isListOf(decisions, isCount) &&
    decisions.length === seats &&
    typeof position['isWaiting'] === 'boolean' &&
    isRecord(position['answered']) &&
    Number.isSafeInteger(now) &&
    (position['outcome'] === null) === (outcome === null)
  );
}

const isFrame = (frame: unknown): frame is Position['frames'][number] =>
  isRecord(frame) &&
  typeof frame['proc'] === 'string' &&
  typeof frame['step'] === 'string' &&
  isRecord(frame['locals']);

const isRandom = (random: unknown, seed: string): boolean =>
  isRecord(random) &&
  random['seed'] === seed &&
  isRecord(random['drawn']) &&
  Object.values(random['drawn']).every(isCount) &&
  (random['loaded'] === undefined || isRecord(random['loaded']));

const isWayBack = (undo: unknown, file: MatchFile): boolean =>
  isRecord(undo) &&
  isPositionOf(undo['checkpoint'], { ...file, outcome: null }) &&
  isListOf(undo['since'], isRecord);

/** What the game itself has to say, and that all viewers can be shown the table. */
function isSound({ state, seats, outcome, frames }: Position, game: AnyGame): boolean {
  if (game.invariants(state, outcome).length > 0) return false;
  for (let seat = 0; seat < seats; seat++) game.view(state, seat, frames);
  return true;
}
