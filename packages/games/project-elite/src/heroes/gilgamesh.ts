import { isFilled } from '../rules/dice/holders.ts';
import type { HeroRecord } from '../rules/records/records.ts';

/** Overdrive: while a die lies on his board, each attack rolls one die more. */
export const gilgamesh: HeroRecord = {
  id: 'gilgamesh',
  passive: { moreHitDice: (state) => (isFilled(state, 'gilgamesh') ? 1 : 0) },
};
