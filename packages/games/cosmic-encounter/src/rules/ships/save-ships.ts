import { call, end, rulesOf, type Seat } from '@starboard/engine';
import { saveFromBatch } from './batches.ts';
import type { Event } from '../state/events.ts';
import { returnShips } from './move-ships.ts';
import type { State } from '../state/state.ts';

const { procedure } = rulesOf<State, Event>();

/** Ships of several players that are about to enter the warp go to colonies instead, one player after another. */
export const saveShips = procedure<{ readonly seats: Seat[] }, 'next'>('save-ships', 'next', {
  next({ state }, { seats }) {
    const seat = seats.shift();
    return seat === undefined ? end() : call(returnShips, saveFromBatch(state, seat), 'next');
  },
});
