import { basicDeck } from '../content/cosmic-cards.ts';
import { destinyDeck } from '../content/destiny.ts';
import { fleetOf, startingShips } from './ships.ts';
import { playerOf, type State } from './state.ts';

/** What no legal position can show; empty when all is well. */
export function invariants(state: State): string[] {
  const broken: string[] = [];
  const check = (holds: boolean, what: string) => {
    if (!holds) broken.push(what);
  };
  const cards = allCards(state);
  const isWithFlares = state.settings.flares !== 'none';
  check(
    cards.length === basicDeck.length + (isWithFlares ? 10 : 0),
    `no card is lost or made: ${cards.length}`,
  );
  check(new Set(cards).size === cards.length, 'every card is in one place');
  const destiny = [...state.destinyDeck, ...state.destinyDiscard];
  if (state.encounter?.destiny) destiny.push(state.encounter.destiny);
  check(
    new Set(destiny).size === destinyDeck(state.players.length).length,
    'no destiny card is lost or made',
  );
  check(state.destinyDeck.length > 0, 'the destiny deck never runs out');
  state.players.forEach((_, seat) => {
    const ships = fleetOf(state, seat) + playerOf(state, seat).removed;
    check(ships === startingShips(state), `seat ${seat} has all ships: ${ships}`);
  });
  check(
    state.planets.every(({ ships }) => ships.every((count) => count >= 0)),
    'no planet owes a ship',
  );
  check(
    state.warp.every((count) => count >= 0),
    'the warp owes no ship',
  );
  return broken;
}

export function allCards({ deck, discard, players, planets, encounter, uses }: State): string[] {
  const table = encounter
    ? [
        ...[encounter.cards.offense, encounter.cards.defense].flatMap((played) =>
          played ? [played.card] : [],
        ),
        ...encounter.reinforcements.map(({ card }) => card),
      ]
    : [];
  const announced = uses.flatMap(({ card }) => (card === null || table.includes(card) ? [] : [card]));
  return [
    ...deck,
    ...discard,
    ...players.flatMap(({ hand, sheets }) => [...hand, ...sheets.flatMap(({ cards }) => cards)]),
    ...planets.flatMap(({ cards }) => cards),
    ...(encounter?.lent?.aside ?? []).flatMap(({ cards }) => cards),
    ...table,
    ...announced,
  ];
}
