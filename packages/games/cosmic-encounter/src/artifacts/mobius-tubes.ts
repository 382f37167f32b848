import { call, end, rulesOf, type Seat } from '@starboard/engine';
import type { Event } from '../rules/events.ts';
import { retrieveShips } from '../rules/move-ships.ts';
import { addShips } from '../rules/prometheus.ts';
import { timingOrder } from '../rules/seats.ts';
import { coloniesOf } from '../rules/ships.ts';
import { encounterOf, type State } from '../rules/state.ts';
import { retrieve } from '../rules/warp.ts';
import { artifact } from './artifact.ts';

const { procedure } = rulesOf<State, Event>();

/** Everybody's ships leave the warp; an offense without a colony puts up to four on the gate. */
export const mobiusTubes = artifact('mobius-tubes', {
  when: 'regroup.start',
  as: 'offense',
  if: (state) => state.warp.some((count) => count > 0),
  effect: (table) => {
    const { state } = table;
    const { offense } = encounterOf(state);
    if (coloniesOf(state, offense).length === 0)
      addShips(state, offense, 'gate', retrieve(table, offense, 4));
    return call(emptyWarp, { left: [...timingOrder(state)] }, 'finish');
  },
  repeats: true,
});

/** Seat by seat, whatever is there. */
export const emptyWarp = procedure<{ readonly left: Seat[] }, 'next'>('mobius-tubes', 'next', {
  next({ state }, { left }) {
    const seat = left.shift();
    return seat === undefined ? end() : call(retrieveShips, { seat, count: state.warp[seat] ?? 0 }, 'next');
  },
});
