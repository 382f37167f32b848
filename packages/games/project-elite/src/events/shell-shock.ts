import { hurt } from '../rules/damage/harm.ts';
import type { EventRecord } from '../rules/records/records.ts';

/** Before aliens use their abilities each hero suffers one damage. */
export const shellShock: EventRecord = {
  no: 3,
  at: 'ability.start',
  effect(table) {
    for (const hero of table.state.heroes.keys()) hurt(table, hero, 1, 'event');
    return undefined;
  },
};
