import type { ItemRecord } from '../rules/records/records.ts';
import { heroAt } from '../rules/state/reading.ts';

/** Until time-up is over no Alien result moves an alien within two cells of its user, wherever that hero goes. */
export const stasisOrb: ItemRecord = {
  title: 'AT12',
  ability: {
    targets: () => [[]],
    effect({ state }, hero) {
      heroAt(state, hero).holdsWithin = 2;
    },
  },
};
