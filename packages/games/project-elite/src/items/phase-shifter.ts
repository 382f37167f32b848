import { cellCount, distance } from '../board/cells.ts';
import { walkTo } from '../rules/figures/walk.ts';
import type { ItemRecord } from '../rules/records/records.ts';
import { boardIn, heroAt, isFree } from '../rules/state/reading.ts';

/** Its user is put on any free cell within four, through walls; neither from the start area nor into it. */
export const phaseShifter: ItemRecord = {
  title: 'AT10',
  ability: {
    targets(state, hero) {
      const { isOpen, isStart } = boardIn(state);
      const { cell: from } = heroAt(state, hero);
      if (isStart[from]) return [];
      return Array.from({ length: cellCount }, (_, cell) => [cell]).filter(
        ([to = 0]) => isOpen[to] && !isStart[to] && isFree(state, to) && distance(from, to) <= 4,
      );
    },
    effect(table, hero, [to]) {
      if (to !== undefined) walkTo(table, hero, to);
    },
  },
};
