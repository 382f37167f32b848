import { choicesOf, lockedDice, unlock } from '../rules/dice/unlocking.ts';
import type { ItemRecord } from '../rules/records/records.ts';
import { heroAt } from '../rules/state/reading.ts';

/** Once a round, without dice: any locked dice come back; what they lay on is of no more use in this round. */
export const neuralLink: ItemRecord = {
  title: 'AT16',
  ability: {
    mostUses: 1,
    targets: (state, hero) => choicesOf(lockedDice(state, heroAt(state, hero).seat)),
    effect: (table, hero, dice) => unlock(table, heroAt(table.state, hero).seat, dice),
  },
};
