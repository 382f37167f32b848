import type { Outcome } from '@starboard/engine';
import { basicDeck } from '../../content/cosmic-cards.ts';
import { destinyDeck } from '../../content/destiny.ts';
import { techsFor } from '../../content/technologies.ts';
import { flaresInDeck } from '../setup/lay-out.ts';
import { encounterLaws, type Law, sheetLaws } from './encounter-invariants.ts';
import { knowledgeLaws } from './knowledge-invariants.ts';
import { shipsAt } from '../ships/ship-places.ts';
import { fleetOf, startingShips } from '../ships/ships.ts';
import type { Encounter, State } from '../state/state.ts';
import { seatsThatHaveWon } from '../encounter/winning.ts';

/** What no legal position can show; empty when all is well. */
export const invariants = (state: State, outcome: Outcome | null): string[] =>
  [
    ...pileLaws(state),
    ...shipLaws(state),
    ...sheetLaws(state),
    ...encounterLaws(state),
    ...knowledgeLaws(state),
    winningLaw(state, outcome),
  ].flatMap(([what, holds]) => (holds ? [] : [what]));

/** No player is asked anything once one has won: play stops only where none has, or where it is over. */
const winningLaw = (state: State, outcome: Outcome | null): Law => {
  const winners = seatsThatHaveWon(state);
  return [
    `whoever has won is declared winner at once: ${winners.join()}`,
    winners.every((seat) => outcome?.winners.includes(seat)),
  ];
};

/** Before aliens are chosen nothing has been dealt. */
const isDealt = ({ turnNumber, offered }: State): boolean => turnNumber > 0 || offered.length === 0;

/** Cards, destiny and technologies are all there, each once. */
function pileLaws(state: State): Law[] {
  const { settings, players, destinyDeck: ahead } = state;
  const cards = allCards(state);
  const destiny = allDestiny(state);
  const techs = allTechs(state);
  if (!isDealt(state)) return [['nothing is dealt yet', [...cards, ...destiny, ...techs].length === 0]];
  const cardCount = basicDeck.length + (settings.flares === 'none' ? 0 : flaresInDeck);
  const techCount = settings.technologies ? techsFor(settings.planets).length : 0;
  return [
    [`no card is lost or made: ${cards.length}`, cards.length === cardCount],
    ['every card is in one place', new Set(cards).size === cards.length],
    ['every destiny card is in one place', new Set(destiny).size === destiny.length],
    ['no destiny card is lost or made', destiny.length === destinyDeck(players.length).length],
    ['the destiny deck never runs out', ahead.length > 0],
    [`no technology is lost or made: ${techs.length}`, techs.length === techCount],
    ['every technology is in one place', new Set(techs).size === techs.length],
  ];
}

function shipLaws(state: State): Law[] {
  const { players, planets, warp, adrift, prometheus } = state;
  const counts = [warp, adrift, ...planets.map(({ ships }) => ships)];
  return [
    ...players.map(({ removed }, seat): Law => {
      const ships = fleetOf(state, seat) + removed;
      const flagship = prometheus?.seat === seat ? 1 : 0;
      return [`seat ${seat} has all ships: ${ships}`, ships === startingShips(state) + flagship];
    }),
    ['the Prometheus is where a ship of its owner is', isPrometheusAmongShips(state)],
    [
      'nobody is on a planet that is gone',
      planets.every(({ isDestroyed, ships }) => !isDestroyed || ships.every((count) => count === 0)),
    ],
    ['no place owes a ship', counts.every((ships) => ships.every((count) => count >= 0))],
    ['each player has one colony a planet', counts.every((ships) => ships.length === players.length)],
  ];
}

const allDestiny = ({ destinyDeck: ahead, destinyDiscard, encounter, suspended }: State): string[] => [
  ...ahead,
  ...destinyDiscard,
  ...[...suspended, encounter].flatMap((each) => each?.destiny ?? []),
];

const allTechs = ({ techDeck, techDiscard, players }: State): string[] => [
  ...techDeck,
  ...techDiscard,
  ...players.flatMap(({ techs }) => techs.map(({ id }) => id)),
];

const isPrometheusAmongShips = (state: State): boolean => {
  const { prometheus } = state;
  return !prometheus || (prometheus.at !== null && shipsAt(state, prometheus.seat, prometheus.at) > 0);
};

function allCards({ deck, discard, players, planets, encounter, suspended, uses }: State): string[] {
  const table = [...suspended, ...(encounter ? [encounter] : [])].flatMap(cardsOnTable);
  const announced = uses.flatMap(({ card }) => (card === null || table.includes(card) ? [] : [card]));
  return [
    ...deck,
    ...discard,
    ...players.flatMap(({ hand, aside, sheets, techs }) => [
      ...hand,
      ...aside,
      ...sheets.flatMap(({ cards }) => cards),
      ...techs.flatMap(({ cards }) => cards),
    ]),
    ...planets.flatMap(({ cards }) => cards),
    ...(encounter?.lent?.aside ?? []).flatMap(({ cards }) => cards),
    ...table,
    ...announced,
  ];
}

const cardsOnTable = ({ cards, reinforcements }: Encounter): string[] => [
  ...[cards.offense, cards.defense].flatMap((played) => played?.card ?? []),
  ...reinforcements.map(({ card }) => card),
];
