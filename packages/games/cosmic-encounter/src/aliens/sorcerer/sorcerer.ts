import { alien } from '../alien.ts';
import type { CeTable } from '../../rules/events.ts';
import { encounterOf } from '../../rules/state.ts';

const swapCards = ({ state }: CeTable): void => {
  const { cards } = encounterOf(state);
  [cards.offense, cards.defense] = [cards.defense, cards.offense];
};

/** Magic: the two selected cards change places before they are revealed. */
export const sorcerer = alien({
  id: 'sorcerer',
  abilities: [
    { id: 'sorcerer.magic', when: 'planning.after-select', as: 'main', use: 'may', effect: swapCards },
  ],
  super: { when: 'planning.after-select', as: 'ally', effect: swapCards },
});
