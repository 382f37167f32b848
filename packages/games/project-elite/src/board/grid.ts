import type { PrintedMap } from '../content/maps/printed-map.ts';
import {
  beside,
  type Cell,
  cellAt,
  cellCount,
  columnOf,
  directions,
  isWithin,
  nowhere,
  rowOf,
} from './cells.ts';

/** What stands in the way on a board: blocked cells, and walls between cells. */
export interface Grid {
  readonly isOpen: readonly boolean[];
  /** Between the cell and the one to its right. */
  readonly wallEast: readonly boolean[];
  /** Between the cell and the one below. */
  readonly wallSouth: readonly boolean[];
}

export function gridOf({ terrain, walls }: Pick<PrintedMap, 'terrain' | 'walls'>): Grid {
  const wallEast = Array.from({ length: cellCount }, () => false);
  const wallSouth = Array.from({ length: cellCount }, () => false);
  for (const [edge, x, y] of walls) (edge === 'E' ? wallEast : wallSouth)[cellAt(x, y)] = true;
  return {
    isOpen: Array.from({ length: cellCount }, (_, cell) => terrain[rowOf(cell)]?.[columnOf(cell)] === '.'),
    wallEast,
    wallSouth,
  };
}

/** Whether a wall lies between two cells that share an edge. */
export function isWalled({ wallEast, wallSouth }: Grid, a: Cell, b: Cell): boolean {
  const first = Math.min(a, b);
  return Math.abs(a - b) === 1 ? wallEast[first] === true : wallSouth[first] === true;
}

/** Whether a wall touches the corner that four cells share, the lower right one of which is at (x, y). */
function isCornerWalled({ wallEast, wallSouth }: Grid, x: number, y: number): boolean {
  return (
    wallEast[cellAt(x - 1, y - 1)] === true ||
    wallEast[cellAt(x - 1, y)] === true ||
    wallSouth[cellAt(x - 1, y - 1)] === true ||
    wallSouth[cellAt(x, y - 1)] === true
  );
}

/** Whether a figure may step from one to the other of two cells that touch: blocked cells at a corner do not matter. */
export function isStep(grid: Grid, from: Cell, to: Cell): boolean {
  if (!grid.isOpen[from] || !grid.isOpen[to]) return false;
  const [x, y] = [columnOf(from), rowOf(from)];
  const [toX, toY] = [columnOf(to), rowOf(to)];
  if (x === toX || y === toY) return !isWalled(grid, from, to);
  return !isCornerWalled(grid, Math.max(x, toX), Math.max(y, toY));
}

/** The cells next to each cell, in the order of directions. */
export const neighboursIn = (grid: Grid): readonly (readonly Cell[])[] =>
  Array.from({ length: cellCount }, (_, cell) =>
    directions.flatMap((_direction, direction) => {
      const to = beside(cell, direction);
      return to !== nowhere && isStep(grid, cell, to) ? [to] : [];
    }),
  );

/** Whether the line between the centres of two cells is free. Whole numbers only: a corner is met exactly or not. */
export function isInSight(grid: Grid, from: Cell, to: Cell): boolean {
  let x = columnOf(from);
  let y = rowOf(from);
  const wide = Math.abs(columnOf(to) - x);
  const high = Math.abs(rowOf(to) - y);
  const stepX = Math.sign(columnOf(to) - x);
  const stepY = Math.sign(rowOf(to) - y);
  // the line meets the next column's edge after (2i + 1) / 2wide of its length, the next row's after (2j + 1) / 2high
  for (let i = 0, j = 0; i < wide || j < high; ) {
    const order = (2 * i + 1) * high - (2 * j + 1) * wide;
    const [fromX, fromY] = [x, y];
    if (order <= 0) {
      x += stepX;
      i++;
    }
    if (order >= 0) {
      y += stepY;
      j++;
    }
    if (
      order === 0
        ? !isCornerFree(grid, fromX, fromY, x, y)
        : isWalled(grid, cellAt(fromX, fromY), cellAt(x, y))
    )
      return false;
    if ((i < wide || j < high) && !grid.isOpen[cellAt(x, y)]) return false;
  }
  return true;
}

/** Through a corner one of the two ways round it must be free. */
function isCornerFree(grid: Grid, x: number, y: number, toX: number, toY: number): boolean {
  const [from, to] = [cellAt(x, y), cellAt(toX, toY)];
  const isWay = (viaX: number, viaY: number) => {
    const via = cellAt(viaX, viaY);
    return isWithin(viaX, viaY) && grid.isOpen[via] && !isWalled(grid, from, via) && !isWalled(grid, via, to);
  };
  return Boolean(isWay(toX, y) || isWay(x, toY));
}
