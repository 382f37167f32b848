/** The upper part of the ring, where no station stands; degrees from straight up. */
const arc = { from: -56, to: 50, radius: 238 } as const;

/** More points than most matches bring, so that ticks seldom move together. */
const usual = 15;

/** How many points the arc has room for. */
export const reach = (scores: readonly number[]): number => Math.max(usual, ...scores);

/** Where so many points stand, seen from the middle of the planet; `out` is the way from the ring outwards. */
export function spotAt(points: number, most: number, out = 0): { readonly x: number; readonly y: number } {
  const turn = ((arc.from + ((arc.to - arc.from) * points) / most) * Math.PI) / 180;
  return { x: round(Math.sin(turn) * (arc.radius + out)), y: round(-Math.cos(turn) * (arc.radius + out)) };
}

const round = (value: number): number => Math.round(value * 10) / 10;
