import { alien } from '../alien.ts';
import { shipsOnColonies } from '../../rules/ships.ts';
import { encounterOf } from '../../rules/state.ts';

const sides = ['offense', 'defense'] as const;

/** Infest: joins either side as if invited. */
export const parasite = alien({
  id: 'parasite',
  abilities: [
    {
      id: 'parasite.infest',
      when: 'alliance.respond',
      as: 'not-main',
      use: 'may',
      if: (state, seat) =>
        shipsOnColonies(state, seat) > 0 &&
        sides.some((side) => !encounterOf(state).invited[side].includes(seat)),
      effect: ({ state }, { seat }) => {
        for (const side of sides) encounterOf(state).invited[side].push(seat);
      },
    },
  ],
});
