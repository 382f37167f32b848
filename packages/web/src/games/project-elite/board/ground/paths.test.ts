import { boardById, mapIds, printedMaps } from '@starboard/project-elite/board';
import { expect, test } from 'vitest';
import { bars, beaten, cellsWhere, chevrons, startLine, terrainAt, tiles } from './paths.ts';

const parts = (path: string): number => path.split('M').length - 1;

test.each(mapIds)('on the map %s every wall, tile and way that an alien can take is drawn', (id) => {
  const board = boardById(id);
  const map = printedMaps[id];
  const open = cellsWhere((cell) => terrainAt(map, cell) === '.');
  expect(parts(tiles(open))).toBe(board.isOpen.filter(Boolean).length);
  expect(parts(bars(map))).toBe(map.walls.length);
  const ways = [...beaten(board)].flatMap((cell) => board.arrows[cell] ?? []);
  expect(parts(chevrons(board, beaten(board)))).toBe(ways.length);
  expect(parts(startLine(board))).toBeGreaterThan(3);
});
