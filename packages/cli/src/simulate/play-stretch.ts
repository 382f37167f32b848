import { type Bot, botByName, luckFor, playOut } from '@starboard/bots';
import { type AnyGame, startMatch } from '@starboard/engine';
import { type Plan, seedOf, type Stretch } from './plan.ts';

export interface Failure {
  readonly game: number;
  readonly seed: string;
  /** For the developer who looks into it. */
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
  /** What was played and won by what the seats played as, in games that tell. */
  readonly roles: Readonly<Record<string, RoleTally>>;
  /** How often each thing was done, where that is counted. */
  readonly deeds: Readonly<Record<string, number>>;
}

export interface RoleTally {
  readonly games: number;
  readonly wins: number;
}

export function playStretch(plan: Plan, game: AnyGame, { from, to }: Stretch): Played {
  const bots = plan.bots.flatMap((name) => botByName(name, game) ?? []);
  if (game.id !== plan.game || bots.length !== plan.seats)
    throw new Error('a plan names a game and a bot for each seat');
  const decisions: number[] = [];
  const wins = Array.from({ length: plan.seats }, () => 0);
  const failures: Failure[] = [];
  const roles: Record<string, RoleTally> = {};
  const deeds: Record<string, number> = {};
  for (let number = from; number < to; number++) {
    const seed = seedOf(plan, number);
    const played = playOne(plan, game, bots, seed);
    decisions.push(played.decisions);
    addDeeds(deeds, played.deeds ?? {});
    const { failure: reason } = played;
    if (reason !== null) failures.push(failureOf(number, seed, reason));
    else {
      const winners = played.outcome?.winners ?? [];
      for (const seat of winners) wins[seat] = (wins[seat] ?? 0) + 1;
      for (const [seat, role] of (played.playedAs ?? []).entries())
        addTo(roles, role, { games: 1, wins: winners.includes(seat) ? 1 : 0 });
    }
  }
  return { from, decisions, wins, failures, roles, deeds };
}

export const failureOf = (game: number, seed: string, reason: string): Failure => ({
  game,
  seed,
  reason,
  isEndless: reason.startsWith('no end after '),
});

export function addDeeds(deeds: Record<string, number>, more: Readonly<Record<string, number>>): void {
  for (const [deed, count] of Object.entries(more)) deeds[deed] = (deeds[deed] ?? 0) + count;
}

export function addTo(roles: Record<string, RoleTally>, role: string, { games, wins }: RoleTally): void {
  const sofar = roles[role] ?? { games: 0, wins: 0 };
  roles[role] = { games: sofar.games + games, wins: sofar.wins + wins };
}

/** One game; where nothing else is said, the bots' luck follows from its seed. */
export function playOne(
  plan: Plan,
  game: AnyGame,
  bots: readonly Bot[],
  seed: string,
  luck = luckFor(seed),
): ReturnType<typeof playOut> {
  try {
    const match = startMatch(game, { seats: plan.seats, seed, options: plan.options, undo: false });
    const { limit: mostDecisions, checks, counts } = plan;
    return playOut(match, { bots, random: luck, mostDecisions, checks, counts });
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    return { decisions: 0, outcome: null, failure };
  }
}
