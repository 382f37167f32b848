import { distance } from '../board/cells.ts';
import { heroesInSight } from '../rules/activation/abilities.ts';
import { hurt } from '../rules/damage/harm.ts';
import type { BossRecord } from '../rules/records/records.ts';
import { heroAt } from '../rules/state/reading.ts';

/** Gladiator: one damage to every hero within three cells that it sees, two to one beside it. */
export const thraex: BossRecord = {
  id: 'thraex',
  ability(table, alien) {
    for (const hero of heroesInSight(table.state, alien, 3)) {
      const isClose = distance(alien.cell, heroAt(table.state, hero).cell) <= 1;
      hurt(table, hero, isClose ? 2 : 1, 'thraex');
    }
    return undefined;
  },
};
