import { scenario } from '../../testing/index.ts';

scenario(
  '[AF-141] Relic lost by a tie',
  {
    roll: [4, 4, 4, 3],
    red: { ore: 3 },
    green: { ore: 2, colonies: { 'burroughs-desert': 1 }, docked: { 'lunar-mine': [2] } },
    relic: { owner: 'green', at: 'lunar-mine', value: 5 },
  },
  (table) => {
    table
      .expectScores(0, 2, 0, 0)
      .refusesDock('af.mine-threshold', 'lunar-mine', 4)
      .constructs(4, 'burroughs-desert')
      .expectController('burroughs-desert', null)
      .expectRelic('stock')
      .expectShips('green', 'lunar-mine', 2)
      .expectScores(1, 1, 0, 0)
      .expectTokens('green', '0/2')
      .docks('lunar-mine', 3)
      .expectTokens('red', '0/1')
      .expectNext('act', 'red');
  },
);

scenario(
  '[AF-142] Relic lost by isolation',
  {
    players: 2,
    roll: [1, 1, 1],
    red: { cards: ['stasis-beam'] },
    green: { fuel: 1, ore: 1, cards: ['booster-pod'], colonies: { 'burroughs-desert': 1 } },
    relic: { owner: 'green', at: 'lunar-mine', value: 5 },
    dice: [6, 6, 6],
  },
  (table) => {
    table
      .discards('stasis-beam', 'burroughs-desert')
      .expectRelic('stock')
      .expectController('burroughs-desert', 'green')
      .finishesTurn()
      .expectNext('act', 'green')
      .expectShips('green', 'hand', 6, 6, 6)
      .doesNotOffer('buy-relic')
      .refuses('buy-relic', 'af.isolated')
      .discards('booster-pod', 'isolation')
      .expectRelic('stock')
      .answers('buy-relic')
      .expectTokens('green', '0/0')
      .expectRelic('maintenance-bay', 'green')
      .expectNext('act', 'green');
  },
);

scenario(
  '[AF-143] Buying on the turn of conquest',
  { players: 2, roll: [4, 4, 4], red: { fuel: 1, ore: 4 }, dice: [1, 1, 1, 2, 3, 5, 6] },
  (table) => {
    table
      .refuses('buy-relic', 'af.needs-burroughs')
      .constructs(4, 'burroughs-desert')
      .expectTokens('red', '1/1')
      .answers('buy-relic')
      .expectTokens('red', '0/0')
      .expectRelic('maintenance-bay', 'red')
      .refuses('buy-relic', 'af.relic-in-play')
      .endsTurn()
      .finishesTurn()
      .expectRelic('hand', 'red')
      .expectShips('red', 'hand', 2, 3, 5, 6)
      .expectNext('act', 'red');
  },
);

scenario(
  '[AF-145] Data Crystal cannot borrow Burroughs',
  {
    roll: [1, 2, 3],
    red: { fuel: 3, ore: 1, cards: ['data-crystal'] },
    green: { colonies: { 'burroughs-desert': 1, 'lem-badlands': 1 } },
  },
  (table) => {
    table
      .refuses('buy-relic', 'af.needs-burroughs')
      .answers('use:data-crystal')
      .offers('lem-badlands')
      .doesNotOffer('burroughs-desert')
      .refuses('burroughs-desert', 'af.relic-not-lent')
      .expectTokens('red', '3/1')
      .expectNext('borrow', 'red');
  },
);

scenario(
  '[AF-146] New controller takes over',
  {
    roll: [4, 4, 4],
    red: { fuel: 1, ore: 4, cards: ['orbital-teleporter'], colonies: { 'burroughs-desert': 1 } },
    green: { colonies: { 'burroughs-desert': 2 } },
    relic: { owner: 'green', at: 'solar-converter', value: 2 },
  },
  (table) => {
    table
      .discards('orbital-teleporter', 'burroughs-desert/1', 'lem-badlands')
      .expectColonies('burroughs-desert', 1, 1, 0, 0)
      .expectController('burroughs-desert', null)
      .expectRelic('stock')
      .refuses('buy-relic', 'af.needs-burroughs')
      .constructs(4, 'burroughs-desert')
      .expectController('burroughs-desert', 'red')
      .answers('buy-relic')
      .expectTokens('red', '0/0')
      .expectRelic('maintenance-bay', 'red')
      .expectNext('act', 'red');
  },
);

for (const [fuel, ore] of [
  [1, 0],
  [0, 1],
] as const) {
  scenario(
    `the Relic Ship is not sold for ${fuel}/${ore}`,
    { roll: [1, 2, 3], red: { fuel, ore, colonies: { 'burroughs-desert': 1 } } },
    (table) => {
      table.doesNotOffer('buy-relic').refuses('buy-relic', 'af.cannot-pay').expectNext('act', 'red');
    },
  );
}

scenario(
  'a shared lead on the desert buys no Relic Ship',
  {
    roll: [1, 2, 3],
    red: { fuel: 1, ore: 1, colonies: { 'burroughs-desert': 1 } },
    blue: { colonies: { 'burroughs-desert': 1 } },
  },
  (table) => {
    table.refuses('buy-relic', 'af.needs-burroughs').expectNext('act', 'red');
  },
);

scenario(
  'the Relic Ship fills up pairs, triples and runs like any other',
  {
    roll: [3, 3, 4, 5],
    relic: { owner: 'red', at: 'hand', value: 3 },
    red: { fuel: 2, ore: 3, colonies: { 'burroughs-desert': 1 } },
  },
  (table) => {
    table
      .offers('dock:colony-constructor:3+3+3r', 'dock:shipyard:3+3r', 'dock:orbital-market:3+3r')
      .offers('dock:raiders-outpost:3r+4+5', 'dock:raiders-outpost:3+4+5', 'dock:lunar-mine:3r')
      .docks('raiders-outpost', '3r', 4, 5)
      .expectNext('raid', 'red')
      .answers('nothing')
      .expectRelic('raiders-outpost', 'red')
      .expectNext('act', 'red');
  },
);

scenario(
  'cards turn the Relic Ship like any other',
  {
    roll: [1, 1, 1],
    relic: { owner: 'red', at: 'hand', value: 3 },
    red: {
      fuel: 3,
      cards: ['booster-pod', 'polarity-device', 'temporal-warper'],
      colonies: { 'burroughs-desert': 1 },
    },
    dice: [5],
  },
  (table) => {
    table
      .uses('booster-pod', '3r')
      .expectShips('red', 'hand', 1, 1, 1, 4)
      .uses('polarity-device', '4r')
      .expectShips('red', 'hand', 1, 1, 1, 3)
      .uses('temporal-warper', ['0.relic'])
      .expectShips('red', 'hand', 1, 1, 1, 5)
      .expectRelic('hand', 'red')
      .expectNext('act', 'red');
  },
);

scenario(
  'the Relic Ship can be teleported, and is then frozen like any other',
  {
    roll: [1, 1, 1],
    relic: { owner: 'red', at: 'hand', value: 5 },
    red: { fuel: 3, cards: ['orbital-teleporter', 'booster-pod'], colonies: { 'burroughs-desert': 1 } },
  },
  (table) => {
    table
      .docks('solar-converter', 1)
      .answers('use:orbital-teleporter')
      .refuses('0.relic', 'af.not-docked')
      .undoes()
      .docks('lunar-mine', '5r')
      .uses('orbital-teleporter', '0.relic')
      .refusesDock('af.teleported-back', 'lunar-mine', '5rt')
      .answers('use:booster-pod')
      .refuses('5rt', 'af.teleported-frozen')
      .undoes()
      .docks('solar-converter', '5rt')
      .expectRelic('solar-converter', 'red')
      .expectNext('act', 'red');
  },
);

scenario(
  'a displaced Relic Ship waits in its owner’s Bay',
  {
    roll: [4, 5, 6],
    green: { ships: 3, docked: { 'raiders-outpost': [1, 2] }, colonies: { 'burroughs-desert': 1 } },
    relic: { owner: 'green', at: 'raiders-outpost', value: 3 },
  },
  (table) => {
    table
      .docks('raiders-outpost', 4, 5, 6)
      .answers('nothing')
      .expectRelic('maintenance-bay', 'green')
      .expectCount('green', 'maintenance-bay', 4)
      .expectNext('act', 'red');
  },
);

scenario(
  'six coloured ships and the Relic Ship are seven dice',
  {
    red: { ships: 6, colonies: { 'burroughs-desert': 1 } },
    relic: { owner: 'red', at: 'maintenance-bay', value: 1 },
    dice: [1, 2, 3, 4, 5, 6, 6],
  },
  (table) => {
    table.expectShips('red', 'hand', 1, 2, 3, 4, 5, 6, 6).expectRelic('hand', 'red').expectNext('act', 'red');
  },
);
