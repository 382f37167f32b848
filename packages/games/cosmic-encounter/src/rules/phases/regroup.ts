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
    const { offense, gate, retrieval } = encounterOf(state);
    const { seat, count } = retrieval ?? { seat: offense, count: 1 };
    if (seat !== offense || coloniesOf(state, offense).length > 0)
      return runs(retrieveShips, { seat, count });
    const retrieved = Math.min(count, state.warp[offense] ?? 0);
    if (retrieved === 0) return undefined;
    // a fleet without a colony comes back by way of the gate
    addTo(state.warp, offense, -retrieved);
    addTo(gate, offense, retrieved);
    table.emit({ type: 'shipRetrieved', seat: offense, count: retrieved });
    state.triggers.push({ type: 'ships-retrieved', seat: offense });
    return undefined;
  },
  settle: () => runs(settle, {}),
  'after-retrieve': opens('regroup.after-retrieve'),
});
