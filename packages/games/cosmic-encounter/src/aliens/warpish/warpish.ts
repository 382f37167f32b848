import { opponentOf, otherSide } from '../../rules/seats.ts';
import { ownSide, showsAttack } from '../../rules/reading.ts';
import { encounterOf } from '../../rules/state.ts';
import { alien } from '../alien.ts';

/** Necromancy: one more for every ship in the warp, whoever's, counted when it is used. */
export const warpish = alien({
  id: 'warpish',
  abilities: [
    {
      id: 'warpish.necromancy',
      when: 'reveal.after-reveal',
      as: 'main',
      use: 'must',
      if: (state, seat) => showsAttack(state, ownSide(state, seat)),
      effect: ({ state }, { seat }) => {
        const amount = state.warp.reduce((sum, count) => sum + count, 0);
        encounterOf(state).modifiers.push({ op: 'add', side: ownSide(state, seat), amount });
      },
    },
  ],
  wild: {
    when: 'reveal.after-reveal',
    as: 'main',
    effect: ({ state }, { seat }) => {
      encounterOf(state).modifiers.push({
        op: 'add',
        side: ownSide(state, seat),
        amount: state.warp[seat] ?? 0,
      });
    },
  },
  super: {
    when: 'reveal.after-reveal',
    as: 'main',
    effect: ({ state }, { seat }) => {
      const opponent = opponentOf(state, seat);
      const amount = opponent === null ? 0 : -(state.warp[opponent] ?? 0);
      encounterOf(state).modifiers.push({ op: 'add', side: otherSide(ownSide(state, seat)), amount });
    },
  },
});
