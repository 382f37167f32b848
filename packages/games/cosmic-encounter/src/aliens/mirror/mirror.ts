import { otherSide } from '../../rules/seats.ts';
import { cardOn, ownSide } from '../../rules/reading.ts';
import { encounterOf } from '../../rules/state.ts';
import { alien } from '../alien.ts';

/** Reversal: the digits of both attacks change places. */
export const mirror = alien({
  id: 'mirror',
  abilities: [
    {
      id: 'mirror.reversal',
      when: 'planning.after-select',
      as: 'main',
      use: 'may',
      effect: ({ state }) => {
        encounterOf(state).modifiers.push(
          { op: 'reverse', side: 'offense' },
          { op: 'reverse', side: 'defense' },
        );
      },
    },
  ],
  // the own card becomes what the opponent's is
  wild: {
    when: 'reveal.after-reveal',
    as: 'main',
    effect: ({ state }, { seat }) => {
      const own = cardOn(state, ownSide(state, seat));
      const other = cardOn(state, otherSide(ownSide(state, seat)));
      if (own && other?.counts) own.counts = { ...other.counts };
    },
  },
});
