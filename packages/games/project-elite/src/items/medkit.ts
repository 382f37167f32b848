import { heal } from '../rules/damage/harm.ts';
import { heroesAtHand } from '../rules/damage/patients.ts';
import type { ItemRecord } from '../rules/records/records.ts';

/** Its user, or a hero beside, heals two. */
export const medkit: ItemRecord = {
  title: 'SI01',
  ability: {
    targets: (state, hero) => heroesAtHand(state, hero).map((each) => [each]),
    effect: (table, hero, [target = hero]) => heal(table, target, 2),
  },
};
