import { asks, call, end, rulesOf, type Seat } from '@starboard/engine';
import type { Event } from '../../rules/events.ts';
import { choosingSettlement, foundColony, unsettledBy } from '../../rules/found-colony.ts';
import { loseShips } from '../../rules/lose-ships.ts';
import { byPlanet, fromColonies } from '../../rules/planets.ts';
import { sheetOf } from '../../rules/powers.ts';
import { ownSide } from '../../rules/reading.ts';
import { shipsOnColonies } from '../../rules/ships.ts';
import { encounterOf, type State } from '../../rules/state.ts';
import { checkForWin } from '../../rules/winning.ts';
import { alien } from '../alien.ts';

const { procedure } = rulesOf<State, Event>();

const hasResult = (state: State, ...results: readonly string[]): boolean =>
  results.includes(encounterOf(state).result ?? '');

const discardToken = (state: State, seat: Seat): void => {
  const sheet = sheetOf(state, seat, 'tick-tock');
  if (sheet) sheet.tokens = Math.max(0, sheet.tokens - 1);
};

const unsettled = (state: State, seat: Seat): string[] =>
  state.players.flatMap((_, other) => (other === seat ? [] : unsettledBy(state, seat, other)));

const chooseColony = choosingSettlement('tick-tock-colony', unsettled, 4);

const chooseShip = procedure<{ readonly seat: Seat }, 'which'>('tick-tock-ship', 'which', {
  which: asks(
    (state, { seat }) => ({ seat, prompt: 'ce.ask.sacrifice', shape: fromColonies(state, seat, 1, 1) }),
    (_table, _locals, ship) => end(ship),
  ),
});

/** Patience: a token goes with every successful defense and every deal; without tokens it has won. */
export const tickTock = alien({
  id: 'tick-tock',
  passive: {
    startingTokens: ({ planets }) => (planets === 4 ? 8 : 10),
    hasWon: (state, seat) => sheetOf(state, seat, 'tick-tock')?.tokens === 0,
  },
  abilities: [
    {
      id: 'tick-tock.patience',
      when: 'resolution.outcome-recorded',
      as: 'any',
      use: 'must',
      if: (state) => hasResult(state, 'defense-won', 'deal'),
      effect: ({ state }, { seat }) => discardToken(state, seat),
    },
  ],
  wild: {
    when: 'trigger.deck-reshuffled',
    as: 'any',
    if: (state, seat) => shipsOnColonies(state, seat) > 0 && unsettled(state, seat).length > 0,
    asks: chooseColony,
    effect: (table, { seat, choices }) => foundColony(table, seat, choices),
  },
  super: {
    when: 'resolution.after-outcome',
    as: 'main',
    if: (state, seat) =>
      hasResult(state, 'deal', `${ownSide(state, seat)}-won`) && shipsOnColonies(state, seat) > 0,
    asks: chooseShip,
    effect: (table, { seat, choices }) => {
      const from = Object.keys(byPlanet(table.state, choices as Record<string, number>)).map(Number);
      discardToken(table.state, seat);
      checkForWin(table);
      const losses = from.map((planet) => ({ seat, from: planet, count: 1 }));
      return call(loseShips, { cause: 'effect', losses }, 'finish');
    },
  },
  procedures: [chooseColony, chooseShip],
});
