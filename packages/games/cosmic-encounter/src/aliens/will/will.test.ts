import { expect } from 'vitest';
import { scenario } from '../../testing/index.ts';

const choosing = {
  red: { alien: 'will', hand: ['attack-10', 'attack-04'] },
  blue: { hand: ['attack-06', 'attack-04'], ships: { 'green-2': 2 } },
  yellow: { extra: ['cosmic-zap'] },
  destiny: ['yellow'],
} as const;

scenario('[CE-092] Choice: a colony in somebody else’s system', choosing, (table) => {
  table
    .expectNext('will', 'red')
    .refuses('red', 'blue:green-1', 'engine.unknown-option')
    .refuses('red', 'red:red-1', 'engine.unknown-option')
    .answers('red', 'blue:green-2')
    .expectDefense('blue')
    .expectNext('send-ships', 'red')
    .sends('red', 3)
    .lay('attack-10', 'attack-06')
    .expectTotals(13, 8)
    .expectResult('offense-won')
    .expectNext('second-encounter', 'red')
    .expectWarp('blue', 2)
    .expectWarp('green', 0)
    .expectShips('green', 'green-2', 4)
    .expectShips('red', 'green-2', 3)
    .expectMarkers({ red: 1, blue: 0 });
});

scenario('[CE-092] A home planet may be empty, and the card may be followed', choosing, (table) => {
  table.answers('red', 'yellow:yellow-3').expectDefense('yellow').expectNext('send-ships', 'red');
});

scenario('[CE-092] Zapped: the card decides', choosing, (table) => {
  table
    .answers('red', 'blue:green-2')
    .zaps('yellow', 'will.choice')
    .expectDefense('yellow')
    .expectNext('aim', 'red')
    .expectOptions('red', 'yellow-1', 'yellow-2', 'yellow-3', 'yellow-4', 'yellow-5');
});

scenario(
  'Own colour: the power must be used, and nothing else is chosen',
  { ...choosing, destiny: ['red'], green: { ships: { 'red-1': 1 } } },
  (table) => {
    table
      .expectNext('will', 'red')
      .expectNotOffered('red', 'redraw')
      .answers('red', 'green:red-1')
      .expectDefense('green')
      .expectNext('send-ships', 'red')
      .expectNeverOffered('red', 'redraw', 'drive-out:red-1:3');
  },
);

scenario(
  'Own colour, zapped: the usual choices',
  { ...choosing, destiny: ['red'], green: { ships: { 'red-1': 1 } } },
  (table) => {
    table
      .answers('red', 'blue:blue-1')
      .zaps('yellow', 'will.choice')
      .expectNext('destiny', 'red')
      .expectOptions('red', 'drive-out:red-1:green', 'redraw');
  },
);

scenario(
  'A card that replaces the drawn one is chosen for anew',
  { ...choosing, green: { extra: ['flare-dictator'] }, destiny: ['yellow', 'green'] },
  (table) => {
    table
      .answers('red', 'blue:green-2')
      .plays('green', 'flare-dictator')
      .expectNext('will', 'red')
      .draws('green')
      .answers('red', 'yellow:yellow-1')
      .expectDefense('yellow')
      .expectNext('send-ships', 'red');
  },
);

const abroad = {
  red: { extra: ['flare-will'] },
  blue: { ships: { 'green-2': 2, 'red-3': 1 } },
  yellow: { extra: ['card-zap'] },
  destiny: ['blue'],
} as const;

scenario('Wild: the player drawn is met at a colony abroad', abroad, (table) => {
  table
    .draws('blue')
    .plays('red', 'flare-will')
    .expectOptions('red', 'blue:green-2', 'blue:red-3')
    .answers('red', 'blue:green-2')
    .expectDefense('blue')
    .expectNext('send-ships', 'red');
});

scenario('Wild stopped: at home, as usual', abroad, (table) => {
  table
    .plays('red', 'flare-will', 'blue:green-2')
    .cardZaps('yellow')
    .expectDefense('blue')
    .expectNext('aim', 'red');
});

scenario(
  'Wild: a special card is of the colour it points at',
  { ...abroad, destiny: ['most-colonies'] },
  (table) => {
    table.plays('red', 'flare-will', 'blue:red-3').expectDefense('blue').expectNext('send-ships', 'red');
  },
);

for (const destiny of ['yellow', 'wild', 'red'] as const) {
  scenario(`Wild: not with ${destiny}`, { ...abroad, destiny: [destiny] }, (table) => {
    table
      .draws(destiny)
      .until(destiny === 'yellow' ? 'aim' : 'destiny')
      .expectNeverOffered('red', 'will.wild');
  });
}

const looking = {
  ...choosing,
  red: { alien: 'will', hand: ['attack-10', 'flare-will'] },
  green: { hand: ['attack-04', 'morph'], extra: ['card-zap'] },
} as const;

scenario('Super: sees a hand before it chooses', looking, (table) => {
  table
    .answers('red', 'blue:green-2')
    .uses('red', 'will.super')
    .expectOptions('red', 'blue', 'yellow', 'green')
    .answers('red', 'green')
    .expectNext('look', 'red');
  expect(table.viewOf('red').players[3]?.hand).toHaveLength(3);
  expect(table.viewOf('blue').players[3]?.hand).toEqual([]);
  table.answers('red', 'seen');
  expect(table.viewOf('red').players[3]?.hand).toEqual([]);
  table
    .expectNext('will', 'red')
    .answers('red', 'green:green-1')
    .expectDefense('green')
    .expectNext('send-ships', 'red')
    .expectHand('red', 'attack-10', 'flare-will');
});

scenario('Super stopped: the first choice stands', looking, (table) => {
  table
    .answers('red', 'blue:green-2')
    .plays('red', 'flare-will', 'yellow')
    .cardZaps('green')
    .expectDefense('blue')
    .expectNext('send-ships', 'red');
});

scenario('Super is wasted when the use is zapped', looking, (table) => {
  table
    .answers('red', 'blue:green-2')
    .plays('red', 'flare-will', 'green')
    .answers('red', 'seen')
    .answers('red', 'green:green-1')
    .zaps('yellow', 'will.choice')
    .expectDefense('yellow')
    .expectNext('aim', 'red')
    .expectNotOffered('red', 'will.wild');
});

scenario(
  'A colony that has gone by the time the choice takes effect: the card decides',
  {
    ...choosing,
    blue: { hand: ['attack-06', 'flare-void'], ships: { 'green-2': 1 } },
  },
  (table) => {
    table
      .answers('red', 'blue:green-2')
      .plays('yellow', 'cosmic-zap')
      .plays('blue', 'flare-void', { 'green-2': 1 })
      .expectDefense('yellow')
      .expectNext('aim', 'red');
  },
);
