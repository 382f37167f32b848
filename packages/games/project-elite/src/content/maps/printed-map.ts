/** The ways out of a cell, as its row prints them. */
export const waysPrinted = (printed: string): readonly string[] => printed.split('/');

export const mapIds = ['lab', 'crash'] as const;
export type MapId = (typeof mapIds)[number];

type Place = readonly [x: number, y: number];
type Places = Readonly<Record<number, readonly Place[]>>;

/** A board as it is printed: 15 by 15 cells, aliens come in at the top and heroes begin at the bottom. */
export interface PrintedMap {
  readonly id: MapId;
  /** A row each; a dot is an open cell, all else is blocked. */
  readonly terrain: readonly string[];
  /** `E`: between the cell and the one to its right; `S`: the one below. */
  readonly walls: readonly (readonly ['E' | 'S', x: number, y: number])[];
  readonly start: readonly Place[];
  readonly clusterSlots: Readonly<Record<'A' | 'B' | 'C', Place>>;
  readonly spawnCells: Readonly<Record<'A' | 'B' | 'C', readonly Place[]>>;
  readonly searchCells: Readonly<Record<number, Place>>;
  readonly objectives: Readonly<Record<number, Place>>;
  /** Cells of the traps that belong to an objective. */
  readonly traps: Places;
  /** Where heroes stand if no player says otherwise. */
  readonly defaultHeroCells: readonly Place[];
  readonly reconTokenCells: readonly Place[];
  /** The ways of the aliens out of each cell of a row: `--` none, `==` the start area, `S/SE` a fork. */
  readonly arrows: readonly string[];
}
