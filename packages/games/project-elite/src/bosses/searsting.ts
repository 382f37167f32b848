import { heroesInSight } from '../rules/activation/abilities.ts';
import { hurt } from '../rules/damage/harm.ts';
import type { BossRecord } from '../rules/records/records.ts';

/** Sting: one damage, without a roll, to every hero within two cells that it sees. */
export const searsting: BossRecord = {
  id: 'searsting',
  ability(table, alien) {
    for (const hero of heroesInSight(table.state, alien, 2)) hurt(table, hero, 1, 'searsting');
    return undefined;
  },
};
