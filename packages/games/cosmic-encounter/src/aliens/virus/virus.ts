import { modify, modifyInstead, ownModifier } from '../../rules/encounter/modifier.ts';
import { isAttacking, ownSide } from '../../rules/encounter/reading.ts';
import { alien } from '../alien.ts';

/** Multiply: the card times the own ships, instead of their sum. */
export const virus = alien({
  id: 'virus',
  power: {
    id: 'virus.multiply',
    when: 'reveal.after-reveal',
    as: 'main',
    use: 'must',
    if: isAttacking,
    effect: ({ state }, { seat }) => modify(state, { op: 'multiply', side: ownSide(state, seat), by: 'own' }),
  },
  wild: {
    when: 'reveal.after-reveal',
    as: 'main',
    effect: ({ state }, { seat }) => modify(state, { op: 'multiply-ships', side: ownSide(state, seat) }),
  },
  // all ships of the side instead of the own
  super: {
    when: 'reveal.after-reveal',
    as: 'main',
    if: (state, seat) => ownModifier(state, seat, 'multiply') >= 0,
    effect: ({ state }, { seat }) => {
      const side = ownSide(state, seat);
      const own = ownModifier(state, seat, 'multiply');
      modifyInstead(state, own, { op: 'multiply', side, by: 'all' });
    },
  },
});
