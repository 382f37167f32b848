import type { Plan } from './plan.ts';
import { addDeeds, addTo, type Failure, type Played, type RoleTally } from './play-stretch.ts';

/** The result of a simulation. Nothing but the times depends on who played which game when. */
export interface Tally {
  readonly decisions: number;
  readonly medianDecisions: number;
  readonly minDecisions: number;
  readonly maxDecisions: number;
  readonly wins: readonly number[];
  readonly failures: readonly Failure[];
  /** By what the seats played as; empty for games that do not tell. */
  readonly roles: Played['roles'];
  /** How often each thing was done; empty unless counted. */
  readonly deeds: Played['deeds'];
}

/** Gathers what comes in, in any order. */
export function tallyOf({ games, seats }: Plan) {
  const lengths = new Uint32Array(games);
  const wins = Array.from({ length: seats }, () => 0);
  const failures: Failure[] = [];
  const roles: Record<string, RoleTally> = {};
  const deeds: Record<string, number> = {};
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
      for (const [role, tally] of Object.entries(some.roles)) addTo(roles, role, tally);
      addDeeds(deeds, some.deeds);
      played += some.decisions.length;
    },
    result(): Tally {
      const inOrder = lengths.slice().sort();
      const middle =
        (inOrder[Math.floor((games - 1) / 2)] as number) + (inOrder[Math.ceil((games - 1) / 2)] as number);
      return {
        decisions,
        medianDecisions: middle / 2,
        minDecisions: inOrder[0] as number,
        maxDecisions: inOrder[games - 1] as number,
        wins,
        failures: failures.sort((a, b) => a.game - b.game),
        roles: sorted(roles),
        deeds: sorted(deeds),
      };
    },
  };
}

const sorted = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
