import type { FacilityId } from '../../index.ts';
import { scenario } from '../../testing/index.ts';

const facilities: readonly (FacilityId | 'maintenance-bay')[] = [
  'alien-artifact',
  'colonist-hub',
  'colony-constructor',
  'lunar-mine',
  'maintenance-bay',
  'orbital-market',
  'raiders-outpost',
  'shipyard',
  'solar-converter',
  'terraforming-station',
];
for (const at of facilities) {
  scenario(
    `the Relic Ship goes home from anywhere in an opponent’s turn: ${at}`,
    {
      roll: [1, 2, 3],
      red: { cards: ['stasis-beam'] },
      green: { colonies: { 'burroughs-desert': 1 } },
      relic: { owner: 'green', at, value: 6 },
    },
    (table) => {
      table
        .discards('stasis-beam', 'burroughs-desert')
        .expectRelic('stock')
        .expectController('burroughs-desert', 'green')
        .expectNext('act', 'red');
    },
  );
}

scenario(
  'the Relic Ship goes home from its owner’s own hand when the owner isolates the desert',
  {
    roll: [1, 2, 3],
    red: { cards: ['stasis-beam'], colonies: { 'burroughs-desert': 1 } },
    relic: { owner: 'red', at: 'hand', value: 6 },
  },
  (table) => {
    table
      .offers('dock:solar-converter:6r')
      .discards('stasis-beam', 'burroughs-desert')
      .expectRelic('stock')
      .expectShips('red', 'hand', 1, 2, 3)
      .doesNotOffer('dock:solar-converter:6r')
      .refusesDock('af.ship-not-in-hand', 'solar-converter', '6r')
      .expectNext('act', 'red');
  },
);

scenario(
  'a teleported Relic Ship goes home from hand too',
  {
    roll: [1, 2, 3],
    red: {
      fuel: 2,
      cards: ['stasis-beam', 'orbital-teleporter'],
      colonies: { 'burroughs-desert': 1 },
    },
    relic: { owner: 'red', at: 'hand', value: 6 },
  },
  (table) => {
    table
      .docks('lunar-mine', '6r')
      .uses('orbital-teleporter', '0.relic')
      .offers('dock:solar-converter:6rt')
      .discards('stasis-beam', 'burroughs-desert')
      .expectRelic('stock')
      .doesNotOffer('dock:solar-converter:6rt')
      .docks('lunar-mine', 1)
      .expectTokens('red', '0/2')
      .expectNext('act', 'red');
  },
);

scenario(
  'moving the own colony off the desert sends the own Relic Ship home, points and ore earned stay',
  {
    roll: [1, 2, 3],
    red: { cards: ['orbital-teleporter'], colonies: { 'burroughs-desert': 1 } },
    relic: { owner: 'red', at: 'hand', value: 6 },
  },
  (table) => {
    table
      .docks('lunar-mine', '6r')
      .expectTokens('red', '0/1')
      .discards('orbital-teleporter', 'burroughs-desert/0', 'lem-badlands')
      .expectRelic('stock')
      .expectTokens('red', '0/1')
      .docks('lunar-mine', 1)
      .expectTokens('red', '0/2')
      .refuses('buy-relic', 'af.needs-burroughs')
      .expectNext('act', 'red');
  },
);

scenario(
  'a swap on the desert that leaves its controller in the lead keeps the Relic Ship',
  {
    roll: [1, 2, 3],
    red: { cards: ['polarity-device'], colonies: { 'lem-badlands': 1 } },
    green: { colonies: { 'burroughs-desert': 2 } },
    blue: { colonies: { 'burroughs-desert': 1 } },
    relic: { owner: 'green', at: 'lunar-mine', value: 4 },
  },
  (table) => {
    table
      .discards('polarity-device', 'burroughs-desert/2', 'lem-badlands/0')
      .expectColonies('burroughs-desert', 1, 2, 0, 0)
      .expectRelic('lunar-mine', 'green')
      .expectNext('act', 'red');
  },
);

scenario(
  'control that passes straight from one player to another takes the Relic Ship from the first and gives it to nobody',
  {
    roll: [1, 2, 3],
    red: { cards: ['polarity-device'], colonies: { 'burroughs-desert': 1, 'lem-badlands': 1 } },
    green: { colonies: { 'burroughs-desert': 2 } },
    relic: { owner: 'green', at: 'lunar-mine', value: 4 },
  },
  (table) => {
    table
      .discards('polarity-device', 'burroughs-desert/1', 'lem-badlands/0')
      .expectColonies('burroughs-desert', 2, 1, 0, 0)
      .expectController('burroughs-desert', 'red')
      .expectRelic('stock')
      .refuses('buy-relic', 'af.cannot-pay')
      .expectNext('act', 'red');
  },
);

scenario(
  'the Isolation Field elsewhere leaves the Relic Ship alone; moving it off the desert allows a new purchase',
  {
    roll: [1, 2, 3],
    fields: { isolation: 'burroughs-desert' },
    red: { fuel: 1, ore: 1, cards: ['stasis-beam'], colonies: { 'burroughs-desert': 1 } },
  },
  (table) => {
    table
      .refuses('buy-relic', 'af.isolated')
      .discards('stasis-beam', 'lem-badlands')
      .expectRelic('stock')
      .answers('buy-relic')
      .expectRelic('maintenance-bay', 'red')
      .expectTokens('red', '0/0')
      .expectNext('act', 'red');
  },
);

const ownRelic = { colonies: { 'burroughs-desert': 1 }, cards: ['stasis-beam'] } as const;

scenario(
  'the Relic Ship goes home: its unspent points go with it, the cycle stays',
  {
    roll: [5, 2, 1],
    relic: { owner: 'red', at: 'hand', value: 6 },
    display: ['alien-city', 'booster-pod', 'polarity-device'],
    red: ownRelic,
  },
  (table) => {
    table
      .docks('alien-artifact', '6r')
      .docks('alien-artifact', 2)
      .offers('claim:alien-city')
      .discards('stasis-beam', 'burroughs-desert')
      .refuses('claim:alien-city', 'af.credit-too-low')
      .cycles()
      .cycles()
      .refuses('cycle', 'af.no-cycle')
      .expectNext('act', 'red');
  },
);

scenario(
  'the Relic Ship goes home: the Hub marker stays, its port is free',
  { roll: [1, 2, 3], relic: { owner: 'red', at: 'hand', value: 6 }, red: ownRelic },
  (table) => {
    table
      .docks('colonist-hub', '6r')
      .docks('colonist-hub', 1)
      .docks('colonist-hub', 2)
      .discards('stasis-beam', 'burroughs-desert')
      .expectHub('red', 3)
      .docks('colonist-hub', 3)
      .expectHub('red', 4)
      .expectNext('act', 'red');
  },
);

scenario(
  'the Relic Ship goes home: the other ship of the pair keeps the right to trade',
  { roll: [4, 1, 1], relic: { owner: 'red', at: 'hand', value: 4 }, red: { ...ownRelic, fuel: 4 } },
  (table) => {
    table
      .docks('orbital-market', 4, '4r')
      .discards('stasis-beam', 'burroughs-desert')
      .trades(1)
      .expectTokens('red', '0/1')
      .expectNext('act', 'red');
  },
);

scenario(
  'the right to trade ends when the last ship of the pair is gone',
  {
    roll: [4, 1, 1],
    relic: { owner: 'red', at: 'hand', value: 4 },
    red: { ...ownRelic, fuel: 6, cards: ['stasis-beam', 'orbital-teleporter'] },
  },
  (table) => {
    table
      .docks('orbital-market', 4, '4r')
      .discards('stasis-beam', 'burroughs-desert')
      .uses('orbital-teleporter', table.ship('red', 'orbital-market', 4))
      .doesNotOffer('trade:1')
      .refuses('trade:1', 'af.no-market-pair')
      .expectNext('act', 'red');
  },
);

scenario(
  'with the cheaper pair gone the price is that of the dearer one',
  {
    roll: [2, 5, 5],
    relic: { owner: 'red', at: 'hand', value: 2 },
    red: { ...ownRelic, fuel: 9, cards: ['stasis-beam', 'orbital-teleporter'] },
  },
  (table) => {
    table
      .docks('orbital-market', 2, '2r')
      .docks('orbital-market', 5, 5)
      .offers('trade:4')
      .discards('stasis-beam', 'burroughs-desert')
      .offers('trade:4')
      .uses('orbital-teleporter', table.ship('red', 'orbital-market', 2))
      .offers('trade:1')
      .doesNotOffer('trade:2')
      .trades(1)
      .expectTokens('red', '2/1')
      .expectNext('act', 'red');
  },
);

scenario(
  'the Relic Ship goes home: the price of ships never counted it',
  { roll: [4, 4, 1], relic: { owner: 'red', at: 'hand', value: 6 }, red: { ...ownRelic, fuel: 1, ore: 1 } },
  (table) => {
    table
      .discards('stasis-beam', 'burroughs-desert')
      .docks('shipyard', 4, 4)
      .expectTokens('red', '0/0')
      .expectNext('act', 'red');
  },
);
