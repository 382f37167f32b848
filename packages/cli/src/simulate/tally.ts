import type { Plan } from './plan.ts';
import type { Failure, Played } from './play-stretch.ts';

/** The result of a simulation. Nothing but the times depends on who played which game when. */
export interface Tally {
  readonly decisions: number;
  readonly medianDecisions: number;
  readonly minDecisions: number;
  readonly maxDecisions: number;
  readonly wins: readonly number[];
  readonly failures: readonly Failure[];
}

/** Gathers what comes in, in whatever order. */
export function tallyOf({ games, seats }: Plan) {
  const lengths = new Uint32Array(games);
  const wins = Array.from({ length: seats }, () => 0);
  const failures: Failure[] = [];
  let decisions = 0;
  let played = 0;
  return {
    get played() {
      return played;
    },
    add(some: Played): void {
      lengths.set(some.decisions, some.from);
      for (const count of some.decisions) decisions += count;
      some.wins.forEach((count, seat) => {
        wins[seat] = (wins[seat] ?? 0) + count;
      });
      failures.push(...some.failures);
      played += some.decisions.length;
    },
    result(): Tally {
      const sorted = lengths.slice().sort();
      const middle =
        (sorted[Math.floor((games - 1) / 2)] as number) + (sorted[Math.ceil((games - 1) / 2)] as number);
      return {
        decisions,
        medianDecisions: middle / 2,
        minDecisions: sorted[0] as number,
        maxDecisions: sorted[games - 1] as number,
        wins,
        failures: failures.sort((a, b) => a.game - b.game),
      };
    },
  };
}
