import { parseOption } from '../../keys/index.ts';
import { shareOf } from '../values.ts';
import type { Family } from './family.ts';

/** Whom to do harm: the player who is ahead, never oneself. */
export const foe: Family = (_asked, sight) => (key) => {
  const seat = parseOption(key)?.seat;
  if (seat === undefined) return 0;
  if (seat === sight.seat) return -1;
  // help for the other side is harm to the own
  const own = sight.sideOf();
  const theirs = sight.sideOf(seat);
  const isWithUs = own !== null && theirs === own;
  return isWithUs ? -shareOf(sight.standings, seat) : shareOf(sight.standings, seat);
};

/** Whose cards to have: of the player who has most of them, rather than any off the deck. */
export const richest: Family = (_asked, sight) => (key) => {
  const seat = parseOption(key)?.seat;
  return seat === undefined ? 0 : sight.handSize(seat) + shareOf(sight.standings, seat);
};

/** Whom to strengthen: the main player of the own side. */
export const comrade: Family = (_asked, sight) => (key) => {
  const seat = parseOption(key)?.seat;
  return seat !== undefined && sight.sideOf(seat) === sight.sideOf() ? 1 : 0;
};

/** Whom to do good: oneself, then the player who is furthest behind. */
export const friend: Family = (_asked, sight) => (key) => {
  const seat = parseOption(key)?.seat;
  if (seat === undefined) return 0;
  return seat === sight.seat ? 1 : -shareOf(sight.standings, seat);
};
