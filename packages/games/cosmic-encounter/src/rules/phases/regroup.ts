import { settle } from '../abilities/use.ts';
import { retrieveShips } from '../move-ships.ts';
import { opens, runs, sequence } from '../sequence.ts';
import { addTo, coloniesOf } from '../ships.ts';
import { encounterOf } from '../state.ts';

export const regroup = sequence<object>('regroup', {
  begin: ({ state }) => {
    encounterOf(state).needsCard = true;
  },
  start: opens('regroup.start'),
  'instead-of-retrieving': opens('regroup.retrieve'),
  retrieve: (table) => {
    const { state } = table;
    const { offense, gate } = encounterOf(state);
    if ((state.warp[offense] ?? 0) === 0) return undefined;
    if (coloniesOf(state, offense).length > 0) return runs(retrieveShips, { seat: offense, count: 1 });
    // a fleet without a colony comes back by way of the gate
    addTo(state.warp, offense, -1);
    addTo(gate, offense, 1);
    table.emit({ type: 'shipRetrieved', seat: offense, count: 1 });
    state.triggers.push({ type: 'ships-retrieved', seat: offense });
    return undefined;
  },
  settle: () => runs(settle, {}),
  'after-retrieve': opens('regroup.after-retrieve'),
});
