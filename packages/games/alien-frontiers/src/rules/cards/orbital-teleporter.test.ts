import { expect } from 'vitest';
import { scenario } from '../../testing/index.ts';

const frozen = {
  roll: [5, 5, 3],
  red: { fuel: 8, cards: ['orbital-teleporter', 'booster-pod', 'polarity-device', 'temporal-warper'] },
} as const;

scenario(
  '[AF-179] Teleporter, example',
  {
    roll: [2, 5, 6],
    display: ['alien-city', 'booster-pod', 'stasis-beam'],
    red: { fuel: 2, cards: ['orbital-teleporter'] },
  },
  (table) => {
    table
      .docks('lunar-mine', 6)
      .expectTokens('red', '2/1')
      .uses('orbital-teleporter', table.ship('red', 'lunar-mine', 6))
      .expectTokens('red', '0/1')
      .docks('alien-artifact', '6t')
      .refuses('claim:alien-city', 'af.credit-too-low')
      .docks('alien-artifact', 2)
      .claims('alien-city')
      .expectCards('red', 'alien-city', 'orbital-teleporter')
      .expectTokens('red', '0/1')
      .expectShips('red', 'hand', 5)
      .refuses('end-turn', 'af.must-place')
      .expectNext('act', 'red');
  },
);

scenario('[AF-181] Teleported ship is frozen: no card may target it', frozen, (table) => {
  table.docks('lunar-mine', 5);
  const ship = table.ship('red', 'lunar-mine', 5);
  table
    .uses('orbital-teleporter', ship)
    .answers('use:booster-pod')
    .offers('5', '3')
    .doesNotOffer('5t')
    .refuses('5t', 'af.teleported-frozen')
    .undoes()
    .answers('use:polarity-device')
    .doesNotOffer('5t')
    .refuses('5t', 'af.teleported-frozen')
    .undoes()
    .answers('use:temporal-warper')
    .doesNotOffer(ship)
    .refuses([ship], 'af.teleported-frozen')
    .undoes()
    .expectTokens('red', '6/1')
    .expectNext('act', 'red');
});

scenario(
  '[AF-181] Teleported ship is frozen: Stasis Beam and Gravity Manipulator neither',
  { roll: [5, 3, 3], red: { fuel: 8, cards: ['orbital-teleporter', 'stasis-beam', 'gravity-manipulator'] } },
  (table) => {
    table
      .docks('lunar-mine', 5)
      .uses('orbital-teleporter', table.ship('red', 'lunar-mine', 5))
      .answers('use:stasis-beam')
      .refuses('5t', 'af.teleported-frozen')
      .undoes()
      .answers('use:gravity-manipulator')
      .refuses('5t', 'af.teleported-frozen')
      .answers('3')
      .refuses('5t', 'af.teleported-frozen')
      .answers('3')
      .expectShips('red', 'hand', 2, 4, 5)
      .expectNext('act', 'red');
  },
);

scenario('[AF-181] Teleported ship is frozen: not back, but into a pair elsewhere', frozen, (table) => {
  table
    .docks('lunar-mine', 5)
    .uses('orbital-teleporter', table.ship('red', 'lunar-mine', 5))
    .doesNotOffer('dock:lunar-mine:5t')
    .refusesDock('af.teleported-back', 'lunar-mine', '5t')
    .docks('orbital-market', 5, '5t')
    .expectShips('red', 'orbital-market', 5, 5)
    .trades(1)
    .expectTokens('red', '1/2')
    .expectNext('act', 'red');
});

scenario(
  '[AF-181] Teleported ship is frozen: into a triple or a run',
  { roll: [5, 5, 5, 4, 6], red: { fuel: 2, ore: 3, cards: ['orbital-teleporter'] } },
  (table) => {
    table
      .docks('alien-artifact', 5)
      .uses('orbital-teleporter', table.ship('red', 'alien-artifact', 5))
      .offers('dock:colony-constructor:5+5+5t', 'dock:raiders-outpost:4+5t+6')
      .doesNotOffer('dock:colony-constructor:5+5+5')
      .docks('colony-constructor', 5, 5, '5t')
      .answers('lem-badlands')
      .expectTokens('red', '0/0')
      .expectNext('act', 'red');
  },
);

scenario(
  '[AF-182] Teleporter reuse of the port',
  {
    players: 2,
    roll: [6, 6, 1],
    red: { fuel: 2, cards: ['orbital-teleporter'] },
    green: { docked: { 'lunar-mine': [5, 5] } },
  },
  (table) => {
    table
      .docks('lunar-mine', 6)
      .expectTokens('red', '2/1')
      .refusesDock('af.no-free-port', 'lunar-mine', 6)
      .uses('orbital-teleporter', table.ship('red', 'lunar-mine', 6))
      .docks('solar-converter', '6t')
      .docks('lunar-mine', 6)
      .expectTokens('red', '3/2')
      .expectNext('act', 'red');
  },
);

const cornered = {
  roll: [1],
  red: { fuel: 2, hub: 7, cards: ['orbital-teleporter'] },
  green: { docked: { 'solar-converter': [1, 1, 1], 'lunar-mine': [4] } },
  blue: { docked: { 'solar-converter': [1, 1, 1] } },
} as const;

scenario(
  '[AF-183] Nowhere to go',
  { ...cornered, yellow: { docked: { 'solar-converter': [1, 1] } } },
  (table) => {
    table
      .docks('alien-artifact', 1)
      .doesNotOffer('use:orbital-teleporter')
      .refuses('use:orbital-teleporter', 'af.no-target')
      .expectNext('act', 'red');
  },
);

scenario(
  '[AF-183] Nowhere to go: one free port makes the difference',
  { ...cornered, yellow: { docked: { 'solar-converter': [1] } } },
  (table) => {
    table
      .docks('alien-artifact', 1)
      .uses('orbital-teleporter', table.ship('red', 'alien-artifact', 1))
      .docks('solar-converter', '1t')
      .expectTokens('red', '1/0')
      .expectNext('act', 'red');
  },
);

const onlyTheStation = {
  roll: [6],
  green: { docked: { 'solar-converter': [1, 1, 1], 'lunar-mine': [1, 1, 1] } },
  blue: { docked: { 'solar-converter': [1, 1, 1], 'lunar-mine': [1, 1] } },
  yellow: { docked: { 'solar-converter': [1, 1] } },
} as const;

scenario(
  'the fuel of the lift is missing when asking whether the ship could dock',
  { ...onlyTheStation, red: { ships: 4, fuel: 2, ore: 1, hub: 7, cards: ['orbital-teleporter'] } },
  (table) => {
    table
      .docks('alien-artifact', 6)
      .doesNotOffer('use:orbital-teleporter')
      .refuses('use:orbital-teleporter', 'af.no-target')
      .expectNext('act', 'red');
  },
);

scenario(
  'with one fuel more the ship could terraform, so it may be lifted',
  { ...onlyTheStation, red: { ships: 4, fuel: 3, ore: 1, hub: 7, cards: ['orbital-teleporter'] } },
  (table) => {
    table
      .docks('alien-artifact', 6)
      .uses('orbital-teleporter', table.ship('red', 'alien-artifact', 6))
      .terraforms('lem-badlands', '6t')
      .expectTokens('red', '0/0')
      .expectNext('act', 'red');
  },
);

scenario(
  'a teleported 6 may terraform when the fuel lasts',
  { roll: [6, 1, 1, 1], red: { fuel: 3, cards: ['orbital-teleporter'] } },
  (table) => {
    table
      .docks('lunar-mine', 6)
      .uses('orbital-teleporter', table.ship('red', 'lunar-mine', 6))
      .terraforms('lem-badlands', '6t')
      .expectTokens('red', '0/0')
      .expectNext('act', 'red');
  },
);

scenario(
  'neither unplaced ships, ships in the Bay nor other players’ ships are lifted',
  {
    roll: [5, 2],
    red: { fuel: 2, cards: ['orbital-teleporter'] },
    green: { docked: { 'lunar-mine': [1] } },
  },
  (table) => {
    table
      .refuses('use:orbital-teleporter', 'af.no-target')
      .docks('lunar-mine', 5)
      .answers('use:orbital-teleporter')
      .refuses(table.ship('red', 'hand', 2), 'af.not-docked')
      .refuses(table.ship('red', 'maintenance-bay', 1), 'af.not-docked')
      .refuses(table.ship('green', 'lunar-mine', 1), 'af.not-own-ship')
      .refuses('0.7', 'af.not-own-ship')
      .refuses('0.relic', 'af.not-own-ship');
    expect(table.options).toEqual([table.ship('red', 'lunar-mine', 5)]);
  },
);

scenario(
  'a Relic Ship of somebody else’s is not lifted under the own name',
  {
    roll: [1, 1, 2],
    red: { fuel: 2, cards: ['orbital-teleporter'] },
    green: { colonies: { 'burroughs-desert': 1 } },
    relic: { owner: 'green', at: 'lunar-mine', value: 2 },
  },
  (table) => {
    table
      .docks('solar-converter', 1)
      .answers('use:orbital-teleporter')
      .refuses('0.relic', 'af.not-own-ship')
      .refuses('1.relic', 'af.not-own-ship')
      .expectNext('teleport', 'red');
  },
);

scenario(
  'a ship once lifted and docked again is an ordinary docked ship',
  { roll: [5, 1, 1], red: { fuel: 2, cards: ['orbital-teleporter'] } },
  (table) => {
    table
      .docks('lunar-mine', 5)
      .uses('orbital-teleporter', table.ship('red', 'lunar-mine', 5))
      .docks('solar-converter', '5t')
      .expectTokens('red', '3/1')
      .refuses('use:orbital-teleporter', 'af.card-used')
      .docks('lunar-mine', 1)
      .expectTokens('red', '3/2')
      .expectNext('act', 'red');
  },
);

scenario(
  'one fuel lifts nothing',
  { roll: [5, 1, 1], red: { fuel: 1, cards: ['orbital-teleporter'] } },
  (table) => {
    table.docks('lunar-mine', 5).refuses('use:orbital-teleporter', 'af.cannot-pay').expectNext('act', 'red');
  },
);
