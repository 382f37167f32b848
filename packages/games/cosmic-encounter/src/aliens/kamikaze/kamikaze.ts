import { asks, call, end, rulesOf, type Seat } from '@starboard/engine';
import { drawCards } from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
import { loseShips } from '../../rules/lose-ships.ts';
import { byPlanet, fromColonies } from '../../rules/planets.ts';
import { shipsOnColonies } from '../../rules/ships.ts';
import type { State } from '../../rules/state.ts';
import { alien } from '../alien.ts';

const { procedure } = rulesOf<State, Event>();

const chooseSacrifice = procedure<{ readonly seat: Seat }, 'which'>('kamikaze-sacrifice', 'which', {
  which: asks(
    (state, { seat }) => ({
      seat,
      prompt: 'ce.ask.sacrifice',
      shape: fromColonies(state, seat, 1, Math.min(4, shipsOnColonies(state, seat))),
    }),
    (_table, _locals, ships) => end(ships),
  ),
});

/** Sacrifice: up to four ships go to the warp, and each brings two cards. */
export const kamikaze = alien({
  id: 'kamikaze',
  abilities: [
    {
      id: 'kamikaze.sacrifice',
      when: 'planning.before-select',
      as: 'main',
      use: 'may',
      if: (state, seat) => shipsOnColonies(state, seat) > 0,
      asks: chooseSacrifice,
      effect: (table, { seat, choices }) => {
        const from = byPlanet(table.state, choices as Record<string, number>);
        const losses = Object.entries(from).map(([planet, count]) => ({ seat, from: Number(planet), count }));
        const ships = losses.reduce((sum, { count }) => sum + count, 0);
        drawCards(table, seat, 2 * ships);
        return call(loseShips, { cause: 'effect', losses }, 'finish');
      },
    },
  ],
  procedures: [chooseSacrifice],
});
