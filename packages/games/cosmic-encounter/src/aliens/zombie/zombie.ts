import type { Seat } from '@starboard/engine';
import { runs } from '../../rules/runs.ts';
import { canBeSaved, saveFromBatch } from '../../rules/ships/batches.ts';
import { returnShips } from '../../rules/ships/move-ships.ts';
import { offering } from '../../rules/asking/offering.ts';
import { addShips } from '../../rules/ships/ship-places.ts';
import { ownSide } from '../../rules/encounter/reading.ts';
import { alliesInOrder } from '../../rules/state/seats.ts';
import { encounterOf, type State } from '../../rules/state/state.ts';
import { retrieve, shipsInWarp } from '../../rules/ships/warp.ts';
import { alien } from '../alien.ts';

/** Own allies with a ship in the warp, in the order in which they are asked. */
const alliesInWarp = (state: State, seat: Seat): Seat[] =>
  alliesInOrder(state, ownSide(state, seat)).filter((ally) => shipsInWarp(state, ally) > 0);

const raise = offering('zombie-raise', 'ce.ask.raise', 'raise', (table, seat) => {
  const { allies } = encounterOf(table.state);
  addShips(table.state, seat, allies[seat] === 'offense' ? 'gate' : 'zone', retrieve(table, seat, 1));
});

/** Immortality: own ships that should go to the warp return to colonies instead. */
export const zombie = alien({
  id: 'zombie',
  passive: { releasesShips: true },
  power: {
    id: 'zombie.immortality',
    when: 'trigger.ships-to-warp',
    as: 'any',
    use: 'must',
    repeats: true,
    if: canBeSaved,
    effect: ({ state }, { seat }) => runs(returnShips, saveFromBatch(state, seat)),
  },
  wild: {
    when: 'trigger.ships-to-warp',
    as: 'any',
    if: canBeSaved,
    effect: ({ state }, { seat }) => runs(returnShips, saveFromBatch(state, seat, 1)),
  },
  super: {
    when: 'alliance.after-formed',
    as: 'main',
    if: (state, seat) => alliesInWarp(state, seat).length > 0,
    effect: ({ state }, { seat }) => runs(raise, { left: alliesInWarp(state, seat) }),
  },
  procedures: [raise],
});
