import { type Board, boardById, sees } from '../board/board.ts';
import { type Cell, cellCount, distance, isAligned } from '../board/cells.ts';
import { never, stepsTo } from '../board/paths.ts';
import type { MapId } from '../content/maps/printed-map.ts';

/** How far a weapon carries, and what it needs to see. */
export interface Reach {
  readonly range: number;
  readonly isStraight: boolean;
  readonly needsNoSight: boolean;
}

/** What bots ask of a map again and again, worked out once. */
export interface Ground {
  readonly board: Board;
  /** The fewest steps of a hero between two cells, figures ignored. */
  walk(from: Cell, to: Cell): number;
  /** Steps of an alien to the start area, if it always takes the longest way. */
  readonly wayLeft: readonly number[];
  /** Cells of the start area in which a hero stands in no other's way. */
  readonly inner: readonly Cell[];
  /** Steps of an alien from each cell to this one, along its path. */
  along(to: Cell): readonly number[];
  /** From where a weapon hits what stands on a cell. */
  firing(reach: Reach, target: Cell): readonly Cell[];
  /** Whether one of these cells is that one. */
  hits(reach: Reach, from: Cell, target: Cell): boolean;
}

function groundOf(board: Board): Ground {
  const walks = Array.from({ length: cellCount }, (_, cell) =>
    board.isOpen[cell] ? stepsTo([cell], board.neighbours) : [],
  );
  const along = new Map<Cell, readonly number[]>();
  const fields = new Map<number, Field>();
  const field = (reach: Reach, target: Cell): Field => {
    const key =
      ((target * 100 + reach.range) * 2 + Number(reach.isStraight)) * 2 + Number(reach.needsNoSight);
    const known = fields.get(key) ?? fieldOf(board, reach, target);
    fields.set(key, known);
    return known;
  };
  return {
    board,
    walk: (from, to) => walks[to]?.[from] ?? never,
    wayLeft: wayLeftOn(board),
    inner: board.start.filter((cell) => board.neighbours[cell]?.every((beside) => board.isStart[beside])),
    along(to) {
      const known = along.get(to) ?? stepsTo([to], board.arrows);
      along.set(to, known);
      return known;
    },
    firing: (reach, target) => field(reach, target).cells,
    hits: (reach, from, target) => field(reach, target).isIn[from] === 1,
  };
}

/** Cells nearer to the start area are worked out first: no arrow leads away from it for good. */
function wayLeftOn({ arrows, alienSteps, isStart }: Board): readonly number[] {
  const left = Array.from({ length: cellCount }, () => -1);
  const of = (cell: Cell): number => {
    if (isStart[cell]) return 0;
    const known = left[cell] ?? -1;
    if (known >= 0) return known;
    let next: Cell | null = null;
    for (const to of arrows[cell] ?? [])
      if (next === null || (alienSteps[to] ?? 0) > (alienSteps[next] ?? 0)) next = to;
    const steps = next === null ? never : 1 + of(next);
    left[cell] = steps;
    return steps;
  };
  return left.map((_, cell) => of(cell));
}

/** From where a cell can be hit. */
interface Field {
  readonly cells: readonly Cell[];
  readonly isIn: Uint8Array;
}

function fieldOf(board: Board, { range, isStraight, needsNoSight }: Reach, target: Cell): Field {
  const cells: Cell[] = [];
  const isIn = new Uint8Array(cellCount);
  for (let cell = 0; cell < cellCount; cell++) {
    if (!board.isOpen[cell] || cell === target) continue;
    // from the start area nothing reaches farther than one cell
    if (distance(cell, target) > (board.isStart[cell] ? Math.min(1, range) : range)) continue;
    if (isStraight && !isAligned(cell, target)) continue;
    if (needsNoSight || sees(board, cell, target)) cells.push(cell);
  }
  for (const cell of cells) isIn[cell] = 1;
  return { cells, isIn };
}

const grounds: Record<MapId, Ground | null> = { lab: null, crash: null };

export function groundById(id: MapId): Ground {
  const ground = grounds[id] ?? groundOf(boardById(id));
  grounds[id] = ground;
  return ground;
}
