import type { CeTable } from '../../rules/state/events.ts';
import { addToSide, modify } from '../../rules/encounter/modifier.ts';
import { mostShipsSent, sendLimit } from '../../rules/phases/launch.ts';
import { isAttacking } from '../../rules/encounter/reading.ts';
import { shipsInEncounter } from '../../rules/ships/ships.ts';
import { encounterOf, type Use } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';

const sendsOne = ({ state }: CeTable, { seat }: Use): void => {
  encounterOf(state).sendLimits[seat] = 1;
};

/** Mass: only one ship may be sent, but every ship counts four. */
export const macron = alien({
  id: 'macron',
  passive: { compensationPerShip: 2, rewardsPerShip: 2 },
  power: [
    { id: 'macron.mass-launch', when: 'launch.before-send', as: 'offense', use: 'must', effect: sendsOne },
    { id: 'macron.mass-ally', when: 'alliance.before-send', as: 'ally', use: 'must', effect: sendsOne },
    {
      id: 'macron.mass',
      when: 'reveal.after-reveal',
      as: 'main-or-ally',
      use: 'must',
      effect: ({ state }, { seat }) => modify(state, { op: 'ship-value', seat, value: 4 }),
    },
  ],
  wild: {
    when: 'reveal.after-reveal',
    as: 'main-or-ally',
    if: (state, seat) => isAttacking(state, seat) && shipsInEncounter(state, seat) > 0,
    effect: ({ state }, { seat }) => addToSide(state, seat, shipsInEncounter(state, seat)),
  },
  // as many as others send, and what raised the one ship before raises them
  super: {
    when: ['launch.before-send', 'alliance.before-send'],
    as: 'offense-or-ally',
    effect: ({ state }, { seat }) => {
      encounterOf(state).sendLimits[seat] = sendLimit(state, seat) - 1 + mostShipsSent;
    },
  },
});
