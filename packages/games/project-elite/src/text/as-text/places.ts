import type { Message, Viewer } from '@starboard/engine';
import { boardById } from '../../board/board.ts';
import type { Cell } from '../../board/cells.ts';
import type { View } from '../../view/view.ts';
import { cellName, joined, plain } from '../names.ts';
import { waysOf } from './ways.ts';

const cellsText = (cells: readonly Cell[]) => joined(cells.map(cellName));

/** Where things lie that figures meet on their way. */
export function placesText(view: View, viewer: Viewer): readonly Message[] {
  const farther = waysOf(view, viewer);
  const board = boardById(view.settings.map);
  const { acid, slime, mines } = view.ground;
  return [
    plain('text.cells'),
    plain('text.start', { cells: cellsText(board.start) }),
    ...view.clusters.map((cluster, slot) =>
      plain('text.cluster', { cluster, cells: cellsText(board.spawnCells[slot] ?? []) }),
    ),
    ...view.searches.map(({ cell, at }) => {
      const token = plain(`text.search-${at}`, { cell: cellName(cell) });
      return at === 'face-up' ? farther(token, cell) : token;
    }),
    ...(acid.length > 0 ? [plain('text.acid', { cells: cellsText(acid) })] : []),
    ...(slime.length > 0 ? [plain('text.slime', { cells: cellsText(slime) })] : []),
    ...(mines.length > 0 ? [plain('text.mines', { cells: cellsText(mines) })] : []),
  ];
}
