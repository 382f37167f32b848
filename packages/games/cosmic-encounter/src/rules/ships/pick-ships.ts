import { asks, call, end, goto, rulesOf, type Seat } from '@starboard/engine';
import { asksShips } from '../asking/asking.ts';
import type { Event } from '../state/events.ts';
import { loseShips } from './lose-ships.ts';
import { byPlanet, fromColonies, shipsToTake } from './planets.ts';
import type { Batch, State } from '../state/state.ts';

const { procedure } = rulesOf<State, Event>();

interface Picking {
  readonly seat: Seat;
  readonly owed: { readonly seat: Seat; readonly count: number }[];
  readonly losses: Batch['losses'];
}

/** A player says which ships of others are lost, victim by victim; they leave all at once. */
export const pickShips = procedure<Picking, 'next' | 'which' | 'end'>('pick-ships', 'next', {
  next: ({ state }, { owed, losses }) => {
    while (owed[0] && shipsToTake(state, owed[0].seat) === 0) owed.shift();
    return owed.length > 0 ? goto('which') : call(loseShips, { cause: 'effect', losses }, 'end');
  },
  which: asks(
    (state, { seat, owed }) => {
      const { seat: victim = seat, count = 0 } = owed[0] ?? {};
      const lost = Math.min(count, shipsToTake(state, victim));
      const ships = () => fromColonies(state, victim, lost, lost);
      return asksShips('ce.ask.pick-ships', ships, { params: { from: victim } })(state, seat);
    },
    ({ state }, { owed, losses }, ships) => {
      const victim = owed.shift()?.seat as Seat;
      for (const [planet, count] of Object.entries(byPlanet(state, ships)))
        if (count > 0) losses.push({ seat: victim, from: Number(planet), count });
      return goto('next');
    },
  ),
  end: () => end(),
});
