import type { BossRecord } from '../rules/records/records.ts';
import { runs } from '../rules/records/runs.ts';
import { isLeft, tokenAhead } from '../rules/activation/token-ahead.ts';

/** Naga: slime on the next cell of her path, at a fork where the team says. */
export const naga: BossRecord = {
  id: 'naga',
  ability: ({ state }, { id }) =>
    isLeft(state, 'slime') ? runs(tokenAhead, { alien: id, token: 'slime' }) : undefined,
};
