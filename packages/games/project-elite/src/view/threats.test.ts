import { expect, test } from 'vitest';
import { boardById } from '../board/board.ts';
import { cellAt } from '../board/cells.ts';
import { laneFrom, threatsIn } from './threats.ts';
import type { View } from './view.ts';

const view = (aliens: readonly Partial<View['aliens'][number]>[], furtherMove = 0): View =>
  ({
    settings: { map: 'lab' },
    furtherMove,
    aliens: aliens.map((alien, index) => ({ id: index + 1, health: 1, isSuppressed: false, ...alien })),
  }) as unknown as View;

test('a threat is an alien whose way to the start area is no longer than its move', () => {
  const [near, far] = [cellAt(7, 10), cellAt(7, 8)];
  const { alienSteps } = boardById('lab');
  expect([alienSteps[near], alienSteps[far]]).toEqual([3, 5]);
  const aliens = [
    { kind: 'runner', cell: near },
    { kind: 'biter', cell: near },
    { kind: 'runner', cell: far },
    { kind: 'runner', cell: near, isSuppressed: true },
  ] as const;
  expect(threatsIn(view(aliens)).map(({ alien }) => alien)).toEqual([1]);
  expect(threatsIn(view(aliens, 1)).map(({ alien }) => alien)).toEqual([1, 2]);
  expect(threatsIn(view(aliens, 2)).map(({ alien }) => alien)).toEqual([1, 2, 3]);
});

test('a lane follows the arrows by the shortest way', () => {
  const board = boardById('crash');
  for (const cells of board.spawnCells)
    for (const cell of cells) {
      const lane = laneFrom(board, cell);
      expect(lane).toHaveLength((board.alienSteps[cell] ?? 0) + 1);
      for (const [index, to] of lane.slice(1).entries()) expect(board.arrows[lane[index] ?? 0]).toContain(to);
      expect(board.isStart[lane.at(-1) ?? 0]).toBe(true);
    }
});
