import type { Box } from './shapes.ts';

/** Everything is measured from the middle of the warp. */
export const middle = { x: 0, y: 0 } as const;

/** How a board is cut: all of it, and the ring that planets stand on, out of line with each other by so much. */
export interface Cut {
  readonly box: Box;
  readonly rx: number;
  readonly ry: number;
  readonly zigzag: number;
}

/** One for screens that are wider than high, one for the others. */
export const cuts = {
  wide: { box: { x: -524, y: -312, width: 1048, height: 632 }, rx: 462, ry: 250, zigzag: 15 },
  square: { box: { x: -374, y: -350, width: 748, height: 708 }, rx: 312, ry: 286, zigzag: 20 },
} as const satisfies Readonly<Record<string, Cut>>;

export type CutName = keyof typeof cuts;

export const planetRadius = 30;
/** Of the planet that the gate is aimed at. */
export const targetRadius = 36.6;
/** Neighbours are no further apart than this along the ring. */
export const widestStep = 84;

export const warpRadius = 94;
export const trackRadius = 115;
/** What a colony track and its markers need beyond the middle. */
export const trackEdge = 128;

export const coinRadius = 20;
export const gateSize = { rx: 14, ry: 41 } as const;
export const techCard = { width: 19, height: 25.65 } as const;
export const cannonRadius = 11;
/** For what the planet aimed at is called. */
export const nameRoom = { width: 62, height: 15 } as const;
/** A card, and beside it what the pile is called. */
export const pileWidth = 112;
