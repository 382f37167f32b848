import { scenario } from '../../testing/index.ts';

// What colonies and fields that come, go or change places do to bonuses in the middle of a turn.

scenario(
  'a colony moved onto Herbert Valley makes the next ship cheaper',
  {
    roll: [4, 4, 1],
    red: { cards: ['orbital-teleporter'], colonies: { 'lem-badlands': 1 } },
  },
  (table) => {
    table
      .refusesDock('af.cannot-pay', 'shipyard', 4, 4)
      .discards('orbital-teleporter', 'lem-badlands/0', 'herbert-valley')
      .docks('shipyard', 4, 4)
      .expectTokens('red', '0/0')
      .expectNext('act', 'red');
  },
);

scenario(
  'a swap that gives Herbert Valley away makes the next ship dearer',
  {
    roll: [4, 4, 1],
    red: { cards: ['polarity-device'], colonies: { 'herbert-valley': 1 } },
    green: { colonies: { 'lem-badlands': 1 } },
  },
  (table) => {
    table
      .offers('dock:shipyard:4+4')
      .discards('polarity-device', 'herbert-valley/0', 'lem-badlands/1')
      .refusesDock('af.cannot-pay', 'shipyard', 4, 4)
      .expectController('herbert-valley', 'green')
      .expectNext('act', 'red');
  },
);

scenario(
  'Heinlein Plains swapped away makes the Market dear again',
  {
    roll: [4, 4, 1],
    red: { fuel: 4, cards: ['polarity-device'], colonies: { 'heinlein-plains': 1 } },
    green: { colonies: { 'lem-badlands': 1 } },
  },
  (table) => {
    table
      .docks('orbital-market', 4, 4)
      .offers('trade:4')
      .discards('polarity-device', 'heinlein-plains/0', 'lem-badlands/1')
      .doesNotOffer('trade:2')
      .trades(1)
      .expectTokens('red', '0/1')
      .expectNext('act', 'red');
  },
);

scenario(
  'a launch resets the Hub marker; landing from elsewhere does not',
  { roll: [4, 4, 4], red: { fuel: 1, ore: 4, hub: 7 } },
  (table) => {
    table
      .constructs(4, 'lem-badlands')
      .expectHub('red', 7, 4)
      .launches('lem-badlands')
      .expectHub('red', 0, 4)
      .expectColonies('lem-badlands', 2, 0, 0, 0)
      .expectNext('act', 'red');
  },
);

scenario(
  'the Isolation Field takes the Van Vogt right, and gives it back when it moves on',
  {
    roll: [1, 1, 1],
    fields: { isolation: 'van-vogt-mountains' },
    red: { cards: ['stasis-beam'], colonies: { 'van-vogt-mountains': 1 } },
    green: { docked: { 'lunar-mine': [6] } },
  },
  (table) => {
    table
      .refusesDock('af.mine-threshold', 'lunar-mine', 1)
      .discards('stasis-beam', 'lem-badlands')
      .docks('lunar-mine', 1)
      .expectTokens('red', '0/1')
      .expectNext('act', 'red');
  },
);

scenario(
  'the Isolation Field stops Asimov in mid-turn',
  {
    roll: [1, 1, 1],
    red: { cards: ['stasis-beam'], colonies: { 'asimov-crater': 1 } },
  },
  (table) => {
    table
      .docks('colonist-hub', 1)
      .discards('stasis-beam', 'asimov-crater')
      .docks('colonist-hub', 1)
      .expectHub('red', 2)
      .docks('colonist-hub', 1)
      .expectHub('red', 3)
      .expectNext('act', 'red');
  },
);

scenario(
  'the Isolation Field makes the Market dear in mid-turn',
  {
    roll: [3, 3, 1],
    red: { fuel: 4, cards: ['stasis-beam'], colonies: { 'heinlein-plains': 1 } },
  },
  (table) => {
    table
      .docks('orbital-market', 3, 3)
      .trades(1)
      .expectTokens('red', '3/1')
      .discards('stasis-beam', 'heinlein-plains')
      .doesNotOffer('trade:2')
      .trades(1)
      .expectTokens('red', '0/2')
      .expectNext('act', 'red');
  },
);

scenario(
  'the Isolation Field makes the Constructor dear at once and costs no points',
  {
    roll: [4, 4, 4],
    red: { ore: 2, cards: ['stasis-beam'], colonies: { 'bradbury-plateau': 1 } },
  },
  (table) => {
    table
      .offers('dock:colony-constructor:4+4+4')
      .discards('stasis-beam', 'bradbury-plateau')
      .refusesDock('af.cannot-pay', 'colony-constructor', 4, 4, 4)
      .expectScores(2, 0, 0, 0)
      .expectNext('act', 'red');
  },
);

scenario(
  'an Isolation Field that leaves Herbert Valley makes ships cheap again',
  {
    roll: [4, 4, 1],
    fields: { isolation: 'herbert-valley' },
    red: { cards: ['booster-pod'], colonies: { 'herbert-valley': 1 } },
  },
  (table) => {
    table
      .refusesDock('af.cannot-pay', 'shipyard', 4, 4)
      .discards('booster-pod', 'isolation')
      .docks('shipyard', 4, 4)
      .expectNext('act', 'red');
  },
);

scenario(
  'the Positron Field placed on a tied territory waits for a leader',
  {
    roll: [4, 4, 4],
    red: { ore: 3, cards: ['data-crystal'], colonies: { 'lem-badlands': 1 } },
    green: { colonies: { 'lem-badlands': 1 } },
  },
  (table) => {
    table
      .discards('data-crystal', 'lem-badlands')
      .expectScores(1, 1, 0, 0)
      .constructs(4, 'lem-badlands')
      .expectScores(4, 1, 0, 0)
      .expectNext('act', 'red');
  },
);

scenario(
  'a stolen City takes its point along, and the points of the planet stay',
  {
    roll: [1, 2, 3],
    red: { colonies: { 'lem-badlands': 1 } },
    green: { cards: ['alien-city'], colonies: { 'pohl-foothills': 1 } },
  },
  (table) => {
    table
      .expectScores(2, 3, 0, 0)
      .docks('raiders-outpost', 1, 2, 3)
      .stealsCard('green', 'alien-city')
      .expectScores(3, 2, 0, 0)
      .expectNext('act', 'red');
  },
);
