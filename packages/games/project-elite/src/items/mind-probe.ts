import type { ItemRecord } from '../rules/records/records.ts';
import { heroAt, playerOf } from '../rules/state/reading.ts';

/** The next four Alien results that its user's player rolls are cancelled. */
export const mindProbe: ItemRecord = {
  title: 'AT13',
  ability: {
    targets: () => [[]],
    effect({ state }, hero) {
      playerOf(state, heroAt(state, hero).seat).nextCancels += 4;
    },
  },
};
