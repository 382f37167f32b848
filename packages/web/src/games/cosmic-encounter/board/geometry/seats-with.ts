import type { Seat } from '@starboard/engine';

/** Those who have ships there, the main player first. */
export const seatsWith = (ships: readonly number[], first: Seat | null): readonly Seat[] => {
  const seats = [...ships.keys()].filter((seat) => (ships[seat] ?? 0) > 0);
  return [...seats.filter((seat) => seat === first), ...seats.filter((seat) => seat !== first)];
};
