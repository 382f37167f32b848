import { heal } from '../rules/damage/harm.ts';
import type { ItemRecord } from '../rules/records/records.ts';

/** Its owner heals one at the end of each round. */
export const regenerator: ItemRecord = {
  title: 'AT11',
  passive: { whenRoundEnds: (table, hero) => heal(table, hero, 1) },
};
