/** A part of a ring; degrees from straight up. */
interface Arc {
  readonly from: number;
  readonly to: number;
  readonly radius: number;
}

/** On the stage: the upper part of the ring, where no station stands. */
export const stageArc: Arc = { from: -56, to: 50, radius: 238 };

/** On a small board: all of the ring but the part above the Hub. */
export const smallArc = (planetRadius: number): Arc => ({ from: -140, to: 140, radius: planetRadius + 9 });

/** More points than most matches bring, so that ticks seldom move together. */
export const usual = 15;

/** How many points the arc has room for. */
export const reach = (scores: readonly number[]): number => Math.max(usual, ...scores);

interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * Where so many points stand, seen from the middle of the planet; `out` is the way from the ring outwards, `along`
 * the way on it.
 */
export function spotAt({ from, to, radius }: Arc, points: number, most: number, out = 0, along = 0): Spot {
  const turn = ((from + ((to - from) * points) / most) * Math.PI) / 180 + along / radius;
  return { x: round(Math.sin(turn) * (radius + out)), y: round(-Math.cos(turn) * (radius + out)) };
}

/** How many others with the same points come before a seat, and how many have them in all. */
export function amongEqual(scores: readonly number[], seat: number): { before: number; all: number } {
  const isEqual = (points: number): boolean => points === scores[seat];
  return { before: scores.slice(0, seat).filter(isEqual).length, all: scores.filter(isEqual).length };
}

const round = (value: number): number => Math.round(value * 10) / 10;
