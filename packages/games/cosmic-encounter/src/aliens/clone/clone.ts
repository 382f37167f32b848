import { alien } from '../alien.ts';
import { sideOf } from '../../rules/seats.ts';
import { encounterOf, playerOf, type PlayedCard, type Side, type State } from '../../rules/state.ts';

const ownCard = (state: State, seat: number): PlayedCard | null => {
  const encounter = encounterOf(state);
  return encounter.cards[sideOf(encounter, seat) as Side];
};

/** Replicate: the own encounter card comes back instead of being discarded. */
export const clone = alien({
  id: 'clone',
  abilities: [
    {
      id: 'clone.replicate',
      when: 'resolution.before-discard',
      as: 'main',
      use: 'may',
      if: (state, seat) => ownCard(state, seat)?.isFaceUp ?? false,
      effect: ({ state }, { seat }) => {
        const encounter = encounterOf(state);
        const kept = ownCard(state, seat);
        if (kept) playerOf(state, seat).hand.push(kept.card);
        encounter.cards[sideOf(encounter, seat) as Side] = null;
      },
    },
  ],
});
