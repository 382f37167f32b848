import { type Bot, botByName, luckFor, playOut } from '@starboard/bots';
import { type AnyGame, startMatch } from '@starboard/engine';
import { gameById } from '@starboard/games';
import { type Plan, seedOf, type Stretch } from './plan.ts';

export interface Failure {
  readonly game: number;
  readonly seed: string;
  /** For whoever looks into it. */
  readonly reason: string;
  /** Not that anything broke: the game was still going on when it was given up. */
  readonly isEndless: boolean;
}

/** What came of some games. */
export interface Played {
  readonly from: number;
  /** Decisions of each game. */
  readonly decisions: readonly number[];
  /** Games each seat won; a shared win counts for all who share it. */
  readonly wins: readonly number[];
  readonly failures: readonly Failure[];
}

export function playStretch(plan: Plan, { from, to }: Stretch): Played {
  const game = gameById(plan.game);
  const bots = plan.bots.map(botByName).filter((bot) => bot !== undefined);
  if (!game || bots.length !== plan.seats) throw new Error('a plan names a game and a bot for each seat');
  const decisions: number[] = [];
  const wins = Array.from({ length: plan.seats }, () => 0);
  const failures: Failure[] = [];
  for (let number = from; number < to; number++) {
    const seed = seedOf(plan, number);
    const played = playOne(plan, game, bots, seed);
    decisions.push(played.decisions);
    const { failure: reason } = played;
    if (reason !== null)
      failures.push({ game: number, seed, reason, isEndless: reason.startsWith('no end after ') });
    else for (const seat of played.outcome?.winners ?? []) wins[seat] = (wins[seat] ?? 0) + 1;
  }
  return { from, decisions, wins, failures };
}

function playOne(plan: Plan, game: AnyGame, bots: readonly Bot[], seed: string): ReturnType<typeof playOut> {
  try {
    const match = startMatch(game, { seats: plan.seats, seed, options: plan.options, undo: false });
    return playOut(match, { bots, random: luckFor(seed), mostDecisions: plan.limit, checks: plan.checks });
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    return { decisions: 0, outcome: null, failure };
  }
}
