import { shuffle } from '@starboard/engine';
import { type Find, findCounts, finds, moreDebrisForSix } from '../content/tokens.ts';
import { newToken, numbersFor, objectiveCell } from '../rules/missions/laying.ts';
import type { MissionRecord } from '../rules/records/records.ts';
import { tokensOf } from '../rules/state/reading.ts';

const poolFor = (heroes: number): Find[] => {
  const pool = finds.flatMap((find) => Array.from({ length: findCounts[find] }, () => find));
  return heroes < 6 ? pool : [...pool, ...Array.from({ length: moreDebrisForSix }, () => 'debris' as const)];
};

/** Tokens lie face down: each is opened, and does something then. */
export const exploration: MissionRecord = {
  id: 'exploration',
  layOut(state, random) {
    const pool = shuffle(random, 'mission-tokens', poolFor(state.heroes.length));
    for (const no of numbersFor(state))
      state.tokens.push({
        ...newToken('find', `N${no}`, objectiveCell(state, no), no),
        find: pool.pop() ?? null,
      });
    state.spareFinds.push(...pool);
  },
  isGoalMet: (state) => tokensOf(state, 'find').length === 0,
};
