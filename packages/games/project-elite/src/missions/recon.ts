import { shuffle } from '@starboard/engine';
import { reconTokens } from '../content/tokens.ts';
import { layTargets, newToken } from '../rules/missions/laying.ts';
import type { MissionRecord } from '../rules/records/records.ts';
import { boardIn, tokensOf } from '../rules/state/reading.ts';

/** Scouts start with the heroes, and are led by dice to a target each. */
export const recon: MissionRecord = {
  id: 'recon',
  layOut(state, random) {
    layTargets(state);
    const scouts = shuffle(random, 'mission-tokens', Object.keys(reconTokens));
    const cells = boardIn(state).reconTokenCells;
    for (const index of state.heroes.keys())
      state.tokens.push(newToken('recon', scouts[index] ?? '', cells[index] ?? -1));
  },
  isGoalMet: (state) => tokensOf(state, 'target').length === 0,
};
