/** Seats by colour, in seat order. */
export const colours = ['red', 'green', 'blue', 'yellow'] as const;

export type Colour = (typeof colours)[number];
