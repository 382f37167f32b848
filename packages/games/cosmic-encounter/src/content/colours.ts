/** Seats by colour, in seat order; play goes clockwise from red. */
export const colours = ['red', 'blue', 'yellow', 'green', 'purple'] as const;

export type Colour = (typeof colours)[number];
