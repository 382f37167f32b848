import { facilities } from '../../content/facilities.ts';
import { techDeck, titleOf } from '../../content/tech-cards.ts';
import { territories } from '../../content/territories.ts';
import { tokensInBox } from '../../content/tokens.ts';
import { hasBonus } from '../planet/control.ts';
import { lastCircle } from '../facilities/colonist-hub.ts';
import { heldByAll, mostTokens } from './resources.ts';
import { fleetSize, occupied, portsOf, shipOf, shipsAt, shipsOfAt } from '../ships/ships.ts';
import { type Place, playerOf, relicIndex, type State } from './state.ts';

/** What no legal position can show; empty when all is well. */
export function invariants(state: State): string[] {
  const broken: string[] = [];
  const check = (holds: boolean, what: string) => {
    if (!holds) broken.push(what);
  };
  checkCards(state, check);
  checkPorts(state, check);
  state.players.forEach((_, seat) => checkPlayer(state, seat, check));
  checkTurn(state, check);
  const { owner } = state.relic;
  check(
    (owner === null) === (state.relic.at === 'stock'),
    'the Relic Ship is on the desert exactly when nobody has it',
  );
  check(state.relic.value >= 1 && state.relic.value <= 6, 'the Relic Ship shows 1 to 6');
  check(
    owner === null || hasBonus(state, owner, 'burroughs-desert'),
    'the owner of the Relic Ship has its desert',
  );
  if (state.stock) {
    check(state.stock.fuel >= 0 && state.stock.ore >= 0, 'the stock is not overdrawn');
    const held = heldByAll(state.players);
    check(
      held.fuel + state.stock.fuel === tokensInBox.fuel && held.ore + state.stock.ore === tokensInBox.ore,
      'no token is lost or made',
    );
  }
  return broken;
}

type Check = (holds: boolean, what: string) => void;

const decks = { '22': new Set(techDeck('22')), '20': new Set(techDeck('20')) };

function checkCards(state: State, check: Check): void {
  const all = [
    ...state.draw,
    ...state.display,
    ...state.discard,
    ...state.players.flatMap(({ cards }) => cards),
  ];
  const deck = decks[state.options.techDeck];
  check(all.length === deck.size && new Set(all).size === all.length, 'every card is in one place');
  check(
    all.every((card) => deck.has(card)),
    'the deck has all its cards',
  );
  // a display that ran short is filled at the next claim or cycle, not by a discard in between
  check(
    state.display.length === 3 || (state.display.length < 3 && state.draw.length === 0),
    'three cards are displayed',
  );
}

function checkPorts(state: State, check: Check): void {
  for (const facility of facilities) {
    const docked = shipsAt(state, facility);
    if (docked.length === 0) continue;
    const isOnTrack = facility === 'colonist-hub';
    // the ports of the four tracks are told apart by the seat
    const taken = new Set(
      docked.map(({ seat, ship }) => shipOf(state, seat, ship).port + (isOnTrack ? 10 * seat : 0)),
    );
    check(taken.size === docked.length, `every port of ${facility} holds one ship`);
    const fits = isOnTrack
      ? state.players.every((_, seat) => occupied(state, seat, facility) <= portsOf(state, facility))
      : docked.length <= portsOf(state, facility);
    check(fits, `${facility} is not overfull`);
  }
}

function checkPlayer(state: State, seat: number, check: Check): void {
  const player = playerOf(state, seat);
  const name = `seat ${seat}`;
  // the first printing lets a cannon count a ship that is lost on the Terraforming Station
  const leastShips = state.options.plasmaDiscardRule === 'moreThanThree' ? 2 : 3;
  check(
    player.ships.length === 6 && fleetSize(state, seat) >= leastShips,
    `${name} has at least three of six ships in play`,
  );
  check(
    player.ships.every(({ value }) => value >= 1 && value <= 6),
    `${name}'s dice show 1 to 6`,
  );
  const onPlanet = territories.reduce((sum, territory) => sum + (state.colonies[territory][seat] ?? 0), 0);
  const onTrack = player.hub > 0 ? 1 : 0;
  check(player.supply + onTrack + onPlanet === state.startingColonies, `${name} has all colonies`);
  check(
    player.supply >= 0 && player.hub >= 0 && player.hub <= lastCircle,
    `${name}'s Hub is within its track`,
  );
  check(
    territories.every((territory) => (state.colonies[territory][seat] ?? -1) >= 0),
    `${name}'s colonies are real`,
  );
  check(player.fuel >= 0 && player.ore >= 0, `${name} owes nothing`);
  check(
    seat === state.turn || player.fuel + player.ore <= mostTokens,
    `${name} holds no more than ${mostTokens} tokens off turn`,
  );
  check(
    seat === state.turn || player.ships.every(({ at }) => at !== 'hand'),
    `${name} has no dice in hand off turn`,
  );
  const titles = player.cards.map(titleOf);
  check(new Set(titles).size === titles.length, `${name} owns no title twice`);
  const { relic } = state;
  check(
    relic.owner !== seat || relic.at !== 'hand' || seat === state.turn,
    `${name} has no relic in hand off turn`,
  );
}

/** What the turn remembers of ships is true of those ships. */
function checkTurn(state: State, check: Check): void {
  const { turn, thisTurn } = state;
  const stand = (ships: readonly number[], place: Place) =>
    ships.every((ship) => shipsOfAt(state, turn, place).includes(ship));
  check(stand(thisTurn.artifactUnspent, 'alien-artifact'), 'ships with unspent points are at the Artifact');
  check(stand(thisTurn.marketShips, 'orbital-market'), 'ships with a right to trade are at the Market');
  check(
    thisTurn.teleported?.ship !== relicIndex || state.relic.owner === turn,
    'a teleported Relic Ship belongs to the active player',
  );
}
