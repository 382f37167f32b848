import { isAdjacent } from '../board/board.ts';
import { heal } from '../rules/damage/harm.ts';
import type { ItemRecord } from '../rules/records/records.ts';
import { boardIn, heroAt } from '../rules/state/reading.ts';

/** Its user, or a hero beside, heals two. */
export const medkit: ItemRecord = {
  title: 'SI01',
  ability: {
    targets: (state, hero) =>
      state.heroes.flatMap((other, index) =>
        index === hero || isAdjacent(boardIn(state), heroAt(state, hero).cell, other.cell) ? [[index]] : [],
      ),
    effect: (table, hero, [target = hero]) => heal(table, target, 2),
  },
};
