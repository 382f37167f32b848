import { call } from '@starboard/engine';
import { lostInBatch, saveFromBatch } from '../../rules/batches.ts';
import { returnShips } from '../../rules/move-ships.ts';
import { coloniesOf } from '../../rules/ships.ts';
import { alien } from '../alien.ts';

/** Immortality: own ships that should go to the warp return to colonies instead. */
export const zombie = alien({
  id: 'zombie',
  abilities: [
    {
      id: 'zombie.immortality',
      when: 'trigger.ships-to-warp',
      as: 'any',
      use: 'must',
      repeats: true,
      if: (state, seat) => lostInBatch(state, seat) > 0 && coloniesOf(state, seat).length > 0,
      effect: ({ state }, { seat }) =>
        call(returnShips, { seat, count: saveFromBatch(state, seat) }, 'finish'),
    },
  ],
});
