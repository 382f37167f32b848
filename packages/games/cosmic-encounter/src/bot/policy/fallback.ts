import { parseOption } from '../../keys/index.ts';
import type { Family } from './family.ts';
import { foe } from './players.ts';

/** Anything else: no harm to oneself, and what is said when time runs out a little rather than the rest. */
export const fallback: Family = (asked, sight, luck) => {
  const byPlayer = foe(asked, sight, luck);
  return (key, taken) => {
    const { word, side, seat } = parseOption(key) ?? {};
    const named = side ?? (word === 'offense' || word === 'defense' ? word : undefined);
    if (named !== undefined) return named === sight.sideOf() ? 1 : 0;
    return seat === undefined ? 0 : byPlayer(key, taken);
  };
};
