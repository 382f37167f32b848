import { addSeconds } from '../rules/clock/seconds.ts';
import type { ItemRecord } from '../rules/records/records.ts';

/** Forty seconds more. */
export const chronoCore: ItemRecord = {
  title: 'AT15',
  ability: { movesClock: true, targets: () => [[]], effect: (table) => addSeconds(table, 40) },
};
