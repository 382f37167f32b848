import { exterminationTokens } from '../content/tokens.ts';
import { clearReady, layTokens } from '../rules/missions/laying.ts';
import type { MissionRecord } from '../rules/records/records.ts';
import { tokensOf } from '../rules/state/reading.ts';

/** Every nest is to be filled with dice in one round, any player's, and goes at its end. */
export const extermination: MissionRecord = {
  id: 'extermination',
  layOut: (state, random) => layTokens(state, random, 'nest', Object.keys(exterminationTokens)),
  isGoalMet: (state) => tokensOf(state, 'nest').length === 0,
  whenRoundEnds: (table) => clearReady(table, 'nest'),
};
