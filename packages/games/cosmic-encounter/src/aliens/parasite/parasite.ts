import type { Seat } from '@starboard/engine';
import { asksSettlement, foundColony, unsettledBy } from '../../rules/ships/found-colony.ts';
import { shipsToTake } from '../../rules/ships/planets.ts';
import { shipsOnColonies, startingShips } from '../../rules/ships/ships.ts';
import { encounterOf, type State } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';

const sides = ['offense', 'defense'] as const;

/** Planets of another player whose power has just been lost. */
const weakened = (state: State, seat: Seat): string[] => {
  const last = state.happened.at(-1);
  return last?.type === 'power-lost' && last.seat !== seat ? unsettledBy(state, seat, last.seat) : [];
};

/** Infest: joins either side as if invited. */
export const parasite = alien({
  id: 'parasite',
  power: {
    id: 'parasite.infest',
    when: 'alliance.respond',
    as: 'not-main',
    use: 'may',
    if: (state, seat) =>
      shipsOnColonies(state, seat) > 0 &&
      sides.some((side) => !encounterOf(state).invited[side].includes(seat)),
    effect: ({ state }, { seat }) => {
      encounterOf(state).uninvited.push(seat);
    },
  },
  wild: {
    when: 'trigger.power-lost',
    as: 'any',
    if: (state, seat) => shipsToTake(state, seat) > 0 && weakened(state, seat).length > 0,
    asks: asksSettlement('parasite-nest', weakened, 1),
    effect: (table, { seat, choices }) => foundColony(table, seat, choices),
  },
  super: {
    when: 'alliance.before-send',
    as: 'ally',
    effect: ({ state }, { seat }) => {
      encounterOf(state).sendLimits[seat] = startingShips(state);
    },
  },
});
