import { expect } from 'vitest';
import { scenario } from '../../testing/index.ts';

scenario(
  '[AF-184] Plasma, example 1',
  {
    roll: [2, 2, 4],
    red: { fuel: 3, ore: 1, cards: ['plasma-cannon'] },
    green: { docked: { shipyard: [3, 3] } },
    blue: { docked: { shipyard: [5, 5] } },
    yellow: { docked: { shipyard: [6, 6] } },
  },
  (table) => {
    table.refusesDock('af.no-free-port', 'shipyard', 2, 2).answers('use:plasma-cannon').answers('shipyard');
    const [first, second] = table.options.filter((id) => id.startsWith('1.'));
    table
      .answers([first, second] as string[])
      .expectTokens('red', '1/1')
      .expectCount('green', 'maintenance-bay', 3)
      .docks('shipyard', 2, 2)
      .expectTokens('red', '0/0')
      .expectCount('red', 'maintenance-bay', 1)
      .expectCount('blue', 'shipyard', 2)
      .expectCount('yellow', 'shipyard', 2)
      .expectNext('act', 'red');
  },
);

scenario(
  '[AF-185] Plasma, example 2',
  {
    roll: [1, 2, 4],
    red: { fuel: 1, cards: ['plasma-cannon'] },
    green: { ships: 4, docked: { 'terraforming-station': [6] }, colonies: { 'lem-badlands': 1 } },
  },
  (table) => {
    table
      .uses('plasma-cannon', 'terraforming-station', [table.ship('green', 'terraforming-station', 6)])
      .expectTokens('red', '0/0')
      .expectCount('green', 'terraforming-station', 0)
      .expectCount('green', 'maintenance-bay', 3)
      .expectCount('green', 'stock', 3)
      .expectColonies('lem-badlands', 0, 1, 0, 0)
      .expectScores(0, 2, 0, 0)
      .expectNext('act', 'red');
    expect(table.view.facilities['terraforming-station'].ships).toEqual([]);
  },
);

scenario(
  '[AF-186] Plasma, example 3',
  {
    roll: [1, 2, 4],
    red: { cards: ['plasma-cannon'] },
    yellow: { ships: 6, docked: { 'lunar-mine': [5] } },
  },
  (table) => {
    table
      .expectCount('yellow', 'stock', 0)
      .discards('plasma-cannon', table.ship('yellow', 'lunar-mine', 5))
      .expectCount('yellow', 'lunar-mine', 0)
      .expectCount('yellow', 'maintenance-bay', 5)
      .expectCount('yellow', 'stock', 1)
      .expectCards('red')
      .expectTokens('red', '0/0')
      .expectNext('act', 'red');
  },
);

const guarded = {
  roll: [1, 2, 4],
  red: { cards: ['plasma-cannon'] },
  green: {
    ships: 4,
    docked: { 'lunar-mine': [5], 'alien-artifact': [2, 3], 'terraforming-station': [6] },
  },
} as const;

scenario('[AF-187] Plasma discard protects the fleet', guarded, (table) => {
  table
    .answers('discard:plasma-cannon')
    .refuses(table.ship('green', 'lunar-mine', 5), 'af.fleet-protected')
    .refuses(table.ship('green', 'alien-artifact', 2), 'af.fleet-protected');
  expect(table.options).toEqual([table.ship('green', 'terraforming-station', 6)]);
  table
    .answers(table.ship('green', 'terraforming-station', 6))
    .expectCount('green', 'stock', 3)
    .expectCount('green', 'lunar-mine', 1)
    .expectNext('act', 'red');
});

scenario(
  '[AF-187] Plasma discard protects the fleet: three ships, and nothing to aim at',
  { ...guarded, green: { docked: { 'lunar-mine': [5], 'alien-artifact': [2, 3] } } },
  (table) => {
    table
      .doesNotOffer('discard:plasma-cannon')
      .refuses('discard:plasma-cannon', 'af.no-target')
      .expectNext('act', 'red');
  },
);

scenario(
  '[AF-187] Plasma discard protects the fleet: a fifth ship is one to spare',
  {
    ...guarded,
    green: { ships: 5, docked: { 'lunar-mine': [5], 'alien-artifact': [2], 'terraforming-station': [6] } },
  },
  (table) => {
    table
      .discards('plasma-cannon', table.ship('green', 'lunar-mine', 5))
      .expectCount('green', 'stock', 2)
      .expectNext('act', 'red');
  },
);

scenario(
  '[AF-188] Relic as target',
  {
    players: 2,
    roll: [1, 2, 4],
    red: { cards: ['plasma-cannon'] },
    green: {
      fuel: 1,
      ore: 1,
      docked: { 'solar-converter': [1, 2, 3] },
      colonies: { 'burroughs-desert': 1 },
    },
    relic: { owner: 'green', at: 'solar-converter', value: 6 },
  },
  (table) => {
    table.answers('discard:plasma-cannon');
    expect(table.options).toEqual(['1.relic']);
    table
      .answers('1.relic')
      .expectRelic('stock')
      .expectController('burroughs-desert', 'green')
      .finishesTurn()
      .expectCount('green', 'hand', 3)
      .answers('buy-relic')
      .expectTokens('green', '0/0')
      .expectRelic('maintenance-bay', 'green')
      .expectNext('act', 'green');
  },
);

scenario(
  'the fuel power shoots ships of several owners at one facility, and no own ship',
  {
    roll: [6, 2, 4],
    red: { fuel: 3, cards: ['plasma-cannon'] },
    green: { docked: { 'lunar-mine': [2] } },
    blue: { docked: { 'lunar-mine': [3], 'solar-converter': [1] } },
  },
  (table) => {
    table
      .docks('lunar-mine', 6)
      .answers('use:plasma-cannon')
      .offers('lunar-mine', 'solar-converter')
      .doesNotOffer('alien-artifact', 'maintenance-bay')
      .refuses('alien-artifact', 'af.nobody-there')
      .refuses('maintenance-bay', 'af.bay-is-safe')
      .answers('lunar-mine')
      .refuses([], 'engine.too-few')
      .refuses([table.ship('red', 'lunar-mine', 6)], 'af.own-ship')
      .refuses([table.ship('blue', 'solar-converter', 1)], 'af.other-facility')
      .refuses([table.ship('blue', 'maintenance-bay', 1)], 'af.bay-is-safe')
      .answers([table.ship('green', 'lunar-mine', 2), table.ship('blue', 'lunar-mine', 3)])
      .expectTokens('red', '1/1')
      .expectCount('green', 'maintenance-bay', 3)
      .expectCount('blue', 'maintenance-bay', 2)
      .expectCount('blue', 'solar-converter', 1)
      .expectNext('act', 'red');
  },
);

scenario(
  'a facility with own ships alone is no target',
  { roll: [6, 2, 4], red: { fuel: 3, cards: ['plasma-cannon'] } },
  (table) => {
    table
      .docks('lunar-mine', 6)
      .doesNotOffer('use:plasma-cannon')
      .refuses('use:plasma-cannon', 'af.no-target')
      .expectNext('act', 'red');
  },
);

scenario(
  'the Colonist Hub is one facility: ships on two tracks are shot together, both markers stay',
  {
    roll: [1, 2, 4],
    red: { fuel: 2, cards: ['plasma-cannon'] },
    green: { hub: 4, docked: { 'colonist-hub': [3] } },
    blue: { hub: 6, docked: { 'colonist-hub': [5] } },
  },
  (table) => {
    table
      .uses('plasma-cannon', 'colonist-hub', [
        table.ship('green', 'colonist-hub', 3),
        table.ship('blue', 'colonist-hub', 5),
      ])
      .expectTokens('red', '0/0')
      .expectHub('green', 4)
      .expectHub('blue', 6)
      .expectNext('act', 'red');
  },
);

scenario(
  'the fuel power sends the Relic Ship to the Bay, and from the Station home',
  {
    roll: [1, 2, 4],
    red: { fuel: 1, cards: ['plasma-cannon'] },
    green: { colonies: { 'burroughs-desert': 1 } },
    relic: { owner: 'green', at: 'alien-artifact', value: 5 },
  },
  (table) => {
    table
      .uses('plasma-cannon', 'alien-artifact', ['1.relic'])
      .expectRelic('maintenance-bay', 'green')
      .expectNext('act', 'red');
  },
);

for (const power of ['fuel', 'discard'] as const) {
  scenario(
    `a Relic Ship on the Station goes home by the ${power} power`,
    {
      roll: [1, 2, 4],
      red: { fuel: 1, cards: ['plasma-cannon'] },
      green: { colonies: { 'burroughs-desert': 1 } },
      relic: { owner: 'green', at: 'terraforming-station', value: 6 },
    },
    (table) => {
      if (power === 'fuel') table.uses('plasma-cannon', 'terraforming-station', ['1.relic']);
      else table.discards('plasma-cannon', '1.relic');
      table.expectRelic('stock').expectNext('act', 'red');
    },
  );
}

scenario(
  'a Holographic Decoy is no shield against the cannon',
  {
    roll: [1, 2, 4],
    red: { fuel: 1, cards: ['plasma-cannon'] },
    green: { cards: ['holographic-decoy'], docked: { 'lunar-mine': [5] } },
  },
  (table) => {
    table
      .uses('plasma-cannon', 'lunar-mine', [table.ship('green', 'lunar-mine', 5)])
      .expectCount('green', 'maintenance-bay', 3)
      .expectNext('act', 'red');
  },
);

scenario(
  'neither own ships nor ships in the Bay are destroyed',
  {
    roll: [5, 2, 4],
    red: { cards: ['plasma-cannon'] },
    green: { ships: 6, docked: { 'lunar-mine': [4] } },
  },
  (table) => {
    table
      .docks('lunar-mine', 5)
      .answers('discard:plasma-cannon')
      .refuses(table.ship('red', 'lunar-mine', 5), 'af.own-ship')
      .refuses(table.ship('green', 'maintenance-bay', 1), 'af.bay-is-safe')
      .refuses(table.ship('blue', 'stock', 1), 'af.not-docked')
      .refuses('1.relic', 'engine.unknown-option')
      .expectNext('destroy', 'red');
    expect(table.options).toEqual([table.ship('green', 'lunar-mine', 4)]);
  },
);
