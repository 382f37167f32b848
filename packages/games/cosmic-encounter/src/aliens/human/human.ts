import { alien } from '../alien.ts';
import { sideOf } from '../../rules/seats.ts';
import { encounterOf, type Side, type State, type Use } from '../../rules/state.ts';

const ownSide = (state: State, { seat }: Use): Side => sideOf(encounterOf(state), seat) as Side;

/** Humanity: four more for the own side; if that is zapped, the own side wins. */
export const human = alien({
  id: 'human',
  abilities: [
    {
      id: 'human.humanity',
      when: 'reveal.after-reveal',
      as: 'main-or-ally',
      use: 'must',
      effect: ({ state }, use) => {
        encounterOf(state).modifiers.push({ op: 'add', side: ownSide(state, use), amount: 4 });
      },
      cancelled: ({ state }, use) => {
        encounterOf(state).modifiers.push({ op: 'wins', side: ownSide(state, use) });
      },
    },
  ],
});
