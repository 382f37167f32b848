import { tokenAhead } from '../rules/activation/token-ahead.ts';
import type { BossRecord } from '../rules/records/records.ts';
import { runs } from '../rules/records/runs.ts';

/** Poisoner: acid on the next cell of its path, at a fork where the team says; a hero who stands there is hurt. */
export const dreadspit: BossRecord = {
  id: 'dreadspit',
  ability: (_table, { id }) => runs(tokenAhead, { alien: id, token: 'acid' }),
};
