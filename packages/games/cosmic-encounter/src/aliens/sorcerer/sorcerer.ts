import { holderOf, swapSheets } from '../../rules/powers/powers.ts';
import { hasLaidLow } from '../../rules/abilities/wise.ts';
import { isMain, mainOf } from '../../rules/state/seats.ts';
import { encounterOf, type State } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';

const isAway = (state: State): boolean => {
  const holder = holderOf(state, 'sorcerer');
  return holder === null || !isMain(encounterOf(state), holder);
};

/** Magic: the two selected cards change places before they are revealed. */
export const sorcerer = alien({
  id: 'sorcerer',
  power: {
    id: 'sorcerer.magic',
    when: 'planning.after-select',
    as: 'main',
    use: 'may',
    isWise: hasLaidLow,
    effect: ({ state }) => {
      const { cards } = encounterOf(state);
      [cards.offense, cards.defense] = [cards.defense, cards.offense];
    },
  },
  // the main players change sheets for good, and the flare finds its alien
  wild: {
    when: 'planning.before-select',
    as: 'any',
    if: isAway,
    effect: ({ state }, use) => {
      const encounter = encounterOf(state);
      swapSheets(state, encounter.offense, mainOf(encounter, 'defense'));
      use.cardTo = holderOf(state, 'sorcerer') ?? 'discard';
    },
  },
  super: { when: 'planning.after-select', as: 'ally', usesPower: 'sorcerer.magic' },
});
