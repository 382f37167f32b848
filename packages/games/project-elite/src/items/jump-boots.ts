import { neighboursOf } from '../board/board.ts';
import { walkTo } from '../rules/figures/walk.ts';
import type { ItemRecord } from '../rules/records/records.ts';
import { boardIn, heroAt, isFree } from '../rules/state/reading.ts';

/** One step or two, the first over any figure; acid burns only where the jump ends. */
export const jumpBoots: ItemRecord = {
  title: 'SI03',
  ability: {
    targets(state, hero) {
      const beside = (cell: number) => neighboursOf(boardIn(state), cell);
      const { cell } = heroAt(state, hero);
      const reached = new Set([...beside(cell), ...beside(cell).flatMap(beside)]);
      return [...reached].flatMap((to) => (isFree(state, to) ? [[to]] : []));
    },
    effect(table, hero, [to]) {
      if (to !== undefined) walkTo(table, hero, to);
    },
  },
};
