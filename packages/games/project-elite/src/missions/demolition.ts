import { shuffle } from '@starboard/engine';
import { demolitionTokens } from '../content/tokens.ts';
import { layTargets } from '../rules/missions/laying.ts';
import type { MissionRecord } from '../rules/records/records.ts';
import { tokensOf } from '../rules/state/reading.ts';

const withSlots = (count: number): string[] =>
  Object.keys(demolitionTokens).filter((id) => demolitionTokens[id]?.length === count);

/** Each target is to be replaced by a charge whose owner has filled it with dice. */
export const demolition: MissionRecord = {
  id: 'demolition',
  layOut(state, random) {
    layTargets(state);
    for (const slots of [3, 4]) {
      const charges = shuffle(random, 'mission-tokens', withSlots(slots));
      for (const [index, hero] of state.heroes.entries())
        hero.charges.push({ id: charges[index] ?? '', isReady: false });
    }
  },
  isGoalMet: (state) => tokensOf(state, 'target').length === 0,
};
