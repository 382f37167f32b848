import { call } from '@starboard/engine';
import { saveFromBatch } from '../../rules/batches.ts';
import { returnShips } from '../../rules/move-ships.ts';
import { coloniesOf } from '../../rules/ships.ts';
import { alien } from '../alien.ts';
import type { Batch, State } from '../../rules/state.ts';

const ownLosses = (state: State, seat: number): number =>
  (state.batches.at(-1) as Batch).losses.reduce(
    (sum, loss) => sum + (loss.seat === seat ? loss.count : 0),
    0,
  );

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
      if: (state, seat) => ownLosses(state, seat) > 0 && coloniesOf(state, seat).length > 0,
      effect: ({ state }, { seat }) =>
        call(returnShips, { seat, count: saveFromBatch(state, seat) }, 'finish'),
    },
  ],
});
