import type { AnyGame, Match } from '@starboard/engine';
import type { Beginning } from './beginning.ts';
import { goneBackTo, type PlayedInput, LogPlayer, type Played } from './log-player.ts';

/** Plays a log from the beginning, an input at a time; throws where the rules refuse one. */
export function* playLog(
  game: AnyGame,
  beginning: Beginning,
  inputs: readonly PlayedInput[],
): Generator<Played, void, void> {
  const player = LogPlayer.atStart(game, beginning, goneBackTo(inputs));
  yield player.latest;
  for (const input of inputs) yield player.play(input);
}

/**
 * The match to go on with when the inputs after number `seq` are taken back; 0 takes back all of them. The log goes
 * on after that with `{ takeback: seq }`. Throws `RecordTrouble` when the rules have changed and no longer lead there.
 */
export function takeBack(
  game: AnyGame,
  beginning: Beginning,
  inputs: readonly PlayedInput[],
  seq: number,
): Match {
  let latest: Match | null = null;
  for (const { match } of playLog(game, beginning, [...inputs, { takeback: seq }])) latest = match;
  if (!latest) throw new Error('a log begins with its start');
  return latest;
}
