import { choicesOf, lockedDice, unlock } from '../rules/dice/unlocking.ts';
import type { ItemRecord } from '../rules/records/records.ts';
import { heroAt } from '../rules/state/reading.ts';

/** Up to three locked dice come back; what they lay on is of no more use in this round. */
export const stimInjector: ItemRecord = {
  title: 'SI05',
  ability: {
    targets: (state, hero, thing) => choicesOf(lockedDice(state, heroAt(state, hero).seat, thing), 3),
    effect: (table, hero, dice) => unlock(table, heroAt(table.state, hero).seat, dice),
  },
};
