import type { Seat } from '@starboard/engine';
import { spendStrength } from '../../rules/abilities/answering.ts';
import { runs } from '../../rules/runs.ts';
import { lostInBatch } from '../../rules/ships/batches.ts';
import { giveUpShips } from '../../rules/ships/lose-ships.ts';
import { retrieveShips } from '../../rules/ships/move-ships.ts';
import { pickShips } from '../../rules/ships/pick-ships.ts';
import { showsAttack } from '../../rules/encounter/reading.ts';
import { mainOf } from '../../rules/state/seats.ts';
import { encounterOf, type State } from '../../rules/state/state.ts';
import { canRetrieve } from '../../rules/ships/warp.ts';
import { alien } from '../alien.ts';
import { asksVictims, lostAway, owedBy } from './victims.ts';

/** One ship for every main player but the own seat that shows an attack. */
const inhaled = (state: State, seat: Seat): number =>
  (['offense', 'defense'] as const).filter(
    (side) => mainOf(encounterOf(state), side) !== seat && showsAttack(state, side),
  ).length;

/** Catharsis: others of its choice lose as many ships as it has just lost. */
export const vacuum = alien({
  id: 'vacuum',
  power: {
    id: 'vacuum.catharsis',
    when: 'trigger.ships-lost',
    as: 'any',
    use: 'must',
    repeats: true,
    if: (state, seat) => lostInBatch(state, seat) > 0 && !state.batches.at(-1)?.answered.includes(seat),
    asks: asksVictims,
    effect: ({ state }, { seat, choices }) => {
      state.batches.at(-1)?.answered.push(seat);
      const owed = owedBy(choices);
      return spendStrength(state, seat, 'vacuum.catharsis')
        ? runs(pickShips, { seat, owed, losses: lostAway(state, owed) })
        : runs(giveUpShips, { owed, fromGate: 'without-colonies' });
    },
    cancelled: ({ state }, { seat }) => {
      state.batches.at(-1)?.answered.push(seat);
    },
  },
  wild: {
    when: 'reveal.after-reveal',
    as: 'any',
    if: (state, seat) => inhaled(state, seat) > 0 && canRetrieve(state, seat),
    effect: ({ state }, { seat }) => runs(retrieveShips, { seat, count: inhaled(state, seat) }),
  },
  // it says which ships they are
  super: { when: 'react.power-use', as: 'any', strengthens: 'vacuum.catharsis' },
});
