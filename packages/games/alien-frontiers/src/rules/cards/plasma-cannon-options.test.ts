import { expect } from 'vitest';
import { scenario } from '../../testing/index.ts';

scenario(
  'plasmaDiscardBay allowed: the discard may choose a ship in the Bay',
  {
    options: { plasmaDiscardBay: 'allowed' },
    roll: [1, 2, 4],
    red: { cards: ['plasma-cannon'] },
    green: { ships: 4 },
  },
  (table) => {
    table
      .discards('plasma-cannon', table.ship('green', 'maintenance-bay', 1))
      .expectCount('green', 'maintenance-bay', 3)
      .expectCount('green', 'stock', 3)
      .expectNext('act', 'red');
  },
);

scenario(
  'plasmaDiscardBay allowed: the fleet of three stays protected, and the own Bay is no target',
  {
    options: { plasmaDiscardBay: 'allowed' },
    roll: [1, 2, 4],
    red: { ships: 5, cards: ['plasma-cannon'] },
    green: { ships: 3 },
    blue: { ships: 4, docked: { 'solar-converter': [1] } },
  },
  (table) => {
    table
      .answers('discard:plasma-cannon')
      .refuses(table.ship('green', 'maintenance-bay', 1), 'af.fleet-protected')
      .refuses(table.ship('red', 'maintenance-bay', 1), 'af.own-ship')
      .offers(table.ship('blue', 'maintenance-bay', 1), table.ship('blue', 'solar-converter', 1))
      .expectNext('destroy', 'red');
  },
);

scenario(
  'plasmaDiscardBay allowed: a Relic Ship in the Bay goes home',
  {
    options: { plasmaDiscardBay: 'allowed' },
    roll: [1, 2, 4],
    red: { cards: ['plasma-cannon'] },
    green: { colonies: { 'burroughs-desert': 1 } },
    relic: { owner: 'green', at: 'maintenance-bay', value: 1 },
  },
  (table) => {
    table.discards('plasma-cannon', '1.relic').expectRelic('stock').expectNext('act', 'red');
  },
);

scenario(
  'plasmaDiscardBay allowed: the fuel power still spares the Bay',
  {
    options: { plasmaDiscardBay: 'allowed' },
    roll: [1, 2, 4],
    red: { fuel: 2, cards: ['plasma-cannon'] },
    green: { ships: 4, docked: { 'lunar-mine': [5] } },
  },
  (table) => {
    table
      .answers('use:plasma-cannon')
      .refuses('maintenance-bay', 'af.bay-is-safe')
      .answers('lunar-mine')
      .refuses([table.ship('green', 'maintenance-bay', 1)], 'af.bay-is-safe')
      .answers([table.ship('green', 'lunar-mine', 5)])
      .expectTokens('red', '1/0')
      .expectNext('act', 'red');
  },
);

const fourWithOneLost = {
  ships: 4,
  docked: { 'lunar-mine': [5], 'alien-artifact': [2, 3], 'terraforming-station': [6] },
} as const;

scenario(
  'plasmaDiscardRule moreThanThree: a ship on the Station counts among the four',
  {
    options: { plasmaDiscardRule: 'moreThanThree' },
    players: 2,
    roll: [1, 2, 4],
    red: { cards: ['plasma-cannon'] },
    green: fourWithOneLost,
    dice: [5, 5],
  },
  (table) => {
    table
      .discards('plasma-cannon', table.ship('green', 'lunar-mine', 5))
      .expectCount('green', 'stock', 3)
      .finishesTurn()
      .expectShips('green', 'hand', 5, 5)
      .expectNext('act', 'green');
  },
);

scenario(
  'plasmaDiscardRule moreThanThree: three coloured ships are not more than three',
  {
    options: { plasmaDiscardRule: 'moreThanThree' },
    roll: [1, 2, 4],
    red: { cards: ['plasma-cannon'] },
    green: { docked: { 'lunar-mine': [5, 5, 5] } },
    blue: { ships: 4, docked: { 'solar-converter': [1] } },
  },
  (table) => {
    table
      .answers('discard:plasma-cannon')
      .refuses(table.ship('green', 'lunar-mine', 5), 'af.fleet-protected');
    expect(table.options).toEqual([table.ship('blue', 'solar-converter', 1)]);
  },
);

for (const ships of [3, 4]) {
  scenario(
    `plasmaDiscardRule moreThanThree: with ${ships} coloured ships the Relic Ship is ${ships > 3 ? 'open' : 'protected'}`,
    {
      options: { plasmaDiscardRule: 'moreThanThree' },
      roll: [1, 2, 4],
      red: { cards: ['plasma-cannon'] },
      green: { ships, colonies: { 'burroughs-desert': 1 } },
      blue: { ships: 4, docked: { 'solar-converter': [1] } },
      relic: { owner: 'green', at: 'lunar-mine', value: 6 },
    },
    (table) => {
      table.answers('discard:plasma-cannon');
      if (ships > 3) table.answers('1.relic').expectRelic('stock').expectNext('act', 'red');
      else table.refuses('1.relic', 'af.fleet-protected').expectNext('destroy', 'red');
    },
  );
}
