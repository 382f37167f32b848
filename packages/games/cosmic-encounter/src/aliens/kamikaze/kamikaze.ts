import { asksRetrieved } from '../../rules/asking/asking.ts';
import { drawCards } from '../../rules/cards/cards.ts';
import { runs } from '../../rules/runs.ts';
import { loseShips } from '../../rules/ships/lose-ships.ts';
import { addToSide } from '../../rules/encounter/modifier.ts';
import { fromColonies, fromOutside } from '../../rules/ships/planets.ts';
import { asksSacrifice, sacrificed } from '../../rules/ships/sacrifice.ts';
import { shipsOnColonies } from '../../rules/ships/ships.ts';
import { encounterOf } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';

const most = 4;
const mostRetrieved = 3;

/** Sacrifice: up to four ships go to the warp, and each brings two cards. */
export const kamikaze = alien({
  id: 'kamikaze',
  power: {
    id: 'kamikaze.sacrifice',
    when: 'planning.before-select',
    as: 'main',
    use: 'may',
    if: (state, seat) => shipsOnColonies(state, seat) > 0,
    asks: asksSacrifice((state, seat) =>
      fromColonies(state, seat, 1, Math.min(most, shipsOnColonies(state, seat))),
    ),
    effect: (table, use) => {
      const { losses, ships } = sacrificed(table.state, use);
      drawCards(table, use.seat, 2 * ships);
      return runs(loseShips, { cause: 'effect', losses });
    },
  },
  // what is sent counts as sent, even if it is saved from the warp
  wild: {
    when: 'planning.after-select',
    as: 'main',
    if: (state, seat) => fromOutside(state, seat, 1, most).max > 0,
    asks: asksSacrifice((state, seat) => fromOutside(state, seat, 1, most)),
    effect: ({ state }, use) => {
      const { losses, ships } = sacrificed(state, use);
      addToSide(state, use.seat, 3 * ships);
      return runs(loseShips, { cause: 'effect', losses });
    },
  },
  super: {
    when: 'regroup.retrieve',
    as: 'offense',
    if: (state, seat) => (state.warp[seat] ?? 0) > 1 && encounterOf(state).retrieval === null,
    asks: asksRetrieved(mostRetrieved),
    effect: ({ state }, { seat, choices }) => {
      encounterOf(state).retrieval = { seat, count: Number(choices) };
    },
  },
});
