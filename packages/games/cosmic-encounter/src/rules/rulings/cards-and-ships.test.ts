import { expect } from 'vitest';
import { scenario } from '../../testing/index.ts';

/** Rulings on what becomes of cards and ships, and who sees it, by the numbers of the specification, that no alien or card has a test for. */

scenario('A1 How many cards a hand holds is public, which ones is not', { blue: { hand: 7 } }, (table) => {
  table.expectNext('aim', 'red').expectHandSize('blue', 7).expectSees('red', 'blue');
  expect(table.view.players[1]?.hand).toEqual([]);
});

scenario(
  'A26 Compensation takes from the hand, not from what lies on the sheet',
  {
    red: { alien: 'demon', hand: ['attack-06', 'quash', 'attack-04'] },
    blue: { hand: ['negotiate'] },
    yellow: { hand: ['attack-20', 'attack-10', 'attack-10'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .uses('red', 'demon.possess', 'yellow')
      .lay('attack-06', 'negotiate')
      .expectResult('offense-won')
      .expectTurn('blue')
      .expectHand('blue', 'quash', 'attack-04')
      .expectHand('red')
      .expectHand('yellow', 'attack-20', 'attack-10', 'attack-10');
  },
);

scenario(
  'A27 The losses of a failed deal leave together',
  { red: { hand: ['negotiate'] }, blue: { hand: ['negotiate'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('negotiate', 'negotiate')
      .breaksOff('red')
      .expectNext('give-up-ships', 'red', 'blue')
      .givesUp('red', { gate: 1, 'red-1': 2 })
      .expectWarp('red', 0)
      .givesUp('blue', { 'blue-1': 3 })
      .expectWarp('red', 3)
      .expectWarp('blue', 3);
  },
);

scenario(
  'A28 Whoever loses its last colonies in one batch has no place to save its ships to',
  {
    options: { planets: 4 },
    red: { hand: ['negotiate'] },
    blue: {
      alien: 'zombie',
      hand: ['negotiate'],
      warp: 13,
      ships: { 'blue-1': 1, 'blue-2': 2, 'blue-3': 0, 'blue-4': 0 },
    },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('negotiate', 'negotiate')
      .breaksOff('blue')
      .expectResult('deal-failed')
      .expectTurn('blue')
      .expectWarp('blue', 16);
  },
);

scenario(
  'A30 The flare of an incarnation stays wild for its player',
  {
    red: { alien: 'reincarnator', hand: ['attack-04', 'attack-06', 'flare-amoeba'] },
    blue: { hand: ['attack-20', 'attack-08'] },
    destiny: ['blue', 'red'],
    loaded: { aliens: [0] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-04', 'attack-20')
      .expectTurn('blue')
      .expectAlien('red', 'amoeba')
      .encounter({ offense: 'blue', defense: 'red', ships: 1 })
      .until('planning.before-select')
      .expectOffered('red', 'amoeba.wild')
      .lay('attack-08', 'attack-06')
      .expectOffered('red', 'amoeba.ooze')
      .expectNeverOffered('red', 'amoeba.super');
  },
);

scenario(
  'A32 Zapped once, no later ships of the encounter are saved either',
  {
    red: { alien: 'cudgel', hand: ['attack-20', 'attack-04'] },
    blue: { alien: 'zombie', hand: ['attack-04'] },
    green: { extra: ['cosmic-zap'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-20', 'attack-04')
      .zaps('green', 'zombie.immortality')
      .givesUp('blue', { 'blue-2': 3 })
      .expectNext('second-encounter', 'red')
      .expectWarp('blue', 4 + 3)
      .encounter({ defense: 'yellow', ships: 1 });
  },
);

scenario(
  'A38 Only the two of them see what chance takes from one hand to another',
  { red: { hand: ['attack-10', 'attack-20', 'quash'] }, blue: { hand: ['negotiate'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-10', 'negotiate')
      .expectResult('offense-won')
      .expectTurn('blue')
      .expectHand('blue', 'attack-20', 'quash');
    expect(table.events.find(({ type }) => type === 'cardsTaken')).toMatchObject({ cards: [null, null] });
    table.expectSees('green', 'blue').expectSees('red', 'blue');
  },
);

scenario(
  'A super flare whose use is zapped comes back, and was the flare of the encounter',
  {
    red: { alien: 'fodder', hand: ['attack-04', 'attack-06', 'flare-fodder', 'flare-macron'] },
    blue: { hand: ['attack-20', 'cosmic-zap'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-04', 'attack-20')
      .plays('red', 'flare-fodder')
      .zaps('blue', 'fodder.overwhelm')
      .until('reveal.after-reveal')
      .expectNotOffered('red', 'macron.wild', 'fodder.wild')
      .expectTotals(6, 24)
      .expectResult('defense-won')
      .expectTurn('blue')
      .expectHand('red', 'attack-06', 'flare-fodder', 'flare-macron');
  },
);
