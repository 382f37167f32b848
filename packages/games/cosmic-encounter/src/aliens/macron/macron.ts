import type { CeTable } from '../../rules/events.ts';
import { mostShipsSent } from '../../rules/phases/launch.ts';
import { ownSide, showsAttack } from '../../rules/reading.ts';
import { shipsInEncounter } from '../../rules/ships.ts';
import { encounterOf, type Use } from '../../rules/state.ts';
import { alien } from '../alien.ts';

const sends =
  (limit: number) =>
  ({ state }: CeTable, { seat }: Use): void => {
    encounterOf(state).sendLimits[seat] = limit;
  };

/** Mass: only one ship may be sent, but every ship counts four. */
export const macron = alien({
  id: 'macron',
  passive: { compensationPerShip: 2, rewardsPerShip: 2 },
  abilities: [
    { id: 'macron.mass-launch', when: 'launch.before-send', as: 'offense', use: 'must', effect: sends(1) },
    { id: 'macron.mass-ally', when: 'alliance.before-send', as: 'ally', use: 'must', effect: sends(1) },
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
  wild: {
    when: 'reveal.after-reveal',
    as: 'main-or-ally',
    if: (state, seat) => showsAttack(state, ownSide(state, seat)) && shipsInEncounter(state, seat) > 0,
    effect: ({ state }, { seat }) => {
      const amount = shipsInEncounter(state, seat);
      encounterOf(state).modifiers.push({ op: 'add', side: ownSide(state, seat), amount });
    },
  },
  super: {
    when: ['launch.before-send', 'alliance.before-send'],
    as: 'offense-or-ally',
    effect: sends(mostShipsSent),
  },
});
