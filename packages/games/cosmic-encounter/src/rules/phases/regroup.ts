import { settling } from '../abilities/use.ts';
import { retrieveShips } from '../ships/move-ships.ts';
import { addShips } from '../ships/ship-places.ts';
import { timingOrder } from '../state/seats.ts';
import { opens, sequence } from '../sequence.ts';
import { coloniesOf } from '../ships/ships.ts';
import { encounterOf } from '../state/state.ts';
import { roomOnGate } from './launch.ts';
import { research } from '../techs/research.ts';
import { retrieve } from '../ships/warp.ts';
import { runs } from '../runs.ts';

export const regroup = sequence<object>('regroup', {
  begin: ({ state }) => {
    encounterOf(state).needsCard = true;
  },
  tech: ({ state }) =>
    state.settings.technologies ? runs(research, { left: [...timingOrder(state)] }) : undefined,
  start: opens('regroup.start'),
  'instead-of-retrieving': opens('regroup.retrieve'),
  retrieve: (table) => {
    const { state } = table;
    const { offense, retrieval } = encounterOf(state);
    const { seat, count } = retrieval ?? { seat: offense, count: 1 };
    if (seat !== offense || coloniesOf(state, offense).length > 0)
      return runs(retrieveShips, { seat, count });
    // a fleet without a colony comes back by way of the gate, as far as it may be sent
    addShips(state, offense, 'gate', retrieve(table, offense, Math.min(count, roomOnGate(state))));
    return undefined;
  },
  settle: settling,
  'after-retrieve': opens('regroup.after-retrieve'),
});
