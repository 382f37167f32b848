import { shareOf } from '../values.ts';
import { bestAttack } from './aim.ts';
import type { Family } from './family.ts';

/** What a technology is worth, which comes in place of an encounter. */
const technology = 0.015;

/** Another encounter, if the hand is good enough for it; else a technology, or the end of the turn. */
export const again: Family = (_asked, sight) => {
  const now = shareOf(sight.standings, sight.seat);
  return (key) => {
    if (key === 'draw-tech') return now + technology;
    if (key !== 'encounter') return now;
    let total = 0;
    for (let seat = 0; seat < sight.seats; seat++) if (seat !== sight.seat) total += bestAttack(sight, seat);
    return total / (sight.seats - 1);
  };
};
