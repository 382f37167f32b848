import { alien } from '../alien.ts';
import { encounterOf } from '../../rules/state.ts';
import type { CeTable } from '../../rules/events.ts';
import type { Use } from '../../rules/state.ts';

const sendsOne = ({ state }: CeTable, { seat }: Use): void => {
  encounterOf(state).sendLimits[seat] = 1;
};

/** Mass: only one ship may be sent, but every ship counts four. */
export const macron = alien({
  id: 'macron',
  passive: { compensationPerShip: 2, rewardsPerShip: 2 },
  abilities: [
    { id: 'macron.mass-launch', when: 'launch.before-send', as: 'offense', use: 'must', effect: sendsOne },
    { id: 'macron.mass-ally', when: 'alliance.before-send', as: 'ally', use: 'must', effect: sendsOne },
    {
      id: 'macron.mass',
      when: 'reveal.after-reveal',
      as: 'main-or-ally',
      use: 'must',
      effect: ({ state }, { seat }) => {
        encounterOf(state).modifiers.push({ op: 'ship-value', seat, value: 4 });
      },
    },
  ],
});
