import { expect } from 'vitest';
import { at, scenario } from '../testing/index.ts';

const biter = (x: number, y: number) => ({ kind: 'biter', at: [x, y] }) as const;
const push = (...pushes: readonly (readonly [alien: number, x: number, y: number])[]) => ({
  thing: 'SI08.1',
  targets: pushes.flatMap(([alien, x, y]) => [alien, at(x, y)]),
});

scenario(
  'a repulsor sends up to three aliens back by one, one after another',
  {
    heroes: { kara: { at: [5, 10], cards: ['SI08'], slots: { SI08: 'G' } }, voker: {} },
    aliens: [biter(5, 9), biter(5, 8), biter(4, 10), biter(5, 6)],
  },
  (table) => {
    table
      .refuses('kara', 'no-target', 'use', push())
      .refuses('kara', 'no-target', 'use', push([4, 5, 5]))
      .refuses('kara', 'cell-occupied', 'use', push([1, 5, 8]))
      .refuses('kara', 'not-adjacent', 'use', push([2, 6, 7]))
      .refuses('kara', 'no-target', 'use', push([2, 5, 7], [2, 5, 6]))
      .gives('kara', 'use', push([2, 5, 7], [1, 5, 8], [3, 3, 9]))
      .expectAt(1, 5, 8)
      .expectAt(2, 5, 7)
      .expectAt(3, 3, 9)
      .expectDice(0, 'l---')
      .refuses('kara', 'limit-reached', 'use', push([1, 4, 8]));
  },
);

scenario(
  'a repulsor sends no two to one cell, and none out of the start area; slime does not carry, a mine kills',
  {
    heroes: { kara: { at: [7, 12], cards: ['SI08'], slots: { SI08: 'G' } }, voker: {} },
    aliens: [biter(6, 11), biter(8, 11), biter(8, 13)],
    slime: [[7, 10]],
    mines: [[8, 10]],
  },
  (table) => {
    table
      .refuses('kara', 'cell-occupied', 'use', push([1, 7, 10], [2, 7, 10]))
      .refuses('kara', 'no-target', 'use', push([3, 8, 12]))
      .gives('kara', 'use', push([1, 7, 10], [2, 8, 10]))
      .expectAt(1, 7, 10)
      .expectGone(2);
    expect(table.state.mines).toEqual([]);
  },
);

scenario(
  'a repulsor moves three aliens at the most',
  {
    heroes: { kara: { at: [4, 2], cards: ['SI08'], slots: { SI08: 'G' } }, voker: {} },
    aliens: [biter(1, 2), biter(2, 2), biter(3, 2), biter(5, 3)],
  },
  (table) => {
    const three = [
      [1, 0, 1],
      [2, 1, 1],
      [3, 2, 1],
    ] as const;
    table
      .refuses('kara', 'limit-reached', 'use', push(...three, [4, 5, 2]))
      .gives('kara', 'use', push(...three))
      .expectAt(3, 2, 1)
      .expectAt(4, 5, 3);
  },
);
