/** The board at its natural size, and its middle: the warp. */
export const boardSize = { width: 976, height: 632 } as const;
export const middle = { x: 488, y: 312 } as const;

/** The ring that planets stand on, out of line with each other by so much. */
export const ring = { rx: 426, ry: 250, zigzag: 15 } as const;

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
