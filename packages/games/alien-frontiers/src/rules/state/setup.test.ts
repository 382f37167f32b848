import { defaultOptions, randomFrom, startMatch } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import {
  alienFrontiers,
  copiesOf,
  type Options,
  optionValues,
  titleOf,
  titles,
  type View,
} from '../../index.ts';
import { scenario } from '../../testing/scenario.ts';
import { portsOf } from '../ships/ships.ts';
import type { State } from './state.ts';

interface NewGame {
  readonly state: State;
  readonly view: View;
  /** From the starting player on, clockwise. */
  readonly inOrder: View['players'];
}

function newGame(seats: number, options: Partial<Options> = {}, seed = 'a new game'): NewGame {
  const state = alienFrontiers.setup(
    seats,
    { ...defaultOptions(optionValues), ...options },
    randomFrom(seed),
  );
  expect(alienFrontiers.invariants(state, null)).toEqual([]);
  const view = alienFrontiers.view(state, 'spectator', []);
  const inOrder = [...view.players.slice(state.firstSeat), ...view.players.slice(0, state.firstSeat)];
  return { state, view, inOrder };
}

const tokensOf = (players: View['players']) => players.map(({ fuel, ore }) => `${fuel}/${ore}`);
const supplies = ({ view }: NewGame) => view.players.map(({ supply }) => supply);
const drawCounts = (options: Partial<Options>) =>
  [2, 3, 4].map((seats) => newGame(seats, options).view.cards.drawCount);

const ports = ({ view: { facilities } }: NewGame) => ({
  solar: facilities['solar-converter'].ports,
  mine: facilities['lunar-mine'].ports,
  market: facilities['orbital-market'].ports,
  shipyard: facilities.shipyard.ports,
  constructor: facilities['colony-constructor'].ports,
  artifact: facilities['alien-artifact'].ports,
  outpost: facilities['raiders-outpost'].ports,
  terraforming: facilities['terraforming-station'].ports,
  hubTrack: facilities['colonist-hub'].ports,
});

const everywhere = { artifact: 4, outpost: 3, terraforming: 1, hubTrack: 3 };
const noBlockers = { ...everywhere, solar: 8, mine: 5, market: 4, shipyard: 6, constructor: 6 };
const sixBlockers = { ...everywhere, solar: 7, mine: 4, market: 2, shipyard: 4, constructor: 6 };
const twelveBlockers = { ...everywhere, solar: 7, mine: 3, market: 2, shipyard: 2, constructor: 3 };

test('[AF-001] Four-player setup', () => {
  const game = newGame(4);
  const { view, inOrder } = game;
  expect(supplies(game)).toEqual([6, 6, 6, 6]);
  expect(tokensOf(inOrder)).toEqual(['0/0', '1/0', '0/1', '1/1']);
  for (const player of view.players) {
    expect(player).toMatchObject({ hub: 0, inStock: 3, hand: [], bonuses: [] });
    expect(player.bay.length).toBe(3);
    expect(player.cards.length).toBe(1);
    const isWorthAPoint = ['alien-city', 'alien-monument'].includes(titleOf(player.cards[0] ?? ''));
    expect(player.score).toBe(isWorthAPoint ? 1 : 0);
  }
  expect(view.cards.display.length).toBe(3);
  expect(view.cards.drawCount).toBe(15);
  expect(view.cards.discard).toEqual([]);
  expect(ports(game)).toEqual(noBlockers);
  expect(view.relic).toMatchObject({ owner: null, at: 'stock' });
  expect(view.fields).toEqual({ isolation: null, positron: null, repulsor: null });
  for (const { colonies, controller } of Object.values(view.territories)) {
    expect(colonies).toEqual([0, 0, 0, 0]);
    expect(controller).toBeNull();
  }
});

test('[AF-002] Three-player setup', () => {
  const game = newGame(3);
  expect(supplies(game)).toEqual([7, 7, 7]);
  expect(tokensOf(game.inOrder)).toEqual(['0/0', '1/0', '0/1']);
  expect(ports(game)).toEqual(sixBlockers);
  expect(game.view.cards.drawCount).toBe(16);
});

test('[AF-003] Two-player setup', () => {
  const game = newGame(2);
  expect(supplies(game)).toEqual([8, 8]);
  expect(tokensOf(game.inOrder)).toEqual(['0/0', '1/0']);
  expect(ports(game)).toEqual(twelveBlockers);
  expect(game.view.cards.drawCount).toBe(17);
});

scenario(
  '[AF-005] A starting VP card counts from the start',
  { blue: { cards: ['alien-monument'] }, dice: [1, 2, 3] },
  (table) => {
    table.expectScores(0, 0, 1, 0).expectNext('act', 'red');
  },
);

test('[AF-005] Whoever is dealt the City or the Monument has its point before the first turn', () => {
  const dealt = Array.from({ length: 40 }, (_, n) => newGame(4, {}, `deal ${n}`).view.players).flat();
  const points = dealt.filter(({ cards }) => copiesOf(titleOf(cards[0] ?? '')) === 1);
  expect(points.length).toBeGreaterThan(0);
  expect(points.every(({ score }) => score === 1)).toBe(true);
  expect(dealt.filter(({ score }) => score !== 0).length).toBe(points.length);
});

describe('the deck', () => {
  const allCards = ({ view: { cards, players }, state }: NewGame) =>
    [...cards.display, ...players.flatMap((player) => player.cards), ...state.draw].map(titleOf);

  test('has 22 cards: the City and the Monument once, every other title twice', () => {
    const cards = allCards(newGame(4));
    expect(cards.length).toBe(22);
    for (const title of titles) {
      const isUnique = title === 'alien-city' || title === 'alien-monument';
      expect(cards.filter((card) => card === title).length).toBe(isUnique ? 1 : 2);
    }
  });

  test('has 20 cards and no Temporal Warper with the option', () => {
    const cards = allCards(newGame(4, { techDeck: '20' }));
    expect(cards.length).toBe(20);
    expect(cards).not.toContain('temporal-warper');
    expect(cards.filter((card) => card === 'stasis-beam').length).toBe(2);
  });

  test('leaves 17, 16 or 15 cards to draw, two fewer with the small deck', () => {
    expect(drawCounts({})).toEqual([17, 16, 15]);
    expect(drawCounts({ techDeck: '20' })).toEqual([15, 14, 13]);
  });

  test('hides nothing but the order of the draw pile', () => {
    const { state } = newGame(3);
    const restacked: State = { ...state, draw: [...state.draw].reverse() };
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(alienFrontiers.view(restacked, viewer, [])).toEqual(alienFrontiers.view(state, viewer, []));
    }
    expect(alienFrontiers.view(state, 2, []).players).toEqual(
      alienFrontiers.view(state, 'spectator', []).players,
    );
  });
});

describe('the starting player', () => {
  const games = (seats: number) =>
    Array.from({ length: 60 }, (_, n) => newGame(seats, {}, `first player ${n}`));

  test.each([2, 3, 4])('is anybody among %i', (seats) => {
    const firsts = new Set(games(seats).map(({ state }) => state.firstSeat));
    expect(firsts.size).toBe(seats);
  });

  test('gets nothing, and those after receive their compensation clockwise', () => {
    for (const { view, inOrder } of games(4)) {
      expect(view.turn).toBe(view.firstSeat);
      expect(tokensOf(inOrder)).toEqual(['0/0', '1/0', '0/1', '1/1']);
    }
  });

  test('comes from the seed, as the cards do', () => {
    expect(newGame(4, {}, 'again').state).toEqual(newGame(4, {}, 'again').state);
    expect(newGame(4, {}, 'again').state.draw).not.toEqual(newGame(4, {}, 'another').state.draw);
  });
});

describe('options', () => {
  test('the long game gives eight colonies to everybody and changes nothing else', () => {
    for (const seats of [2, 3, 4]) {
      const game = newGame(seats, { longGame: true });
      expect(supplies(game)).toEqual(Array.from({ length: seats }, () => 8));
      expect(ports(game)).toEqual(ports(newGame(seats)));
      expect(tokensOf(game.inOrder)).toEqual(tokensOf(newGame(seats).inOrder));
    }
  });

  test('the Russian two-player setup has seven colonies and six blockers', () => {
    const game = newGame(2, { twoPlayerSetup: 'asRussianRulebook' });
    expect(supplies(game)).toEqual([7, 7]);
    expect(ports(game)).toEqual(sixBlockers);
    expect(tokensOf(game.inOrder)).toEqual(['0/0', '1/0']);
    expect(game.view.cards.drawCount).toBe(17);
  });

  test('the Russian two-player setup says nothing about three or four players', () => {
    for (const seats of [3, 4]) {
      const game = newGame(seats, { twoPlayerSetup: 'asRussianRulebook' });
      expect(supplies(game)).toEqual(supplies(newGame(seats)));
      expect(ports(game)).toEqual(ports(newGame(seats)));
    }
  });

  test('limited supplies start at 30 fuel and 20 ore, less what the players hold', () => {
    expect(newGame(4, { supply: 'limited' }).view.stock).toEqual({ fuel: 28, ore: 18 });
    expect(newGame(2, { supply: 'limited' }).view.stock).toEqual({ fuel: 29, ore: 20 });
    expect(newGame(4).view.stock).toBeNull();
  });

  test('a game takes two to four players', () => {
    expect(() => startMatch(alienFrontiers, { seats: 1, seed: 'few' })).toThrow(RangeError);
    expect(() => startMatch(alienFrontiers, { seats: 5, seed: 'many' })).toThrow(RangeError);
  });
});

test('the blockers of three and two players cover six and twelve ports', () => {
  const covered = (game: NewGame) => {
    const full = newGame(4).state;
    return Object.keys(game.view.facilities).reduce((sum, facility) => {
      const id = facility as keyof View['facilities'];
      return sum + portsOf(full, id) - portsOf(game.state, id);
    }, 0);
  };
  expect(covered(newGame(3))).toBe(6);
  expect(covered(newGame(2))).toBe(12);
});
