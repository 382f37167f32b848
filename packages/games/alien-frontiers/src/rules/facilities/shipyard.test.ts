import { scenario } from '../../testing/index.ts';

scenario(
  '[AF-110] Fourth ship',
  { roll: [3, 3, 6], red: { fuel: 1, ore: 1 }, dice: [1, 1, 1, 2, 2, 2, 3, 3, 3, 1, 2, 4, 6] },
  (table) => {
    table
      .docks('shipyard', 3, 3)
      .expectTokens('red', '0/0')
      .expectCount('red', 'maintenance-bay', 1)
      .expectCount('red', 'stock', 2)
      .expectShips('red', 'hand', 6)
      .docks('alien-artifact', 6)
      .doesNotOffer('dock:solar-converter:1')
      .endsTurn();
    table.finishesTurn().finishesTurn().finishesTurn();
    table
      .expectShips('red', 'hand', 1, 2, 4, 6)
      .expectCount('red', 'maintenance-bay', 0)
      .expectCount('red', 'shipyard', 0)
      .expectNext('act', 'red');
  },
);

scenario('[AF-111] Two builds in one turn', { roll: [2, 2, 6, 6], red: { fuel: 5, ore: 5 } }, (table) => {
  table
    .docks('shipyard', 2, 2)
    .expectTokens('red', '3/3')
    .docks('shipyard', 6, 6)
    .expectTokens('red', '0/0')
    .expectShips('red', 'shipyard', 2, 2, 6, 6)
    .expectCount('red', 'maintenance-bay', 2)
    .expectCount('red', 'stock', 0)
    .expectNext('act', 'red');
});

scenario(
  '[AF-112] Herbert: the fifth ship for one of each',
  { roll: [2, 2, 5, 6], red: { fuel: 1, ore: 1, colonies: { 'herbert-valley': 1 } } },
  (table) => {
    table
      .docks('shipyard', 2, 2)
      .expectTokens('red', '0/0')
      .expectCount('red', 'maintenance-bay', 1)
      .expectNext('act', 'red');
  },
);

scenario(
  '[AF-112] Herbert: the fourth ship for nothing',
  { roll: [2, 2, 6], red: { colonies: { 'herbert-valley': 1 } } },
  (table) => {
    table
      .docks('shipyard', 2, 2)
      .expectTokens('red', '0/0')
      .expectCount('red', 'maintenance-bay', 1)
      .expectNext('act', 'red');
  },
);

scenario('[AF-113] Empty stock', { roll: [3, 3, 1, 2, 5, 6], red: { fuel: 8, ore: 8 } }, (table) => {
  table
    .doesNotOffer('dock:shipyard:3+3')
    .refusesDock('af.no-ship-left', 'shipyard', 3, 3)
    .expectNext('act', 'red');
});

scenario(
  '[AF-114] Relic is not a fourth ship',
  {
    roll: [3, 1, 2],
    relic: { owner: 'red', at: 'hand', value: 3 },
    red: { fuel: 1, ore: 1, colonies: { 'burroughs-desert': 1 } },
  },
  (table) => {
    table
      .docks('shipyard', 3, '3r')
      .expectTokens('red', '0/0')
      .expectCount('red', 'maintenance-bay', 1)
      .expectRelic('shipyard', 'red')
      .expectNext('act', 'red');
  },
);

scenario(
  '[AF-115] A consumed ship still counts',
  { players: 2, roll: [6, 5, 5, 1], red: { fuel: 3, ore: 3 }, dice: [1, 1, 1, 2, 3, 4, 5] },
  (table) => {
    table
      .terraforms('lem-badlands')
      .expectTokens('red', '2/2')
      .docks('shipyard', 5, 5)
      .expectTokens('red', '0/0')
      .expectCount('red', 'stock', 1)
      .finishesTurn()
      .finishesTurn()
      .expectShips('red', 'hand', 2, 3, 4, 5)
      .expectCount('red', 'terraforming-station', 0)
      .expectCount('red', 'stock', 2)
      .expectNext('act', 'red');
  },
);

scenario(
  '[AF-115] A consumed ship still counts: one short of the fifth ship',
  { roll: [6, 5, 5, 1], red: { fuel: 2, ore: 3 } },
  (table) => {
    table
      .terraforms('lem-badlands')
      .expectTokens('red', '1/2')
      .refusesDock('af.cannot-pay', 'shipyard', 5, 5)
      .expectNext('act', 'red');
  },
);

scenario(
  '[AF-116] Price drops after the loss',
  { red: { fuel: 1, ore: 1, ships: 4, docked: { 'terraforming-station': [6] } }, dice: [5, 5, 1] },
  (table) => {
    table
      .expectShips('red', 'hand', 1, 5, 5)
      .expectCount('red', 'stock', 3)
      .docks('shipyard', 5, 5)
      .expectTokens('red', '0/0')
      .expectCount('red', 'stock', 2)
      .expectNext('act', 'red');
  },
);

scenario(
  '[AF-117] Two-player blockade',
  { players: 2, roll: [4, 4, 1], red: { fuel: 5, ore: 5 }, green: { docked: { shipyard: [2, 2] } } },
  (table) => {
    table
      .doesNotOffer('dock:shipyard:4+4')
      .refusesDock('af.no-free-port', 'shipyard', 4, 4)
      .expectNext('act', 'red');
  },
);

const prices = [
  { ships: 3, price: 1, herbert: 0 },
  { ships: 4, price: 2, herbert: 1 },
  { ships: 5, price: 3, herbert: 2 },
];

for (const { ships, price, herbert } of prices) {
  const roll = [4, 4, 1, 2, 3].slice(0, ships);
  scenario(
    `ship no. ${ships + 1} costs ${price} fuel and ${price} ore`,
    { roll, red: { fuel: price, ore: price } },
    (table) => {
      table.docks('shipyard', 4, 4).expectTokens('red', '0/0').expectNext('act', 'red');
    },
  );
  for (const [fuel, ore] of [
    [price - 1, price],
    [price, price - 1],
  ] as const) {
    scenario(
      `ship no. ${ships + 1} is not built for ${fuel}/${ore}`,
      { roll, red: { fuel, ore } },
      (table) => {
        table.doesNotOffer('dock:shipyard:4+4').refusesDock('af.cannot-pay', 'shipyard', 4, 4);
      },
    );
  }
  scenario(
    `Herbert Valley makes ship no. ${ships + 1} cost ${herbert} of each`,
    { roll, red: { fuel: herbert, ore: herbert, colonies: { 'herbert-valley': 1 } } },
    (table) => {
      table.docks('shipyard', 4, 4).expectTokens('red', '0/0').expectNext('act', 'red');
    },
  );
}

scenario(
  'Herbert Valley under the Isolation Field saves nothing',
  {
    roll: [4, 4, 1],
    fields: { isolation: 'herbert-valley' },
    red: { colonies: { 'herbert-valley': 1 } },
  },
  (table) => {
    table.refusesDock('af.cannot-pay', 'shipyard', 4, 4).expectNext('act', 'red');
  },
);

scenario('a pair is two ships of equal value, and a pair only', { roll: [3, 3, 3, 4] }, (table) => {
  table
    .refusesDock('af.pattern-pair', 'shipyard', 3)
    .refusesDock('af.pattern-pair', 'shipyard', 3, 4)
    .refusesDock('af.pattern-pair', 'shipyard', 3, 3, 3)
    .refusesDock('af.ship-not-in-hand', 'shipyard', 4, 4)
    .expectNext('act', 'red');
});

scenario(
  'a ship shot off the Terraforming Station can be rebuilt at the lower price',
  {
    players: 2,
    turn: 'green',
    roll: [1, 1, 1],
    green: { fuel: 1, cards: ['plasma-cannon'] },
    red: { fuel: 1, ore: 1, ships: 4, docked: { 'terraforming-station': [6] } },
    dice: [5, 5, 1],
  },
  (table) => {
    table
      .uses('plasma-cannon', 'terraforming-station', [table.ship('red', 'terraforming-station', 6)])
      .expectCount('red', 'stock', 3)
      .finishesTurn()
      .docks('shipyard', 5, 5)
      .expectTokens('red', '0/0')
      .expectNext('act', 'red');
  },
);

scenario(
  'with two ships left the third is free, with Herbert Valley too',
  {
    options: { plasmaDiscardRule: 'moreThanThree' },
    roll: [4, 4],
    red: { ships: 2, colonies: { 'herbert-valley': 1 } },
  },
  (table) => {
    table
      .docks('shipyard', 4, 4)
      .expectTokens('red', '0/0')
      .expectCount('red', 'maintenance-bay', 1)
      .expectNext('act', 'red');
  },
);
