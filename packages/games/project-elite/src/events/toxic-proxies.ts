import { acidAhead } from '../rules/activation/acid-ahead.ts';
import type { EventRecord } from '../rules/records/records.ts';
import { runs } from '../rules/records/runs.ts';

/** After each spawn phase acid is put on the next cells of three aliens. */
export const toxicProxies: EventRecord = {
  no: 16,
  at: 'spawn.end',
  effect: () => runs(acidAhead, { left: 3, chosen: [] }),
};
