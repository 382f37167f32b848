import { heal } from '../rules/damage/harm.ts';
import type { ItemRecord } from '../rules/records/records.ts';

/** Its user heals one. */
export const fieldDressing: ItemRecord = {
  title: 'SI02',
  ability: { targets: () => [[]], effect: (table, hero) => heal(table, hero, 1) },
};
