import {
  type Board,
  type Cell,
  cellCount,
  columnOf,
  directionTo,
  type PrintedMap,
  rowOf,
} from '@starboard/project-elite/board';
import { cellSize, cornerOf, middleOf, type Spot } from '../measures.ts';

// The ground in a few long paths: an element a tile would be eight hundred.

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** A rectangle with round corners, as part of a path. */
export function roundedBox({ x, y }: Spot, width: number, height: number, r: number): string {
  const [across, down] = [round(width - 2 * r), round(height - 2 * r)];
  const turn = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${round(x + r)} ${round(y)}h${across}${turn(r, r)}v${down}${turn(-r, r)}h-${across}${turn(-r, -r)}v-${down}${turn(r, -r)}z`;
}

/** A tile a cell, with a seam between them. */
export const tiles = (cells: readonly Cell[], seam = 0.8, r = 4): string =>
  cells
    .map((cell) => {
      const { x, y } = cornerOf(cell);
      return roundedBox({ x: x + seam, y: y + seam }, cellSize - 2 * seam, cellSize - 2 * seam, r);
    })
    .join('');

export const cellsWhere = (isWanted: (cell: Cell) => boolean): readonly Cell[] =>
  Array.from({ length: cellCount }, (_, cell) => cell).filter(isWanted);

export const terrainAt = (map: PrintedMap, cell: Cell): string =>
  map.terrain[rowOf(cell)]?.[columnOf(cell)] ?? '#';

/** Where an alien can get to from where they come in. */
export function beaten({ arrows, spawnCells }: Board): ReadonlySet<Cell> {
  const seen = new Set(spawnCells.flat());
  for (const cell of seen) for (const to of arrows[cell] ?? []) seen.add(to);
  return seen;
}

/** Of eight directions, clockwise from north. */
const degrees = (direction: number): number => direction * 45 - 90;

/** A chevron for each way out of a cell that an alien can come to. */
export function chevrons(board: Board, cells: Iterable<Cell>): string {
  let path = '';
  for (const cell of cells) {
    if (board.isStart[cell]) continue;
    for (const to of board.arrows[cell] ?? [])
      path += chevron(middleOf(cell), degrees(directionTo(cell, to)));
  }
  return path;
}

function chevron({ x, y }: Spot, turn: number): string {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, beside: number): string =>
    `${round(x + along * cos - beside * sin)} ${round(y + along * sin + beside * cos)}`;
  const out = cellSize * 0.3;
  return `M${at(out - 5, -6.5)}L${at(out + 3.5, 0)}L${at(out - 5, 6.5)}`;
}

/** How thick a wall is. */
const thickness = 9;
/** How far it reaches beyond its edge, so that two in a row are one. */
const beyond = 3;

export function bars({ walls }: PrintedMap, shift = 0): string {
  return walls
    .map(([edge, column, row]) => {
      const isUpright = edge === 'E';
      const x = (column + (isUpright ? 1 : 0)) * cellSize;
      const y = (row + (isUpright ? 0 : 1)) * cellSize;
      const from = {
        x: x - (isUpright ? thickness / 2 : beyond),
        y: y - (isUpright ? beyond : thickness / 2),
      };
      const [width, height] = isUpright
        ? [thickness, cellSize + 2 * beyond]
        : [cellSize + 2 * beyond, thickness];
      return roundedBox({ x: from.x + shift, y: from.y + shift }, width, height, 3);
    })
    .join('');
}

/** The edge of the start area that aliens must not cross. */
export function startLine({ start, isStart, isOpen }: Board): string {
  return start
    .filter((cell) => isOpen[cell - 15] && !isStart[cell - 15])
    .map((cell) => {
      const { x, y } = cornerOf(cell);
      return `M${x} ${y}h${cellSize}`;
    })
    .join('');
}
