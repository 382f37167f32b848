import type { Seat } from '@starboard/engine';
import { modify, modifyInstead, ownModifier } from '../../rules/encounter/modifier.ts';
import { otherSide } from '../../rules/state/seats.ts';
import { isAttacking, ownSide, showsAttack, valueOn } from '../../rules/encounter/reading.ts';
import type { Side, State } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';

const usualLimit = 10;
const superLimit = 13;
const wildFrom = 15;

const opposing = (state: State, seat: Seat): Side => otherSide(ownSide(state, seat));

/** Thrice: attacks up to ten are tripled, higher ones divided by three. */
export const tripler = alien({
  id: 'tripler',
  power: {
    id: 'tripler.thrice',
    when: 'reveal.after-reveal',
    as: 'main',
    use: 'must',
    if: isAttacking,
    effect: ({ state }, { seat }) =>
      modify(state, { op: 'thrice', side: ownSide(state, seat), limit: usualLimit }),
  },
  wild: {
    when: 'reveal.at-flip',
    as: 'main',
    if: (state, seat) =>
      showsAttack(state, opposing(state, seat)) && valueOn(state, opposing(state, seat)) >= wildFrom,
    effect: ({ state }, { seat }) =>
      modify(state, { op: 'third', side: opposing(state, seat), from: wildFrom }),
  },
  super: {
    when: 'reveal.after-reveal',
    as: 'main',
    if: (state, seat) => ownModifier(state, seat, 'thrice') >= 0,
    effect: ({ state }, { seat }) => {
      const side = ownSide(state, seat);
      const own = ownModifier(state, seat, 'thrice');
      modifyInstead(state, own, { op: 'thrice', side, limit: superLimit });
    },
  },
});
