import { addToSide } from '../../rules/encounter/modifier.ts';
import { isAttacking } from '../../rules/encounter/reading.ts';
import { opponentOf } from '../../rules/state/seats.ts';
import { shipsInWarp } from '../../rules/ships/warp.ts';
import { alien } from '../alien.ts';

/** Necromancy: one more for every ship in the warp, of all players, counted when it is used. */
export const warpish = alien({
  id: 'warpish',
  power: {
    id: 'warpish.necromancy',
    when: 'reveal.after-reveal',
    as: 'main',
    use: 'must',
    if: isAttacking,
    effect: ({ state }, { seat }) => {
      const inWarp = state.warp.reduce((sum, count) => sum + count, 0);
      addToSide(state, seat, inWarp);
    },
  },
  wild: {
    when: 'reveal.after-reveal',
    as: 'main',
    effect: ({ state }, { seat }) => addToSide(state, seat, shipsInWarp(state, seat)),
  },
  super: {
    when: 'reveal.after-reveal',
    as: 'main',
    effect: ({ state }, { seat }) => {
      const opponent = opponentOf(state, seat);
      if (opponent !== null) addToSide(state, opponent, -shipsInWarp(state, opponent));
    },
  },
});
