// A cell is a number: rows of fifteen, from the top left. Tables over cells are plain lists.

export type Cell = number;

export const side = 15;
export const cellCount = side * side;
/** No cell. */
export const nowhere: Cell = -1;

export const cellAt = (x: number, y: number): Cell => y * side + x;
export const columnOf = (cell: Cell): number => cell % side;
export const rowOf = (cell: Cell): number => Math.floor(cell / side);
export const isWithin = (x: number, y: number): boolean => x >= 0 && x < side && y >= 0 && y < side;

/** How far two cells are apart, walls or not. */
export function distance(a: Cell, b: Cell): number {
  const across = Math.abs(columnOf(a) - columnOf(b));
  const down = Math.abs(rowOf(a) - rowOf(b));
  return across > down ? across : down;
}

/** In one row, column or diagonal. */
export function isAligned(a: Cell, b: Cell): boolean {
  const across = Math.abs(columnOf(a) - columnOf(b));
  const down = Math.abs(rowOf(a) - rowOf(b));
  return across === 0 || down === 0 || across === down;
}

/** In the order that settles ties. */
export const directions = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Direction = (typeof directions)[number];

const across: readonly number[] = [0, 1, 1, 1, 0, -1, -1, -1];
const down: readonly number[] = [-1, -1, 0, 1, 1, 1, 0, -1];

/** The cell in a direction; nowhere outside of the board. */
export function beside(cell: Cell, direction: number): Cell {
  const x = columnOf(cell) + (across[direction] ?? 0);
  const y = rowOf(cell) + (down[direction] ?? 0);
  return isWithin(x, y) ? cellAt(x, y) : nowhere;
}

/** The rank of the direction between two cells that touch; -1 if they do not. */
export function directionTo(from: Cell, to: Cell): number {
  for (let direction = 0; direction < 8; direction++) if (beside(from, direction) === to) return direction;
  return -1;
}
