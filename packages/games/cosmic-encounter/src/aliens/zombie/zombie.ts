import { asks, call, end, goto, rulesOf, type Seat } from '@starboard/engine';
import { lostInBatch, saveFromBatch, standingColonies } from '../../rules/batches.ts';
import type { Event } from '../../rules/events.ts';
import { returnShips } from '../../rules/move-ships.ts';
import { ownSide } from '../../rules/reading.ts';
import { alliesOf, timingOrder } from '../../rules/seats.ts';
import { addTo } from '../../rules/ships.ts';
import { encounterOf, type State } from '../../rules/state.ts';
import { alien } from '../alien.ts';

const { procedure } = rulesOf<State, Event>();

const canBeSaved = (state: State, seat: Seat): boolean =>
  lostInBatch(state, seat) > 0 && standingColonies(state, seat).length > 0;

/** Own allies with a ship in the warp, in the order in which they are asked. */
const alliesInWarp = (state: State, seat: Seat): Seat[] => {
  const allies = alliesOf(encounterOf(state), ownSide(state, seat));
  return timingOrder(state).filter((ally) => allies.includes(ally) && (state.warp[ally] ?? 0) > 0);
};

const raise = procedure<{ readonly left: Seat[] }, 'next' | 'ask'>('zombie-raise', 'next', {
  next: (_table, { left }) => (left.length > 0 ? goto('ask') : end()),
  ask: asks(
    (_state, { left }) => ({
      seat: left[0] as Seat,
      prompt: 'ce.ask.raise',
      shape: { kind: 'choose', options: ['raise', 'decline'] },
      timeout: 'decline',
    }),
    (table, { left }, answer, seat) => {
      const { state } = table;
      const { allies, gate, zone } = encounterOf(state);
      left.shift();
      if (answer === 'decline') return goto('next');
      addTo(state.warp, seat, -1);
      addTo(allies[seat] === 'offense' ? gate : zone, seat, 1);
      table.emit({ type: 'shipRetrieved', seat, count: 1 });
      state.triggers.push({ type: 'ships-retrieved', seat });
      return goto('next');
    },
  ),
});

/** Immortality: own ships that should go to the warp return to colonies instead. */
export const zombie = alien({
  id: 'zombie',
  passive: { releasesShips: true },
  abilities: [
    {
      id: 'zombie.immortality',
      when: 'trigger.ships-to-warp',
      as: 'any',
      use: 'must',
      repeats: true,
      if: canBeSaved,
      effect: ({ state }, { seat }) =>
        call(returnShips, { seat, count: saveFromBatch(state, seat) }, 'finish'),
    },
  ],
  wild: {
    when: 'trigger.ships-to-warp',
    as: 'any',
    if: canBeSaved,
    effect: ({ state }, { seat }) =>
      call(returnShips, { seat, count: saveFromBatch(state, seat, 1) }, 'finish'),
  },
  super: {
    when: 'alliance.after-formed',
    as: 'main',
    if: (state, seat) => alliesInWarp(state, seat).length > 0,
    effect: ({ state }, { seat }) => call(raise, { left: alliesInWarp(state, seat) }, 'finish'),
  },
  procedures: [raise],
});
