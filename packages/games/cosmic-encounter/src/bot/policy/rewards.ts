import { shareIf, shareOf } from '../values.ts';
import type { Family } from './family.ts';

/** A card, a ship from the warp, or neither. */
export const reward: Family = (_asked, sight) => (key) => {
  const now = shareOf(sight.standings, sight.seat);
  if (key !== 'card' && key !== 'ship') return now;
  return shareIf(sight.standings, sight.seat, (standings) => {
    const own = standings[sight.seat];
    if (!own) return;
    if (key === 'card') own.cards++;
    else {
      own.ships++;
      own.warp--;
    }
  });
};

/** As much as there is to have. */
export const most: Family = () => (key) => Number(key);
