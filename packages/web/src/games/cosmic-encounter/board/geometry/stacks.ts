import type { Seat } from '@starboard/engine';
import type { Spot } from './shapes.ts';

/** Ships of one seat at a place: where their lowest disc lies, how large they are and how many of them are drawn. */
export interface StackSpot extends Spot {
  readonly seat: Seat;
  readonly count: number;
  readonly scale: number;
  readonly most: number;
}

interface Rows {
  /** From the planet’s middle, of each stack. */
  readonly at: readonly (readonly [x: number, y: number])[];
  readonly scale: number;
  readonly most: number;
}

/** The more players have ships on a planet, the lower their stacks, in two rows. */
const rows: Readonly<Record<number, Rows>> = {
  1: { at: [[0, 9]], scale: 1, most: 6 },
  2: {
    at: [
      [-13.5, 9],
      [13.5, 9],
    ],
    scale: 1,
    most: 5,
  },
  3: {
    at: [
      [0, -12],
      [-14, 13],
      [14, 13],
    ],
    scale: 0.94,
    most: 2,
  },
  4: {
    at: [
      [-14, -12],
      [14, -12],
      [-14, 14],
      [14, 14],
    ],
    scale: 0.94,
    most: 2,
  },
  5: {
    at: [
      [-12, -13],
      [12, -13],
      [-23, 12],
      [0, 12],
      [23, 12],
    ],
    scale: 0.84,
    most: 2,
  },
};

/** Where ships stand on a planet: the owner's first, guests after it. */
export function planetStacks(planet: Spot, ships: readonly number[], owner: Seat): readonly StackSpot[] {
  const seats = [...ships.keys()].filter((seat) => (ships[seat] ?? 0) > 0);
  const ordered = [...seats.filter((seat) => seat === owner), ...seats.filter((seat) => seat !== owner)];
  const { at, scale, most } = rows[ordered.length] ?? { at: [], scale: 1, most: 1 };
  return ordered.map((seat, index) => {
    const [x, y] = at[index] ?? [0, 0];
    return { x: planet.x + x, y: planet.y + y, seat, count: ships[seat] ?? 0, scale, most };
  });
}
