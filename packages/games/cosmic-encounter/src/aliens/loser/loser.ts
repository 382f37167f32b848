import type { CeTable } from '../../rules/events.ts';
import { encounterOf } from '../../rules/state.ts';
import { alien } from '../alien.ts';

const declareUpset = ({ state }: CeTable): void => {
  encounterOf(state).modifiers.push({ op: 'upset' });
};

/** Upset: both play attacks if they can, and in the end the loser wins. */
export const loser = alien({
  id: 'loser',
  abilities: [
    { id: 'loser.upset', when: 'planning.before-select', as: 'main', use: 'may', effect: declareUpset },
  ],
  // both sides lose everything they have in the encounter, and no cards are selected
  wild: {
    when: 'planning.before-select',
    as: 'main',
    effect: ({ state }) => {
      encounterOf(state).result = 'both-lost';
    },
  },
  super: { when: 'reveal.before-reveal', as: 'main', effect: declareUpset },
});
