import { asks, call, end, rulesOf, type Seat, type Split } from '@starboard/engine';
import { drawCards } from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
import { loseShips } from '../../rules/lose-ships.ts';
import { byPlanet, fromColonies, fromOutside } from '../../rules/planets.ts';
import { shipsOnColonies } from '../../rules/ships.ts';
import { ownSide } from '../../rules/reading.ts';
import { type Batch, encounterOf, type State, type Use } from '../../rules/state.ts';
import { alien } from '../alien.ts';

const { procedure } = rulesOf<State, Event>();

const most = 4;

const choosing = (name: string, shape: (state: State, seat: Seat) => Split) =>
  procedure<{ readonly seat: Seat }, 'which'>(name, 'which', {
    which: asks(
      (state, { seat }) => ({ seat, prompt: 'ce.ask.sacrifice', shape: shape(state, seat) }),
      (_table, _locals, ships) => end(ships),
    ),
  });

const chooseSacrifice = choosing('kamikaze-sacrifice', (state, seat) =>
  fromColonies(state, seat, 1, Math.min(most, shipsOnColonies(state, seat))),
);

const chooseOutside = choosing('kamikaze-outside', (state, seat) => fromOutside(state, seat, 1, most));

/** The ships named, on their way to the warp, and how many they are. */
function sacrificed(state: State, { seat, choices }: Use): { losses: Batch['losses']; ships: number } {
  const from = Object.entries(byPlanet(state, choices as Record<string, number>));
  const losses = from
    .map(([planet, count]) => ({ seat, from: Number(planet), count }))
    .filter(({ count }) => count > 0);
  return { losses, ships: losses.reduce((sum, { count }) => sum + count, 0) };
}

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
      effect: (table, use) => {
        const { losses, ships } = sacrificed(table.state, use);
        drawCards(table, use.seat, 2 * ships);
        return call(loseShips, { cause: 'effect', losses }, 'finish');
      },
    },
  ],
  // what is sent counts as sent, whatever becomes of it
  wild: {
    when: 'planning.after-select',
    as: 'main',
    if: (state, seat) => fromOutside(state, seat, 1, most).max > 0,
    asks: chooseOutside,
    effect: ({ state }, use) => {
      const { losses, ships } = sacrificed(state, use);
      encounterOf(state).modifiers.push({ op: 'add', side: ownSide(state, use.seat), amount: 3 * ships });
      return call(loseShips, { cause: 'effect', losses }, 'finish');
    },
  },
  super: {
    when: 'regroup.retrieve',
    as: 'offense',
    if: (state, seat) => (state.warp[seat] ?? 0) > 1 && encounterOf(state).retrieval === null,
    effect: ({ state }, { seat }) => {
      encounterOf(state).retrieval = { seat, count: 3 };
    },
  },
  procedures: [chooseSacrifice, chooseOutside],
});
