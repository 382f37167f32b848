import { ownSide, showsAttack } from '../../rules/reading.ts';
import { encounterOf } from '../../rules/state.ts';
import { alien } from '../alien.ts';

/** Multiply: the card times the own ships, instead of their sum. */
export const virus = alien({
  id: 'virus',
  abilities: [
    {
      id: 'virus.multiply',
      when: 'reveal.after-reveal',
      as: 'main',
      use: 'must',
      if: (state, seat) => showsAttack(state, ownSide(state, seat)),
      effect: ({ state }, { seat }) => {
        encounterOf(state).modifiers.push({ op: 'multiply', side: ownSide(state, seat), by: 'own' });
      },
    },
  ],
  wild: {
    when: 'reveal.after-reveal',
    as: 'main',
    effect: ({ state }, { seat }) => {
      encounterOf(state).modifiers.push({ op: 'multiply-ships', side: ownSide(state, seat) });
    },
  },
});
