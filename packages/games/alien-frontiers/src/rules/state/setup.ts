import { below, type RandomState, shuffle } from '@starboard/engine';
import type { Blockers } from '../../content/facilities.ts';
import { type CardId, techDeck } from '../../content/tech-cards.ts';
import { territories } from '../../content/territories.ts';
import { tokensInBox } from '../../content/tokens.ts';
import type { Options } from './options.ts';
import { heldByAll } from './resources.ts';
import { freshTurn, type Player, type Ship, type State } from './state.ts';

/** Going later is worth a little something. */
const compensation = [
  { fuel: 0, ore: 0 },
  { fuel: 1, ore: 0 },
  { fuel: 0, ore: 1 },
  { fuel: 1, ore: 1 },
] as const;

export function setup(seats: number, options: Options, random: RandomState): State {
  const deck = shuffle(random, 'cards', techDeck(options.techDeck));
  const firstSeat = below(random, 'first-player', seats);
  const draw = () => deck.pop() as CardId;
  const display = [draw(), draw(), draw()];
  const players = Array.from({ length: seats }, (_, seat) => {
    const order = (seat - firstSeat + seats) % seats;
    return newPlayer(coloniesFor(seats, options), compensation[order] ?? compensation[0], draw());
  });
  return emptyBoard(seats, options, firstSeat, players, { draw: deck, display });
}

/** A board on which nothing has happened yet. */
export function emptyBoard(
  seats: number,
  options: Options,
  firstSeat: number,
  players: Player[],
  cards: { draw: CardId[]; display: CardId[] },
): State {
  const held = heldByAll(players);
  return {
    options,
    startingColonies: coloniesFor(seats, options),
    blockers: blockersFor(seats, options),
    firstSeat,
    turn: firstSeat,
    round: 1,
    players,
    colonies: Object.fromEntries(
      territories.map((territory) => [territory, players.map(() => 0)]),
    ) as State['colonies'],
    fields: { isolation: null, positron: null, repulsor: null },
    relic: { at: 'stock', value: 1, port: 0, owner: null },
    draw: cards.draw,
    display: cards.display,
    discard: [],
    stock:
      options.supply === 'limited'
        ? { fuel: tokensInBox.fuel - held.fuel, ore: tokensInBox.ore - held.ore }
        : null,
    thisTurn: freshTurn(),
  };
}

export function newPlayer(supply: number, tokens: { fuel: number; ore: number }, card?: CardId): Player {
  const ships = Array.from(
    { length: 6 },
    (_, index): Ship => ({ at: index < 3 ? 'maintenance-bay' : 'stock', value: 1, port: 0 }),
  );
  return {
    fuel: tokens.fuel,
    ore: tokens.ore,
    supply,
    hub: 0,
    cards: card === undefined ? [] : [card],
    ships,
  };
}

export function coloniesFor(seats: number, { longGame, twoPlayerSetup }: Options): number {
  if (longGame) return 8;
  return seats === 2 && twoPlayerSetup === 'asRussianRulebook' ? 7 : 10 - seats;
}

function blockersFor(seats: number, { twoPlayerSetup }: Options): Blockers {
  if (seats === 4) return 'none';
  return seats === 3 || twoPlayerSetup === 'asRussianRulebook' ? 'six' : 'twelve';
}
