import { scenario } from '../testing/index.ts';

// What an event does to things that look permanent: the Mine's threshold, the sum to beat at the Outpost, credit
// at the Artifact, Hub markers, the right to trade, the price of ships, and points.

const nobodysHurry = { forcedPlacement: 'off' } as const;

scenario(
  'the owner gathers: Mine, Outpost and ship price look at what is left; Hub marker and points stay',
  {
    players: 2,
    roll: [1, 1, 1],
    green: {
      fuel: 1,
      ore: 2,
      hub: 3,
      ships: 6,
      docked: {
        'lunar-mine': [6],
        'raiders-outpost': [4, 5, 6],
        'colonist-hub': [2],
        'terraforming-station': [6],
      },
      colonies: { 'lem-badlands': 1 },
    },
    dice: [1, 2, 3, 4, 4],
  },
  (table) => {
    table
      .expectScores(0, 2)
      .refusesDock('af.mine-threshold', 'lunar-mine', 1)
      .finishesTurn()
      .expectNext('act', 'green')
      .expectHub('green', 3)
      .expectScores(0, 2)
      .expectCount('green', 'stock', 1)
      .refusesDock('af.cannot-pay', 'shipyard', 4, 4)
      .docks('raiders-outpost', 1, 2, 3)
      .answers('nothing')
      .docks('lunar-mine', 4)
      .expectTokens('green', '1/3')
      .expectNext('act', 'green');
  },
);

scenario(
  'Plasma Cannon, discard: threshold and sum fall, Hub marker and points stay, the owner’s next ship is cheaper',
  {
    players: 2,
    options: nobodysHurry,
    roll: [1, 1, 1],
    red: { cards: ['plasma-cannon'] },
    green: {
      fuel: 1,
      ore: 1,
      ships: 4,
      hub: 5,
      docked: { 'colonist-hub': [3], 'lunar-mine': [6] },
      colonies: { 'lem-badlands': 1 },
    },
    dice: [4, 4, 1],
  },
  (table) => {
    table
      .discards('plasma-cannon', table.ship('green', 'lunar-mine', 6))
      .docks('lunar-mine', 1)
      .expectHub('green', 5)
      .expectScores(0, 2)
      .endsTurn()
      .docks('shipyard', 4, 4)
      .expectTokens('green', '0/0')
      .expectNext('act', 'green');
  },
);

scenario(
  'Plasma Cannon, discard, on a raider: what is left of the run is what has to be beaten',
  {
    roll: [1, 2, 3],
    red: { cards: ['plasma-cannon'] },
    green: { ships: 4, docked: { 'raiders-outpost': [1, 2, 3] } },
  },
  (table) => {
    table
      .refusesDock('af.outpost-stronger', 'raiders-outpost', 1, 2, 3)
      .discards('plasma-cannon', table.ship('green', 'raiders-outpost', 1))
      .docks('raiders-outpost', 1, 2, 3)
      .expectNext('raid', 'red');
  },
);

scenario(
  'Plasma Cannon, fuel: the ship stays in its owner’s fleet, and a fourth still costs what it did',
  {
    players: 2,
    options: nobodysHurry,
    roll: [1, 1, 1],
    red: { fuel: 1, cards: ['plasma-cannon'] },
    green: { fuel: 1, ore: 1, ships: 4, docked: { 'lunar-mine': [6] } },
    dice: [4, 4, 1, 1],
  },
  (table) => {
    table
      .uses('plasma-cannon', 'lunar-mine', [table.ship('green', 'lunar-mine', 6)])
      .endsTurn()
      .refusesDock('af.cannot-pay', 'shipyard', 4, 4)
      .expectNext('act', 'green');
  },
);

scenario(
  'Teleporter: the own ship’s leaving lowers the Mine’s threshold',
  { roll: [6, 2, 1], red: { fuel: 2, cards: ['orbital-teleporter'] } },
  (table) => {
    table
      .docks('lunar-mine', 6)
      .refusesDock('af.mine-threshold', 'lunar-mine', 2)
      .uses('orbital-teleporter', table.ship('red', 'lunar-mine', 6))
      .docks('lunar-mine', 2)
      .expectTokens('red', '0/2')
      .expectNext('act', 'red');
  },
);

scenario(
  'Teleporter: one ship of the own run lifted, a lower run may follow',
  { roll: [1, 2, 3, 1, 2, 3], red: { fuel: 2, cards: ['orbital-teleporter'] } },
  (table) => {
    table
      .docks('raiders-outpost', 1, 2, 3)
      .answers('nothing')
      .refusesDock('af.outpost-stronger', 'raiders-outpost', 1, 2, 3)
      .uses('orbital-teleporter', table.ship('red', 'raiders-outpost', 2))
      .refusesDock('af.teleported-back', 'raiders-outpost', 1, '2t', 3)
      .docks('raiders-outpost', 1, 2, 3)
      .answers('nothing')
      .expectShips('red', 'maintenance-bay', 1, 3)
      .expectNext('act', 'red');
  },
);

scenario(
  'Teleporter: a ship whose points already paid for a card takes nothing away',
  {
    roll: [6, 2, 5, 3],
    display: ['alien-city', 'booster-pod', 'stasis-beam'],
    red: { fuel: 2, cards: ['orbital-teleporter'] },
  },
  (table) => {
    table
      .docks('alien-artifact', 6)
      .docks('alien-artifact', 2)
      .claims('alien-city')
      .docks('alien-artifact', 5)
      .uses('orbital-teleporter', table.ship('red', 'alien-artifact', 6))
      .docks('alien-artifact', 3)
      .claims('booster-pod')
      .expectCards('red', 'alien-city', 'booster-pod', 'orbital-teleporter')
      .expectNext('act', 'red');
  },
);

scenario(
  'Teleporter: the Hub marker stays, the freed port takes another ship',
  { roll: [1, 2, 3, 4], red: { fuel: 2, cards: ['orbital-teleporter'] } },
  (table) => {
    table
      .docks('colonist-hub', 1)
      .docks('colonist-hub', 2)
      .docks('colonist-hub', 3)
      .refusesDock('af.no-free-port', 'colonist-hub', 4)
      .uses('orbital-teleporter', table.ship('red', 'colonist-hub', 1))
      .expectHub('red', 3)
      .docks('colonist-hub', 4)
      .expectHub('red', 4)
      .expectNext('act', 'red');
  },
);

scenario(
  'Displacement: ships in the Bay still count for the price of the next one',
  {
    players: 2,
    options: nobodysHurry,
    roll: [4, 5, 6],
    green: { fuel: 2, ore: 2, ships: 5, docked: { 'raiders-outpost': [1, 2, 3] } },
    dice: [4, 4, 1, 1, 1],
  },
  (table) => {
    table
      .docks('raiders-outpost', 4, 5, 6)
      .answers('nothing')
      .expectCount('green', 'maintenance-bay', 5)
      .endsTurn()
      .refusesDock('af.cannot-pay', 'shipyard', 4, 4)
      .expectNext('act', 'green');
  },
);
