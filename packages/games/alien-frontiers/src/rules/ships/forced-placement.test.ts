import { describe } from 'vitest';
import type { PositionDescription } from '../../index.ts';
import { scenario } from '../../testing/scenario.ts';

/** Solar Converter and Artifact full, the Mine at 5, the own Hub colony waiting on circle 7. */
const crowded: PositionDescription = {
  red: { hub: 7 },
  green: { ships: 6, docked: { 'solar-converter': [1, 1, 1, 1, 1, 1] } },
  blue: { ships: 6, docked: { 'solar-converter': [1, 1], 'alien-artifact': [1, 1, 1, 1] } },
  yellow: { docked: { 'lunar-mine': [5] } },
};

describe('ships must be placed while any can be', () => {
  scenario('[AF-024] Ending early is refused', { roll: [1, 2, 3] }, (table) => {
    table.doesNotOffer('end-turn').refuses('end-turn', 'af.must-place');
    table.docks('solar-converter', 1).refuses('end-turn', 'af.must-place');
    table.docks('solar-converter', 2).refuses('end-turn', 'af.must-place');
    table.docks('solar-converter', 3).endsTurn().expectNext('act', 'green');
  });

  scenario('[AF-025] Nothing fits: the Bay', { ...crowded, roll: [2] }, (table) => {
    table.refusesDock('af.no-free-port', 'solar-converter', 2);
    table.refusesDock('af.no-free-port', 'alien-artifact', 2);
    table.refusesDock('af.mine-threshold', 'lunar-mine', 2);
    table.refusesDock('af.hub-full', 'colonist-hub', 2);
    table.endsTurn().expectCount('red', 'maintenance-bay', 3).expectShips('red', 'hand');
    table.expectNext('act', 'green');
  });

  scenario('[AF-025] One open place is enough to oblige', { ...crowded, roll: [5] }, (table) => {
    table.refuses('end-turn', 'af.must-place').docks('lunar-mine', 5).endsTurn().expectNext('act', 'green');
  });

  scenario('[AF-026] A free pair place is still a place', { ...crowded, roll: [2, 2] }, (table) => {
    table.refuses('end-turn', 'af.must-place').docks('orbital-market', 2, 2);
    table.refuses('trade:1', 'af.cannot-pay').endsTurn().expectNext('act', 'green');
  });

  scenario(
    '[AF-026] A pair with one free port at the Market goes to the Bay',
    {
      ...crowded,
      roll: [2, 2],
      yellow: { ships: 6, docked: { 'lunar-mine': [5], 'orbital-market': [3, 3, 4] } },
    },
    (table) => {
      table.expectFreePorts('orbital-market', 1).endsTurn().expectCount('red', 'maintenance-bay', 3);
      table.expectNext('act', 'green');
    },
  );

  scenario(
    'the player may choose an order that strands a ship',
    { roll: [2, 5], ...crowded, yellow: { docked: { 'lunar-mine': [1] } } },
    (table) => {
      table.offers('dock:lunar-mine:2', 'dock:lunar-mine:5').docks('lunar-mine', 5);
      table.endsTurn().expectShips('red', 'maintenance-bay', 1, 2).expectNext('act', 'green');
    },
  );

  scenario('a run must raid when nothing else is open', { ...crowded, roll: [2, 3, 4] }, (table) => {
    table.refuses('end-turn', 'af.must-place').docks('raiders-outpost', 2, 3, 4).answers('nothing');
    table.endsTurn().expectNext('act', 'green');
  });

  scenario(
    'a cost does not excuse when it can be paid: the Shipyard',
    {
      ...crowded,
      roll: [2, 2],
      red: { hub: 7, fuel: 1, ore: 1 },
      yellow: { ships: 6, docked: { 'lunar-mine': [5], 'orbital-market': [3, 3, 4, 4] } },
    },
    (table) => {
      table
        .refuses('end-turn', 'af.must-place')
        .docks('shipyard', 2, 2)
        .endsTurn()
        .expectNext('act', 'green');
    },
  );

  scenario(
    'a cost does not excuse when it can be paid: even the Terraforming Station',
    {
      ...crowded,
      roll: [6],
      red: { hub: 7, ships: 4, fuel: 1, ore: 1 },
      yellow: { ships: 5, docked: { 'lunar-mine': [5, 5, 5, 5, 5] } },
    },
    (table) => {
      table.refuses('end-turn', 'af.must-place').terraforms('lem-badlands');
      table.endsTurn().expectNext('act', 'green');
    },
  );

  scenario(
    'a cost that cannot be paid excuses',
    {
      ...crowded,
      roll: [6],
      red: { hub: 7, ships: 4, fuel: 1 },
      yellow: { ships: 5, docked: { 'lunar-mine': [5, 5, 5, 5, 5] } },
    },
    (table) => {
      table.endsTurn().expectCount('red', 'maintenance-bay', 4).expectNext('act', 'green');
    },
  );

  scenario(
    'cards are never compulsory',
    {
      ...crowded,
      roll: [4],
      red: { hub: 7, fuel: 2, cards: ['booster-pod', 'plasma-cannon'] },
    },
    (table) => {
      table.offers('use:booster-pod', 'use:plasma-cannon', 'end-turn').endsTurn();
      table.expectShips('red', 'maintenance-bay', 1, 1, 4).expectNext('act', 'green');
    },
  );

  scenario(
    'a launch is never compulsory, though it would open the Hub',
    { ...crowded, roll: [2], red: { hub: 7, fuel: 1, ore: 1 } },
    (table) => {
      table.offers('launch', 'end-turn').endsTurn().expectHub('red', 7).expectNext('act', 'green');
    },
  );

  scenario(
    'buying the Relic, cycling, claiming and trading are never compulsory',
    { roll: [4, 4, 6], red: { colonies: { 'burroughs-desert': 1 }, fuel: 3, ore: 1 } },
    (table) => {
      table.docks('alien-artifact', 4).docks('alien-artifact', 4).docks('lunar-mine', 6);
      table.offers('cycle', 'buy-relic', 'end-turn').endsTurn().expectNext('act', 'green');
    },
  );

  scenario(
    'a ship lifted by the Teleporter must be placed again',
    { roll: [3], red: { fuel: 2, cards: ['orbital-teleporter'] } },
    (table) => {
      table.docks('solar-converter', 3).uses('orbital-teleporter', table.ship('red', 'solar-converter', 3));
      table.refuses('end-turn', 'af.must-place').docks('lunar-mine', '3t').endsTurn();
      table.expectShips('red', 'lunar-mine', 3).expectNext('act', 'green');
    },
  );

  scenario(
    'after a launch the open Hub obliges again',
    { ...crowded, roll: [2], red: { hub: 7, fuel: 1, ore: 1 } },
    (table) => {
      table.launches('lem-badlands').refuses('end-turn', 'af.must-place');
      table.docks('colonist-hub', 2).endsTurn().expectNext('act', 'green');
    },
  );
});

describe('the option costFree', () => {
  const options = { forcedPlacement: 'costFree' } as const;
  const closedMarket = { ships: 6, docked: { 'lunar-mine': [5], 'orbital-market': [3, 3, 4, 4] } } as const;

  scenario('a free docking still obliges', { options, roll: [1, 2, 3] }, (table) => {
    table.refuses('end-turn', 'af.must-place').expectNext('act', 'red');
  });

  scenario(
    'a docking that costs something does not',
    { ...crowded, options, roll: [2, 2], red: { hub: 7, fuel: 1, ore: 1 }, yellow: closedMarket },
    (table) => {
      table.offers('dock:shipyard:2+2', 'end-turn').endsTurn().expectTokens('red', '1/1');
      table.expectNext('act', 'green');
    },
  );

  scenario(
    'a ship that Herbert Valley makes free does',
    {
      ...crowded,
      options,
      roll: [2, 2],
      red: { hub: 7, colonies: { 'herbert-valley': 1 } },
      yellow: closedMarket,
    },
    (table) => {
      table.refuses('end-turn', 'af.must-place').docks('shipyard', 2, 2).expectTokens('red', '0/0');
      table.endsTurn().expectNext('act', 'green');
    },
  );
});

describe('the option off', () => {
  const options = { forcedPlacement: 'off' } as const;

  scenario('any ship may be parked in the Bay', { options, roll: [1, 2, 3] }, (table) => {
    table.docks('solar-converter', 3).endsTurn().expectShips('red', 'maintenance-bay', 1, 2);
    table.expectShips('red', 'solar-converter', 3).expectNext('act', 'green');
  });

  scenario(
    'a raid or a landing must still be resolved first',
    { options, roll: [1, 2, 3, 3, 3, 3], red: { ore: 3 } },
    (table) => {
      table.docks('raiders-outpost', 1, 2, 3).refuses('end-turn', 'af.raid-first').answers('nothing');
      table.docks('colony-constructor', 3, 3, 3).refuses('end-turn', 'af.land-first');
      table.answers('lem-badlands').endsTurn().expectNext('act', 'green');
    },
  );
});
