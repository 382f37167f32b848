import { expect } from 'vitest';
import { scenario } from '../../testing/index.ts';

scenario(
  '[AF-125] Full cycle',
  {
    roll: [6, 1, 1, 2],
    red: { fuel: 1, ore: 1 },
    green: { fuel: 1, ore: 1, ships: 4 },
    dice: [6, 6, 1, 1, 2, 2, 2, 2, 2, 2, 3, 4, 5],
  },
  (table) => {
    table
      .terraforms('lem-badlands')
      .expectTokens('red', '0/0')
      .expectScores(2, 0, 0, 0)
      .expectController('lem-badlands', 'red')
      .expectShips('red', 'terraforming-station', 6)
      .finishesTurn()
      .expectNext('act', 'green')
      .refusesDock('af.no-free-port', 'terraforming-station', 6)
      .finishesTurn()
      .finishesTurn()
      .finishesTurn();
    table
      .expectShips('red', 'hand', 3, 4, 5)
      .expectCount('red', 'terraforming-station', 0)
      .expectCount('red', 'stock', 3)
      .expectScores(2, 0, 0, 0)
      .expectNext('act', 'red');
  },
);

scenario(
  '[AF-127] Combination turn',
  {
    roll: [4, 4, 5],
    red: { fuel: 5, ore: 2, cards: ['booster-pod'] },
    green: { colonies: { 'burroughs-desert': 1 } },
    relic: { owner: 'green', at: 'lunar-mine', value: 5 },
  },
  (table) => {
    table
      .expectScores(0, 2, 0, 0)
      .docks('shipyard', 4, 4)
      .expectTokens('red', '4/1')
      .uses('booster-pod', '5')
      .expectTokens('red', '3/1')
      .terraforms('burroughs-desert')
      .expectTokens('red', '2/0')
      .expectController('burroughs-desert', null)
      .expectRelic('stock')
      .expectScores(1, 1, 0, 0)
      .expectCount('red', 'terraforming-station', 1)
      .expectCount('red', 'shipyard', 2)
      .expectCount('red', 'maintenance-bay', 1)
      .expectCount('red', 'stock', 2)
      .expectNext('act', 'red');
  },
);

scenario(
  '[AF-128] Terraforming with the Relic',
  {
    players: 2,
    roll: [6, 2, 2],
    relic: { owner: 'red', at: 'hand', value: 6 },
    red: { fuel: 2, ore: 2, colonies: { 'burroughs-desert': 1 } },
    dice: [1, 1, 1, 3, 4, 5],
  },
  (table) => {
    table
      .doesNotOffer('dock:terraforming-station:6')
      .refusesDock('af.fleet-too-small', 'terraforming-station', 6)
      .terraforms('lem-badlands', '6r')
      .expectTokens('red', '1/1')
      .expectScores(4, 0)
      .expectRelic('terraforming-station', 'red')
      .finishesTurn()
      .expectRelic('terraforming-station', 'red')
      .finishesTurn()
      .expectRelic('stock')
      .expectShips('red', 'hand', 3, 4, 5)
      .answers('buy-relic')
      .expectTokens('red', '0/0')
      .expectRelic('maintenance-bay', 'red')
      .expectShips('red', 'hand', 3, 4, 5)
      .expectNext('act', 'red');
  },
);

scenario(
  '[AF-129] Not by Teleporter',
  { roll: [6, 1, 1, 2], red: { fuel: 3, ore: 1, cards: ['orbital-teleporter'] } },
  (table) => {
    table
      .terraforms('lem-badlands')
      .expectTokens('red', '2/0')
      .refuses('use:orbital-teleporter', 'af.no-target')
      .docks('alien-artifact', 2)
      .answers('use:orbital-teleporter')
      .doesNotOffer(table.ship('red', 'terraforming-station', 6))
      .refuses(table.ship('red', 'terraforming-station', 6), 'af.terraformer-stays')
      .expectNext('teleport', 'red');
  },
);

scenario('only a 6 terraforms', { roll: [5, 4, 3, 1], red: { fuel: 1, ore: 1 } }, (table) => {
  for (const value of [5, 4, 3, 1]) table.refusesDock('af.needs-six', 'terraforming-station', value);
  table.expectNext('act', 'red');
});

for (const [fuel, ore] of [
  [1, 0],
  [0, 1],
] as const) {
  scenario(
    `terraforming is not paid with ${fuel}/${ore}`,
    { roll: [6, 1, 1, 2], red: { fuel, ore } },
    (table) => {
      table
        .doesNotOffer('dock:terraforming-station:6')
        .refusesDock('af.cannot-pay', 'terraforming-station', 6)
        .expectNext('act', 'red');
    },
  );
}

scenario(
  'one ship at a time, even for a rich player',
  { roll: [6, 6, 1, 2], red: { fuel: 4, ore: 4 } },
  (table) => {
    table
      .terraforms('lem-badlands')
      .refusesDock('af.no-free-port', 'terraforming-station', 6)
      .expectNext('act', 'red');
  },
);

scenario(
  'a coloured 6 may go when a ship built earlier in the turn makes four',
  { roll: [4, 4, 6], red: { fuel: 2, ore: 2 } },
  (table) => {
    table
      .refusesDock('af.fleet-too-small', 'terraforming-station', 6)
      .docks('shipyard', 4, 4)
      .offers('dock:terraforming-station:6')
      .terraforms('pohl-foothills')
      .expectTokens('red', '0/0')
      .expectScores(2, 0, 0, 0)
      .expectNext('act', 'red');
  },
);

scenario(
  'the territory is chosen at once, and nothing else is done before',
  { roll: [6, 1, 1, 2], red: { fuel: 1, ore: 1, cards: ['alien-city'] } },
  (table) => {
    table
      .docks('terraforming-station', 6)
      .expectNext('land', 'red')
      .refuses('end-turn', 'af.land-first')
      .refuses('dock:solar-converter:1', 'af.land-first')
      .answers('van-vogt-mountains')
      .expectNext('act', 'red');
    expect(table.player('red').supply).toBe(5);
  },
);

scenario(
  'the Relic Ship on the Station goes home when its owner loses the desert, and the port is free',
  {
    roll: [6, 3, 3, 3],
    red: { fuel: 1, ore: 4 },
    green: { colonies: { 'burroughs-desert': 1 } },
    relic: { owner: 'green', at: 'terraforming-station', value: 6 },
  },
  (table) => {
    table
      .refusesDock('af.no-free-port', 'terraforming-station', 6)
      .constructs(3, 'burroughs-desert')
      .expectRelic('stock')
      .terraforms('lem-badlands')
      .expectTokens('red', '0/0')
      .expectNext('act', 'red');
  },
);
