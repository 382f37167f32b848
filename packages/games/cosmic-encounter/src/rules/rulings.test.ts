import { expect } from 'vitest';
import { scenario } from '../testing/index.ts';

/** Rulings, by the numbers of the specification, that no alien or card has a test for. */

scenario('A1 How many cards a hand holds is public, which ones is not', { blue: { hand: 7 } }, (table) => {
  table.expectNext('aim', 'red').expectHandSize('blue', 7).expectSees('red', 'blue');
  expect(table.view.players[1]?.hand).toEqual([]);
});

scenario('A5 An offense without a ship to send has lost its turn', { red: { removed: 20 } }, (table) => {
  table
    .aims('blue-1')
    .expectResult('called-off')
    .expectTurn('blue')
    .expectNeverOffered('red', 'encounter')
    .expectHandSize('red', 5);
});

scenario(
  'A8 The ship that comes back in regroup cannot be declined; with one colony nobody is asked',
  { red: { warp: 16, ships: { 'red-1': 4 } } },
  (table) => {
    table.expectNext('aim', 'red').expectWarp('red', 15).expectShips('red', 'red-1', 5);
  },
);

scenario(
  'A11 Rewards are for the ships present at the outcome, not for those sent',
  { red: { hand: ['attack-04'] }, yellow: { alien: 'amoeba', extra: ['flare-amoeba'], hand: 1 } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 1)
      .lay('attack-04', 'attack-10')
      .plays('yellow', 'flare-amoeba', 'in', { 'yellow-1': 2 })
      .rewards('yellow', 'card', 'card', 'card')
      .expectTurn('blue')
      .expectHandSize('yellow', 5);
  },
);

const peace = { alien: 'pacifist', hand: ['negotiate', 'attack-04', 'attack-05'] } as const;

scenario(
  'A14 Of two automatic wins the first in timing order stands',
  {
    red: peace,
    blue: { hand: ['attack-20'] },
    yellow: { alien: 'human' },
    green: { extra: ['cosmic-zap'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 1)
      .lay('negotiate', 'attack-20')
      .zaps('green', 'human.humanity')
      .expectResult('offense-won')
      .expectNext('second-encounter', 'red')
      .expectWarp('blue', 4)
      .expectWarp('yellow', 1);
  },
);

scenario(
  'A18 Upset, the peacemaker loses and is compensated',
  { red: peace, blue: { alien: 'loser', hand: ['attack-20', 'attack-06', 'attack-06', 'attack-08'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .uses('blue', 'loser.upset')
      .expectNext('select', 'red', 'blue')
      .expectOptions('red', 'attack-04', 'attack-05');
  },
);

scenario(
  'A18 … also when it has no attack to lay',
  {
    red: { alien: 'pacifist', hand: ['negotiate'] },
    blue: { alien: 'loser', hand: ['attack-20', 'attack-06', 'attack-08'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .uses('blue', 'loser.upset')
      .lay('negotiate', 'attack-20')
      .expectResult('defense-won')
      .expectTurn('blue')
      .expectWarp('red', 2)
      .expectHand('red', 'attack-06', 'attack-08');
  },
);

const humanity = {
  red: { alien: 'human', hand: ['negotiate', 'attack-04', 'attack-06'] },
  blue: { hand: ['attack-20', 'negotiate'] },
  green: { extra: ['cosmic-zap'] },
} as const;

scenario('A19 A zapped Human wins with a negotiate, and the attack is not compensated', humanity, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('negotiate', 'attack-20')
    .zaps('green', 'human.humanity')
    .expectResult('offense-won')
    .expectNext('second-encounter', 'red')
    .expectHand('blue', 'negotiate')
    .expectHand('red', 'attack-04', 'attack-06');
});

scenario('A19 … but where both negotiate they talk', humanity, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('negotiate', 'negotiate')
    .zaps('green', 'human.humanity')
    .expectNext('deal', 'red', 'blue');
});

scenario(
  'A20 What was declared stands, though the power is lost afterwards',
  {
    red: {
      alien: 'loser',
      hand: ['attack-04', 'flare-kamikaze'],
      ships: { 'red-1': 9, 'red-2': 9, 'red-3': 2, 'red-4': 0, 'red-5': 0 },
    },
    blue: { hand: ['attack-08'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: { 'red-1': 4 } })
      .uses('red', 'loser.upset')
      .lay('attack-04', 'attack-08')
      .expectPower('red', true)
      .plays('red', 'flare-kamikaze', { 'red-3': 2 })
      .expectTotals(4 + 4 + 6, 12)
      .expectPower('red', false)
      .expectResult('defense-won');
  },
);

scenario(
  'A23 An offense with encounter cards on its sheet alone may go on to select one',
  {
    red: { alien: 'demon', hand: ['attack-06', 'quash'] },
    blue: { hand: ['attack-08', 'ionic-gas', 'flare-trader'] },
    yellow: { hand: ['attack-20', 'attack-04'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .uses('red', 'demon.possess', 'yellow')
      .luck('red', 'attack-06')
      .plays('blue', 'flare-trader')
      .answers('blue', ['ionic-gas'])
      .until('select')
      .expectOptions('red', 'attack-20', 'attack-04');
  },
);

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
