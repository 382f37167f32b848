import { type Cell, columnOf, rowOf, side } from '@starboard/project-elite/board';

/** The drawing's own pixels; it is scaled as a whole. */
export const cellSize = 54;
export const boardSize = side * cellSize;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The upper left corner of a cell. */
export const cornerOf = (cell: Cell): Spot => ({ x: columnOf(cell) * cellSize, y: rowOf(cell) * cellSize });

export const middleOf = (cell: Cell): Spot => ({
  x: (columnOf(cell) + 0.5) * cellSize,
  y: (rowOf(cell) + 0.5) * cellSize,
});
