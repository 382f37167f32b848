import { beingAnswered, isAnnouncing } from '../../rules/abilities/answering.ts';
import { asksOne } from '../../rules/asking/asking.ts';
import { modify } from '../../rules/encounter/modifier.ts';
import { otherSide } from '../../rules/state/seats.ts';
import { cardOn, ownSide } from '../../rules/encounter/reading.ts';
import { transformCard } from '../../rules/encounter/replace-card.ts';
import { alien } from '../alien.ts';

const sides = ['offense', 'defense'] as const;

/** Reversal: the digits of both attacks change places. */
export const mirror = alien({
  id: 'mirror',
  power: {
    id: 'mirror.reversal',
    when: 'planning.after-select',
    as: 'main',
    use: 'may',
    effect: ({ state }, { choices }) => {
      const reversed = sides.filter((side) => choices === null || choices === side);
      for (const side of reversed) modify(state, { op: 'reverse', side });
    },
  },
  // the own card becomes what the opponent's is
  wild: {
    when: 'reveal.after-reveal',
    as: 'main',
    effect: ({ state }, { seat }) => {
      const side = ownSide(state, seat);
      const other = cardOn(state, otherSide(side));
      if (other?.counts) transformCard(state, side, other.counts);
    },
  },
  // only one of the two cards is reversed
  super: {
    when: 'react.power-use',
    as: 'main',
    if: (state, seat) => isAnnouncing(state, seat, 'mirror.reversal'),
    asks: asksOne('ce.ask.reverse', sides),
    effect: ({ state }, use) => {
      beingAnswered(state, use).choices = use.choices;
    },
  },
});
