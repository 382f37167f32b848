import { call, end, rulesOf, type Seat } from '@starboard/engine';
import { isStranded } from '../rules/abilities/wise.ts';
import { asksRetrieved, decides } from '../rules/asking/asking.ts';
import { runs } from '../rules/runs.ts';
import type { Event } from '../rules/state/events.ts';
import { retrieveShips } from '../rules/ships/move-ships.ts';
import { roomOnGate } from '../rules/phases/launch.ts';
import { addShips } from '../rules/ships/ship-places.ts';
import { timingOrder } from '../rules/state/seats.ts';
import { coloniesOf } from '../rules/ships/ships.ts';
import type { State } from '../rules/state/state.ts';
import { retrieve, shipsInWarp } from '../rules/ships/warp.ts';
import { artifact } from './artifact.ts';

const { procedure } = rulesOf<State, Event>();

/** A fleet without a colony, with ships in the warp and room for them on the gate. */
const isOnlyOnGate = (state: State, seat: Seat): boolean =>
  coloniesOf(state, seat).length === 0 && shipsInWarp(state, seat) > 0 && roomOnGate(state) > 0;

/** Seat by seat, all ships there are. */
const emptyWarp = procedure<{ readonly left: Seat[] }, 'next'>('mobius-tubes', 'next', {
  next({ state }, { left }) {
    const seat = left.shift();
    return seat === undefined ? end() : call(retrieveShips, { seat, count: state.warp[seat] ?? 0 }, 'next');
  },
});

/** All players' ships leave the warp; an offense without a colony puts up to four on the gate. */
export const mobiusTubes = artifact('mobius-tubes', {
  when: 'regroup.start',
  as: 'offense',
  if: (state) => state.warp.some((count) => count > 0),
  isWise: isStranded,
  effect: decides(
    (state, seat) => asksRetrieved(roomOnGate(state))(state, seat),
    (table, { seat }, count) => addShips(table.state, seat, 'gate', retrieve(table, seat, count)),
    isOnlyOnGate,
  ),
  afterwards: ({ state }) => runs(emptyWarp, { left: [...timingOrder(state)] }),
  repeats: true,
  procedures: [emptyWarp],
});
