import { type MapId, type PrintedMap, waysPrinted } from '../content/maps/printed-map.ts';
import { printedMaps } from '../content/maps/printed-maps.ts';
import { beside, type Cell, cellAt, cellCount, columnOf, directions, rowOf } from './cells.ts';
import { type Grid, gridOf, isInSight, neighboursIn } from './grid.ts';
import { stepsTo } from './paths.ts';

/** A map with all that is asked of it worked out once. */
export interface Board extends Grid {
  readonly id: MapId;
  readonly isStart: readonly boolean[];
  readonly start: readonly Cell[];
  /** Where a figure may step from each cell. */
  readonly neighbours: readonly (readonly Cell[])[];
  /** Where an alien goes from each cell, in the order of directions. */
  readonly arrows: readonly (readonly Cell[])[];
  /** The fewest steps of an alien from each cell to the start area. */
  readonly alienSteps: readonly number[];
  /** The fewest steps of a hero from each cell to the start area, figures ignored. */
  readonly heroSteps: readonly number[];
  /** Of the three cluster slots, from left to right. */
  readonly spawnCells: readonly (readonly Cell[])[];
  readonly clusterSlots: readonly Cell[];
  readonly searchCells: readonly Cell[];
  /** By their numbers; the first is nothing, since they count from one. */
  readonly objectives: readonly Cell[];
  /** The trap cells of each objective. */
  readonly traps: readonly (readonly Cell[])[];
  readonly defaultHeroCells: readonly Cell[];
  readonly reconTokenCells: readonly Cell[];
  /** For each pair of cells, whether one is seen from the other. */
  readonly sight: Uint8Array;
}

type Place = readonly [number, number];
const cellOf = ([x, y]: Place): Cell => cellAt(x, y);
const cellsOf = (places: readonly Place[]): readonly Cell[] => places.map(cellOf);
const numbered = (places: Readonly<Record<number, Place>>): readonly Cell[] => {
  const cells: Cell[] = [-1];
  for (const [number, place] of Object.entries(places)) cells[Number(number)] = cellOf(place);
  return cells;
};

export function boardOf(map: PrintedMap): Board {
  const grid = gridOf(map);
  const start = cellsOf(map.start);
  const neighbours = neighboursIn(grid);
  const arrows = arrowsOf(map);
  return {
    ...grid,
    id: map.id,
    start,
    isStart: Array.from({ length: cellCount }, (_, cell) => start.includes(cell)),
    neighbours,
    arrows,
    alienSteps: stepsTo(start, arrows),
    heroSteps: stepsTo(start, neighbours),
    spawnCells: (['A', 'B', 'C'] as const).map((slot) => cellsOf(map.spawnCells[slot])),
    clusterSlots: (['A', 'B', 'C'] as const).map((slot) => cellOf(map.clusterSlots[slot])),
    searchCells: numbered(map.searchCells).slice(1),
    objectives: numbered(map.objectives),
    traps: Array.from({ length: 13 }, (_, number) => cellsOf(map.traps[number] ?? [])),
    defaultHeroCells: cellsOf(map.defaultHeroCells),
    reconTokenCells: cellsOf(map.reconTokenCells),
    sight: sightIn(grid),
  };
}

function arrowsOf({ arrows }: PrintedMap): readonly (readonly Cell[])[] {
  const rows = arrows.map((row) => row.split(' '));
  return Array.from({ length: cellCount }, (_, cell) => {
    const printed = rows[rowOf(cell)]?.[columnOf(cell)] ?? '--';
    return directions.flatMap((name, direction) =>
      waysPrinted(printed).includes(name) ? [beside(cell, direction)] : [],
    );
  });
}

function sightIn(grid: Grid): Uint8Array {
  const sight = new Uint8Array(cellCount * cellCount);
  for (let from = 0; from < cellCount; from++) {
    if (!grid.isOpen[from]) continue;
    for (let to = from; to < cellCount; to++) {
      if (!grid.isOpen[to] || !isInSight(grid, from, to)) continue;
      sight[from * cellCount + to] = 1;
      sight[to * cellCount + from] = 1;
    }
  }
  return sight;
}

export const sees = (board: Board, from: Cell, to: Cell): boolean => board.sight[from * cellCount + to] === 1;
export const isAdjacent = (board: Board, a: Cell, b: Cell): boolean =>
  board.neighbours[a]?.includes(b) ?? false;
export const isOnOrBeside = (board: Board, a: Cell, b: Cell): boolean => a === b || isAdjacent(board, a, b);
export const arrowsFrom = (board: Board, cell: Cell): readonly Cell[] => board.arrows[cell] ?? [];
export const neighboursOf = (board: Board, cell: Cell): readonly Cell[] => board.neighbours[cell] ?? [];

const boards: Record<MapId, Board | null> = { lab: null, crash: null };

/** Worked out when it is first asked for. */
export function boardById(id: MapId): Board {
  const board = boards[id] ?? boardOf(printedMaps[id]);
  boards[id] = board;
  return board;
}
