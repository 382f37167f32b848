import type { Seat } from '@starboard/engine';
import { modify } from '../../rules/encounter/modifier.ts';
import { opponentOf, otherSide } from '../../rules/state/seats.ts';
import { addTo } from '../../rules/ships/ships.ts';
import { ownSide, showsAttack, showsNegotiate } from '../../rules/encounter/reading.ts';
import { transformCard } from '../../rules/encounter/replace-card.ts';
import { encounterOf, type State } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';

const isAttacked = (state: State, seat: number): boolean =>
  showsNegotiate(state, ownSide(state, seat)) && showsAttack(state, otherSide(ownSide(state, seat)));

/** Peace: a negotiate against an attack wins. */
export const pacifist = alien({
  id: 'pacifist',
  power: {
    id: 'pacifist.peace',
    when: 'reveal.after-reveal',
    as: 'main',
    use: 'must',
    if: isAttacked,
    effect: ({ state }, { seat }) => modify(state, { op: 'wins', side: ownSide(state, seat) }),
  },
  wild: {
    when: 'reveal.after-reveal',
    as: 'main',
    if: isAttacked,
    effect: ({ state }, { seat }) =>
      transformCard(state, ownSide(state, seat), { type: 'attack', value: 15 }),
  },
  // a failed deal costs one ship, and the opponent five
  super: {
    when: 'resolution.deal-failed',
    as: 'main',
    effect: ({ state }, { seat }) => {
      const { dealLoss } = encounterOf(state);
      addTo(dealLoss, seat, -2);
      addTo(dealLoss, opponentOf(state, seat) as Seat, 2);
    },
  },
});
