import type { Seat } from '@starboard/engine';
import { isStrengthened } from '../../rules/abilities/answering.ts';
import { askedOf, asksOne, decides } from '../../rules/asking/asking.ts';
import { discardFromHand, moveCards, randomCards } from '../../rules/cards/cards.ts';
import { runs } from '../../rules/runs.ts';
import type { CeTable } from '../../rules/state/events.ts';
import { landShips } from '../../rules/ships/found-colony.ts';
import { keepSome } from '../../rules/cards/keep-some.ts';
import { dismiss } from '../../rules/ships/move-ships.ts';
import { addShips } from '../../rules/ships/ship-places.ts';
import { ownSide } from '../../rules/encounter/reading.ts';
import { alliesOf, mainOf, otherSide, timingOrder } from '../../rules/state/seats.ts';
import { shipsInEncounter } from '../../rules/ships/ships.ts';
import { encounterOf, type PlanetIndex, playerOf, type Side, type State } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';

const cardsLeft = 3;
const defenseOf = (state: State): Seat => mainOf(encounterOf(state), 'defense');
const handOfDefense = (state: State): number => playerOf(state, defenseOf(state)).hand.length;

/** Everything on the gate lands beside the defense, and the encounter is over. */
function settleDown(table: CeTable, seat: Seat): void {
  const encounter = encounterOf(table.state);
  const ships = encounter.gate[seat] ?? 0;
  addShips(table.state, seat, 'gate', -ships);
  encounter.result = 'granted';
  landShips(table, { seat, planet: encounter.target as PlanetIndex, ships });
}

/** It lets the Mite settle, or gives up all its cards but three, by chance. */
const asksDefense = askedOf(
  defenseOf,
  asksOne('ce.ask.bluster', ['discard-to-three', 'grant'], { timeout: 'discard-to-three' }),
);

const alliedShips = (state: State, side: Side): number =>
  alliesOf(encounterOf(state), side).reduce((sum, seat) => sum + shipsInEncounter(state, seat), 0);

/** Bluster: a defense with more than three cards parts with the others, or with a place on its planet. */
export const mite = alien({
  id: 'mite',
  power: {
    id: 'mite.bluster',
    when: 'launch.after-send',
    as: 'offense',
    use: 'must',
    if: (state) => handOfDefense(state) > cardsLeft,
    effect: decides(asksDefense, (table, { seat }, answer, defense) => {
      if (answer === 'grant') return settleDown(table, seat);
      const cards = randomCards(table, defense, handOfDefense(table.state) - cardsLeft);
      if (!isStrengthened(table.state, seat, 'mite.bluster')) return discardFromHand(table, defense, cards);
      moveCards(table, defense, seat, cards, 'aside');
      return runs(keepSome, { seat, by: defense });
    }),
  },
  // all allies go home when the opponent has more of them
  wild: {
    when: 'alliance.after-formed',
    as: 'main',
    if: (state, seat) => {
      const side = ownSide(state, seat);
      return alliedShips(state, otherSide(side)) > alliedShips(state, side);
    },
    effect: ({ state }) => {
      const { allies } = encounterOf(state);
      const seats = timingOrder(state).filter((seat) => allies[seat] !== null);
      return dismiss(state, seats);
    },
  },
  // what the defense throws away is the Mite's to keep
  super: { when: 'react.power-use', as: 'offense', strengthens: 'mite.bluster' },
});
