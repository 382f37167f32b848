import { addSeconds } from '../rules/clock/seconds.ts';
import type { ItemRecord } from '../rules/records/records.ts';

/** Fifteen seconds more. */
export const timeExtender: ItemRecord = {
  title: 'SI09',
  ability: { movesClock: true, targets: () => [[]], effect: (table) => addSeconds(table, 15) },
};
