import { runs } from '../rules/runs.ts';
import { retrieveShips } from '../rules/ships/move-ships.ts';
import { coloniesOf } from '../rules/ships/ships.ts';
import { technology } from './technology.ts';

/** All own ships leave the warp. */
export const warpspaceKey = technology({
  id: 'warpspace-key',
  abilities: [
    {
      when: ['regroup.start', 'regroup.after-retrieve'],
      as: 'offense',
      if: (state, seat) => (state.warp[seat] ?? 0) > 0 && coloniesOf(state, seat).length > 0,
      effect: ({ state }, { seat }) => runs(retrieveShips, { seat, count: state.warp[seat] ?? 0 }),
    },
  ],
});
