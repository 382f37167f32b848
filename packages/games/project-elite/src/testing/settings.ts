import type { Seating } from '@starboard/engine/testing';
import { difficulties } from '../content/presets.ts';
import { optionValues } from '../rules/state/options.ts';

const { map: maps, mission: missions, clock: clocks } = optionValues;

/** One of a list, which begins anew at its end. */
const nth = <Item>(list: readonly Item[], index: number): Item => list[index % list.length] as Item;

/**
 * Thirty ways to sit down in which every two values meet of players, mission, difficulty, clock and map. Fewer cannot do:
 * six numbers of players meet five missions. Other options go with them.
 */
export const settings: readonly Seating[] = [1, 2, 3, 4, 5, 6].flatMap((seats) =>
  missions.map((mission, index) => {
    const row = seats - 1;
    // each number of players meets the difficulties in another order, and the last one in an order of its own
    const rank = row < 5 ? index + 2 * row : 2 * index;
    const difficulty = nth(difficulties, rank);
    const options = {
      mission,
      difficulty,
      map: nth(maps, row + index),
      clock: nth(clocks, row + (rank % difficulties.length)),
      planning: nth(optionValues.planning, index + 2 * row),
      objectiveSameCell: nth(optionValues.objectiveSameCell, Math.floor(index / 2) + row),
    };
    return { name: `${seats}-${mission}`, seats, options };
  }),
);
