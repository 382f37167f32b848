import { isAdjacent } from '../board/board.ts';
import { heal } from '../rules/damage/harm.ts';
import type { HeroRecord } from '../rules/records/records.ts';
import { boardIn, heroAt } from '../rules/state/reading.ts';

/** Field medic: she heals herself or a hero beside her by one, twice a round. */
export const quinye: HeroRecord = {
  id: 'quinye',
  ability: {
    mostUses: 2,
    targets: (state, hero) =>
      state.heroes.flatMap((other, index) =>
        index === hero || isAdjacent(boardIn(state), heroAt(state, hero).cell, other.cell) ? [[index]] : [],
      ),
    effect: (table, hero, [target = hero]) => heal(table, target, 1),
  },
};
