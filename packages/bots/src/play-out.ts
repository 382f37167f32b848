import {
  type AnyGame,
  type Bot,
  isInRealTime,
  keepsTime,
  latestEvents,
  type Match,
  type Outcome,
  type RandomState,
  submit,
} from '@starboard/engine';
import { BotsAtTable } from './bots-at-table.ts';

export interface PlayedOut {
  readonly decisions: number;
  readonly outcome: Outcome | null;
  /** What went wrong, if anything did. */
  readonly failure: string | null;
  /** What each seat played as from the moment that was settled, in games that say so. */
  readonly playedAs?: readonly string[];
  /** How often each thing was done, if that was wanted and the game tells. */
  readonly deeds?: Readonly<Record<string, number>>;
}

export interface PlayOutSettings {
  /** One bot a seat. */
  readonly bots: readonly Bot[];
  /** The bots' own luck; the match has its own. */
  readonly random: RandomState;
  /** A match this long has lost its way. */
  readonly mostDecisions: number;
  /** Check the game's invariants after every input. */
  readonly checks?: boolean;
  /** Count what the game thinks worth counting. */
  readonly counts?: boolean;
}

/**
 * Lets bots play a match to its end; where the clock runs, it jumps to what happens next. No table is live here: time
 * that counts only there stands still.
 */
export function playOut(match: Match, settings: PlayOutSettings): PlayedOut {
  const { bots, random, mostDecisions, checks = false, counts = false } = settings;
  const { position } = match;
  const { game } = match;
  const atTable = new BotsAtTable(match, bots, random);
  const isTimed = isInRealTime(game);
  let decisions = 0;
  let ticks = 0;
  const deeds: Record<string, number> = {};
  let playedAs = game.playedAs?.(position.state) ?? null;
  const stopped = (failure: string | null): PlayedOut => ({
    decisions,
    outcome: position.outcome,
    failure,
    ...(playedAs && { playedAs }),
    ...(counts && { deeds }),
  });
  // things happen before any seat is asked
  if (counts) count(game, latestEvents(match), deeds);
  while (!position.outcome) {
    if (decisions + ticks >= mostDecisions) return stopped(`no end after ${mostDecisions} decisions`);
    const input = isTimed && keepsTime(match, false) ? atTable.nextInTime() : atTable.nextAnswer();
    if (!input) return stopped('nobody can act');
    const result = submit(match, input);
    const isTick = !('seat' in input);
    if (isTick) ticks++;
    else decisions++;
    if (!result.accepted) {
      const name = isTick ? 'the clock' : bots[input.seat]?.name;
      return stopped(`${name} was refused: ${result.reason.key} ${result.error?.stack ?? ''}`);
    }
    playedAs ??= game.playedAs?.(position.state) ?? null;
    if (counts) count(game, result.events, deeds);
    if (checks) {
      const broken = game.invariants(position.state, position.outcome);
      if (broken.length > 0) return stopped(`broken: ${broken.join('; ')}`);
    }
  }
  return stopped(null);
}

function count(
  game: AnyGame,
  events: readonly { readonly type: string }[],
  deeds: Record<string, number>,
): void {
  for (const event of events) {
    const deed = game.deed?.(event) ?? null;
    if (deed !== null) deeds[deed] = (deeds[deed] ?? 0) + 1;
  }
}
