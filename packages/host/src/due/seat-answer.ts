import type { Input, Seat } from '@starboard/engine';

/** What a host answers in the name of a seat. */
export type SeatAnswer = Extract<Input, { readonly decision: number }>;

/** The id of what a host answers to a decision by itself: whichever node does so, and however often, it is one. */
export const answerId = (seat: Seat, decision: number, turn?: number): string =>
  turn === undefined ? `${seat}.${decision}` : `${seat}.${decision}.${turn}`;
