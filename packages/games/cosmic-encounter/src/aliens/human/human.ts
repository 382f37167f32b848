import { isAnnouncing, zap } from '../../rules/abilities/answering.ts';
import type { CeTable } from '../../rules/state/events.ts';
import { addToSide, modify } from '../../rules/encounter/modifier.ts';
import { holderOf } from '../../rules/powers/powers.ts';
import { ownSide } from '../../rules/encounter/reading.ts';
import { transformCard } from '../../rules/encounter/replace-card.ts';
import { opponentOf } from '../../rules/state/seats.ts';
import type { Use } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';

const addFour = ({ state }: CeTable, { seat }: Use): void => addToSide(state, seat, 4);

/** Humanity: four more for the own side; if that is zapped, the own side wins. */
export const human = alien({
  id: 'human',
  power: {
    id: 'human.humanity',
    when: 'reveal.after-reveal',
    as: 'main-or-ally',
    use: 'must',
    effect: addFour,
    cancelled: ({ state }, { seat }) => modify(state, { op: 'wins', side: ownSide(state, seat) }),
  },
  wild: {
    when: 'reveal.after-reveal',
    as: 'main',
    if: (state, seat) => holderOf(state, 'human') !== opponentOf(state, seat),
    effect: ({ state }, use) => {
      transformCard(state, ownSide(state, use.seat), { type: 'attack', value: 42 });
      // the flare goes to the Human, if there is one
      use.cardTo = holderOf(state, 'human') ?? 'discard';
    },
  },
  // eight instead of four; or, discarded as Humanity is announced, a zap of it
  super: {
    when: ['reveal.after-reveal', 'react.power-use'],
    as: 'main-or-ally',
    if: (state, seat) => state.uses.length === 0 || isAnnouncing(state, seat, 'human.humanity'),
    effect: (table, use) => {
      const isByItself = table.state.uses.length === 1;
      if (isByItself) return addFour(table, use);
      zap(table, use);
      use.cardTo = 'discard';
    },
  },
});
