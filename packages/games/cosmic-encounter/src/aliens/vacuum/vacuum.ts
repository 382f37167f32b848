import { call, type Seat } from '@starboard/engine';
import { answered, isAnnouncing } from '../../rules/abilities/answering.ts';
import { lostInBatch } from '../../rules/batches.ts';
import { giveUpShips } from '../../rules/lose-ships.ts';
import { retrieveShips } from '../../rules/move-ships.ts';
import { showsAttack } from '../../rules/reading.ts';
import { mainOf } from '../../rules/seats.ts';
import { coloniesOf } from '../../rules/ships.ts';
import { encounterOf, type State } from '../../rules/state.ts';
import { alien } from '../alien.ts';
import { nameVictims, owedBy, pickShips, type Victims } from './victims.ts';

/** One ship for every main player but the own seat that shows an attack. */
const inhaled = (state: State, seat: Seat): number =>
  (['offense', 'defense'] as const).filter(
    (side) => mainOf(encounterOf(state), side) !== seat && showsAttack(state, side),
  ).length;

/** Catharsis: others of its choice lose as many ships as it has just lost. */
export const vacuum = alien({
  id: 'vacuum',
  abilities: [
    {
      id: 'vacuum.catharsis',
      when: 'trigger.ships-lost',
      as: 'any',
      use: 'must',
      repeats: true,
      if: (state, seat) => lostInBatch(state, seat) > 0 && !state.batches.at(-1)?.answered.includes(seat),
      asks: nameVictims,
      effect: ({ state }, { seat, choices }) => {
        state.batches.at(-1)?.answered.push(seat);
        const { victims, isExact } = choices as { readonly victims: Victims; readonly isExact: boolean };
        const owed = owedBy(victims);
        return isExact
          ? call(pickShips, { seat, owed, losses: [] }, 'finish')
          : call(giveUpShips, { owed, fromGate: false }, 'finish');
      },
      cancelled: ({ state }, { seat }) => {
        state.batches.at(-1)?.answered.push(seat);
      },
    },
  ],
  wild: {
    when: 'reveal.after-reveal',
    as: 'any',
    if: (state, seat) =>
      inhaled(state, seat) > 0 && (state.warp[seat] ?? 0) > 0 && coloniesOf(state, seat).length > 0,
    effect: ({ state }, { seat }) => call(retrieveShips, { seat, count: inhaled(state, seat) }, 'finish'),
  },
  super: {
    when: 'react.power-use',
    as: 'any',
    if: (state, seat) => isAnnouncing(state, seat, 'vacuum.catharsis'),
    effect: ({ state }) => {
      const use = answered(state);
      use.choices = { ...(use.choices as { victims: Victims }), isExact: true };
    },
  },
  procedures: [nameVictims, pickShips],
});
