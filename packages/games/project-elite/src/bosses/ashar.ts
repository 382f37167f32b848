import { attackHeroes } from '../rules/activation/abilities.ts';
import type { BossRecord } from '../rules/records/records.ts';

/** Ashar: a die for every hero within four cells that it sees; three or more hurts. */
export const ashar: BossRecord = {
  id: 'ashar',
  ability(table, alien) {
    attackHeroes(table, alien, 4, 3);
    return undefined;
  },
};
