import { describe, expect, test } from 'vitest';
import { missionIds, objectivesOf } from '../content/missions.ts';
import { mapIds } from '../content/maps/printed-map.ts';
import { arrowsFrom, type Board, boardById, isAdjacent, sees } from './board.ts';
import { type Cell, cellAt, distance } from './cells.ts';
import { never } from './paths.ts';

const openCells = ({ isOpen }: Board): Cell[] => isOpen.flatMap((open, cell) => (open ? [cell] : []));

/** The most steps an alien can take from a cell. */
const longest = (board: Board, cell: Cell): number =>
  board.isStart[cell] ? 0 : 1 + Math.max(...arrowsFrom(board, cell).map((to) => longest(board, to)));

const printed = {
  lab: { open: 169, start: 10, shortest: [12, 11, 12], longest: [14, 13, 14], search: [11, 3, 7] },
  crash: { open: 163, start: 12, shortest: [12, 11, 12], longest: [14, 12, 14], search: [4, 7, 4] },
};

describe.each(mapIds)('%s', (id) => {
  const board = boardById(id);

  test('has as many cells as printed', () => {
    expect([openCells(board).length, board.start.length]).toEqual([printed[id].open, printed[id].start]);
  });

  test('leads aliens home from everywhere, step by legal step and never in a circle', () => {
    for (const cell of openCells(board)) {
      if (board.isStart[cell]) {
        expect(arrowsFrom(board, cell)).toEqual([]);
        continue;
      }
      expect(arrowsFrom(board, cell).length).toBeGreaterThan(0);
      for (const to of arrowsFrom(board, cell)) expect(isAdjacent(board, cell, to)).toBe(true);
      expect(longest(board, cell)).toBeLessThan(never);
      expect(board.alienSteps[cell]).toBeLessThan(never);
    }
  });

  test('has three spawn cells beside each slot, ten to fifteen steps from home', () => {
    board.clusterSlots.forEach((slot, index) => {
      const cells = board.spawnCells[index] ?? [];
      expect([...(board.neighbours[slot] ?? [])].sort((a, b) => a - b)).toEqual(cells);
      expect(Math.min(...cells.map((cell) => board.alienSteps[cell] ?? 0))).toBe(printed[id].shortest[index]);
      expect(Math.max(...cells.map((cell) => longest(board, cell)))).toBe(printed[id].longest[index]);
    });
  });

  test('lets heroes walk to all objectives and search cells, which are all different', () => {
    const cells = [
      ...board.objectives.slice(1),
      ...board.searchCells,
      ...board.spawnCells.flat(),
      ...board.clusterSlots,
    ];
    expect(new Set(cells).size).toBe(12 + 3 + 9 + 3);
    for (const cell of cells) {
      expect(board.isOpen[cell] && !board.isStart[cell]).toBe(true);
      expect(board.heroSteps[cell]).toBeLessThan(never);
    }
    expect(board.searchCells.map((cell) => board.heroSteps[cell])).toEqual(printed[id].search);
  });

  test('has two traps beside each capture token, none shared within a setup', () => {
    for (const players of [2, 3, 4, 5, 6]) {
      const objectives = objectivesOf('capture', id, players);
      const traps = objectives.flatMap((no) => board.traps[no] ?? []);
      expect(new Set(traps).size).toBe(2 * objectives.length);
      for (const no of objectives)
        for (const trap of board.traps[no] ?? [])
          expect(isAdjacent(board, board.objectives[no] ?? -1, trap)).toBe(true);
    }
    expect(missionIds).toHaveLength(5);
  });

  test('shows as much as printed', () => {
    const cells = openCells(board);
    const share = (within: number) => {
      const pairs = cells.flatMap((a) =>
        cells.filter((b) => distance(a, b) >= 2 && distance(a, b) <= within).map((b) => sees(board, a, b)),
      );
      return Math.round((100 * pairs.filter(Boolean).length) / pairs.length);
    };
    expect([2, 3, 4, 5, 6].map(share)).toEqual(id === 'lab' ? [63, 54, 43, 37, 32] : [64, 55, 45, 38, 33]);
  });

  test('is seen both ways', () => {
    const cells = openCells(board);
    const isOneSided = (a: Cell) => cells.some((b) => sees(board, a, b) !== sees(board, b, a));
    expect(cells.filter(isOneSided)).toEqual([]);
  });
});

test('[PE-028] a figure steps past blocked cells, between which it sees nothing', () => {
  const crash = boardById('crash');
  expect(isAdjacent(crash, cellAt(4, 4), cellAt(5, 5))).toBe(true);
  expect(sees(crash, cellAt(4, 4), cellAt(5, 5))).toBe(false);
});

test('[PE-044] one blocked cell at a corner does not cut a line', () => {
  expect(sees(boardById('lab'), cellAt(3, 3), cellAt(5, 5))).toBe(true);
});

test('[PE-045] a wall that ends at a corner stops steps and not sight', () => {
  const lab = boardById('lab');
  expect(sees(lab, cellAt(2, 5), cellAt(3, 4))).toBe(true);
  expect(isAdjacent(lab, cellAt(2, 5), cellAt(3, 4))).toBe(false);
});

test('[PE-043] sight at the crash site', () => {
  const crash = boardById('crash');
  const akosha = cellAt(0, 3);
  const seen = [cellAt(3, 3), cellAt(4, 4), cellAt(0, 6), cellAt(2, 5)].map((cell) =>
    sees(crash, akosha, cell),
  );
  expect(seen).toEqual([true, true, false, false]);
});
