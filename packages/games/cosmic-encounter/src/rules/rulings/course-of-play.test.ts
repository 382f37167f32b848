import { expect } from 'vitest';
import { scenario } from '../../testing/index.ts';

/** Rulings on the course of a turn and its phases, by the numbers of the specification, that no alien or card has a test for. */

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
  'A35 Destiny does not lead to a player without planets',
  {
    destiny: ['blue', 'wild'],
    destroyed: ['blue-1', 'blue-2', 'blue-3', 'blue-4', 'blue-5'],
    blue: { ships: { 'yellow-1': 20 } },
  },
  (table) => {
    table.draws('wild').expectNext('destiny', 'red').expectOptions('red', 'player:yellow', 'player:green');
    expect(table.view.destinyDiscard).toHaveLength(1);
  },
);

scenario(
  'A59 The first thing that comes in place of the regroup ship settles it',
  {
    red: { alien: 'kamikaze', extra: ['flare-kamikaze'], warp: 4 },
    blue: { warp: 2 },
    yellow: { extra: ['flare-masochist'] },
  },
  (table) => {
    table
      .until('regroup.retrieve')
      .expectOffered('yellow', 'masochist.wild')
      .together({ red: 'kamikaze.super', yellow: 'masochist.wild' })
      .answers('red', 3)
      .returns('red', { 'red-1': 3 })
      .expectNext('aim', 'red')
      .expectWarp('red', 1)
      .expectWarp('blue', 2)
      .expectHandSize('yellow', 6);
  },
);
