import { captureTokens } from '../content/tokens.ts';
import { springTraps } from '../rules/missions/traps.ts';
import { layTokens, newToken, numbersFor } from '../rules/missions/laying.ts';
import type { MissionRecord } from '../rules/records/records.ts';
import { runs } from '../rules/records/runs.ts';
import { boardIn, tokensOf } from '../rules/state/reading.ts';

/** Each trap is to catch one of the swarm, when time is up and a cage beside it has been filled. */
export const capture: MissionRecord = {
  id: 'capture',
  layOut(state, random) {
    layTokens(state, random, 'cage', Object.keys(captureTokens));
    for (const no of numbersFor(state))
      for (const [index, cell] of (boardIn(state).traps[no] ?? []).entries())
        state.tokens.push(newToken('trap', `P${no}.${index + 1}`, cell, no));
  },
  isGoalMet: (state) => tokensOf(state, 'trap').length === 0,
  whenActionEnds: ({ state }) =>
    runs(springTraps, { left: tokensOf(state, 'cage').flatMap(({ id, isReady }) => (isReady ? [id] : [])) }),
};
