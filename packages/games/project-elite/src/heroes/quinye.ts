import { heal } from '../rules/damage/harm.ts';
import { heroesAtHand } from '../rules/damage/patients.ts';
import type { HeroRecord } from '../rules/records/records.ts';

/** Field medic: she heals herself or a hero beside her by one, twice a round. */
export const quinye: HeroRecord = {
  id: 'quinye',
  ability: {
    mostUses: 2,
    targets: (state, hero) => heroesAtHand(state, hero).map((each) => [each]),
    effect: (table, hero, [target = hero]) => heal(table, target, 1),
  },
};
