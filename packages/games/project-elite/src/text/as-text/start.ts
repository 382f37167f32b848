import { boardById } from '../../board/board.ts';
import type { Cell } from '../../board/cells.ts';
import type { View } from '../../view/view.ts';

/** Whether a cell is in the start area, where all heroes have to be at the end. */
export const isInStartArea = (view: View, cell: Cell): boolean =>
  boardById(view.settings.map).isStart[cell] === true;
