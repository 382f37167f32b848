import { expect } from 'vitest';
import { scenario } from '../../testing/index.ts';

const intruders = {
  red: { hand: ['attack-10', 'attack-04'], ships: { 'red-1': 4, 'red-3': 4 } },
  blue: { hand: ['attack-08', 'attack-04'], ships: { 'red-1': 2 } },
  yellow: { ships: { 'red-1': 3 } },
  destiny: ['red'],
} as const;

scenario('[CE-014] Own colour: driving one player out', intruders, (table) => {
  table
    .draws('red')
    .expectNext('destiny', 'red')
    .expectOptions('red', 'drive-out:red-1:blue', 'drive-out:red-1:yellow', 'redraw')
    .chooses('drive-out:red-1:blue')
    .expectNext('send-ships', 'red')
    .sends('red', { 'red-3': 2 })
    .expectMarkers({ blue: 1 })
    .lay('attack-10', 'attack-08')
    .expectTotals(12, 10)
    .expectResult('offense-won')
    .expectNext('second-encounter', 'red')
    .expectWarp('blue', 2)
    .expectMarkers({ red: 0, blue: 0, yellow: 1 })
    .expectShips('yellow', 'red-1', 3)
    .expectShips('red', 'red-1', 6)
    .expectShips('red', 'red-3', 2);
});

scenario(
  '[CE-015] Own colour: settling an empty home planet again',
  {
    red: {
      alien: 'sorcerer',
      ships: { 'red-1': 5, 'red-2': 4, 'red-3': 0, 'red-4': 0, 'red-5': 0 },
      removed: 11,
    },
    blue: { ships: { 'red-3': 1 } },
    yellow: { ships: { 'red-5': 1 } },
    destiny: ['red'],
  },
  (table) => {
    table
      .expectPower('red', false)
      .expectNext('destiny', 'red')
      .expectNotOffered('red', 're-establish:red-3')
      .chooses('re-establish:red-4')
      .expectNext('re-establish', 'red')
      .refuses('red', { 'red-1': 5 }, 'engine.too-many')
      .refuses('red', {}, 'engine.too-few')
      .chooses({ 'red-1': 2 })
      .expectResult('re-established')
      .expectNext('second-encounter', 'red')
      .expectShips('red', 'red-1', 3)
      .expectShips('red', 'red-2', 4)
      .expectShips('red', 'red-4', 2)
      .expectPower('red', true)
      .expectHandSize('red', 5);
  },
);

scenario('Own colour without anybody to drive out is drawn again', { destiny: ['red', 'blue'] }, (table) => {
  table.expectDefense('blue').draws('blue').expectNext('aim', 'red');
});

scenario(
  '[CE-017] The last destiny card is not drawn but shuffled in',
  { ...intruders, players: 3, destiny: ['red', 'blue'], destinyCount: 2, loaded: { destiny: [0] } },
  (table) => {
    table.draws('red').chooses('redraw').draws('blue').expectNext('aim', 'red');
    expect(table.events.map(({ type }) => type)).toContain('destinyReshuffled');
    expect(table.view).toMatchObject({ destinyLeft: 13, destinyDiscard: [] });
  },
);

scenario(
  '[CE-018] Of equals, the first to the left',
  {
    red: { hand: 3 },
    blue: { hand: 6 },
    yellow: { hand: 8 },
    green: { hand: 8 },
    purple: { hand: 5 },
    destiny: ['most-cards'],
  },
  (table) => {
    table.draws('most-cards').expectDefense('yellow').expectNext('aim', 'red');
  },
);

scenario(
  '[CE-019] A special card never means the offense',
  { red: { hand: 12 }, blue: { hand: 4 }, yellow: { hand: 7 }, green: { hand: 7 }, destiny: ['most-cards'] },
  (table) => {
    table.expectDefense('yellow').expectNext('aim', 'red');
  },
);

scenario(
  'Most foreign colonies, fewest ships in the warp',
  {
    green: { ships: { 'red-1': 1 }, warp: 1 },
    blue: { warp: 1 },
    yellow: { warp: 1 },
    offense: 'red',
    destiny: ['most-colonies', 'fewest-in-warp'],
  },
  (table) => {
    table
      .encounter({ defense: 'green', ships: 4 })
      .lay('attack-10', 'attack-04')
      .expectNext('second-encounter', 'red')
      .encounter({ defense: 'blue', ships: 1 })
      .draws('fewest-in-warp');
  },
);

scenario(
  '[CE-020] Wild: any other player, on a planet of its own system',
  {
    destiny: ['wild'],
    green: { ships: { 'green-2': 0, 'blue-1': 1 } },
  },
  (table) => {
    table
      .draws('wild')
      .expectNext('destiny', 'red')
      .expectOptions('red', 'player:blue', 'player:yellow', 'player:green')
      .refuses('red', 'player:red', 'engine.unknown-option')
      .chooses('player:green')
      .expectNext('aim', 'red')
      .expectOptions('red', 'green-1', 'green-2', 'green-3', 'green-4', 'green-5')
      .refuses('red', 'blue-1', 'ce.other-system')
      .aims('green-2')
      .expectNext('send-ships', 'red');
  },
);

scenario(
  'A fleet without a colony settles again with the ship from the gate',
  { red: { alien: 'clone', warp: 20 }, destiny: ['red'] },
  (table) => {
    table
      .expectNext('destiny', 'red')
      .expectGate('red', 1)
      .chooses('re-establish:red-2')
      .expectResult('re-established')
      .expectNext('second-encounter', 'red')
      .expectShips('red', 'red-2', 1)
      .expectWarp('red', 19)
      .expectGate('red', 0)
      .expectPower('red', false);
  },
);

scenario(
  'Own colour: a planet with ships of others only is no empty one',
  { red: { ships: { 'red-1': 0, 'red-2': 0 } }, green: { ships: { 'red-1': 1 } }, destiny: ['red'] },
  (table) => {
    table
      .expectNext('destiny', 'red')
      .expectOptions('red', 'drive-out:red-1:green', 're-establish:red-2', 'redraw')
      .chooses('re-establish:red-2')
      .expectNext('re-establish', 'red')
      .chooses({ 'red-3': 4 })
      .expectResult('re-established')
      .expectShips('red', 'red-2', 4)
      .expectNeverOffered('green', 'join:offense');
  },
);

scenario(
  'Special cards: ties go to the nearest on the left, round the table',
  {
    offense: 'yellow',
    destiny: ['most-colonies'],
    red: { ships: { 'green-1': 1 } },
    blue: { ships: { 'green-2': 1 } },
  },
  (table) => {
    table.draws('most-colonies').expectDefense('red').expectNext('aim', 'yellow');
  },
);

scenario(
  'Settling again counts as a win for experience, and as a colony gained for whoever clings to that',
  {
    destiny: ['red'],
    red: { alien: 'warrior', ships: { 'red-5': 0 } },
    green: { alien: 'remora', extra: ['flare-remora'] },
  },
  (table) => {
    table
      .chooses('re-establish:red-5')
      .chooses({ 'red-1': 1 })
      .plays('green', 'flare-remora', 'card')
      .expectNext('second-encounter', 'red')
      .expectTokens('red', 1)
      .expectHandSize('green', 7);
  },
);
