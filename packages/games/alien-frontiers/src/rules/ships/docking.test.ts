import { describe } from 'vitest';
import type { PositionDescription } from '../../index.ts';
import { type ScenarioTable, scenario } from '../../testing/scenario.ts';

describe('a docking is refused', () => {
  scenario(
    '[AF-020] Three reasons to be refused: no 6',
    { roll: [1, 2, 3, 5], red: { fuel: 1, ore: 1 } },
    (table) => {
      for (const value of [1, 2, 3, 5]) table.refusesDock('af.needs-six', 'terraforming-station', value);
      table.refusesDock('af.ship-not-in-hand', 'terraforming-station', 6).expectNext('act', 'red');
    },
  );

  scenario(
    '[AF-020] Three reasons to be refused: the port is taken',
    {
      roll: [6, 2, 3, 5],
      red: { fuel: 1, ore: 1 },
      green: { ships: 4, docked: { 'terraforming-station': [6] } },
    },
    (table) => {
      table.refusesDock('af.no-free-port', 'terraforming-station', 6).expectNext('act', 'red');
    },
  );

  scenario(
    '[AF-020] Three reasons to be refused: the cost',
    { roll: [6, 2, 3, 5], red: { fuel: 1 } },
    (table) => {
      table.refusesDock('af.cannot-pay', 'terraforming-station', 6).expectTokens('red', '1/0');
      table.docks('lunar-mine', 5).terraforms('lem-badlands').expectNext('act', 'red');
    },
  );

  scenario('[AF-021] Income pays the next action', { roll: [6, 4, 4, 4], red: { ore: 2 } }, (table) => {
    table.refusesDock('af.cannot-pay', 'colony-constructor', 4, 4, 4);
    table.docks('lunar-mine', 6).expectTokens('red', '0/3').constructs(4, 'lem-badlands');
    table.expectTokens('red', '0/0').expectScores(2, 0, 0, 0).expectNext('act', 'red');
  });

  scenario('[AF-022] A docking cannot pay for itself', { roll: [4, 4, 4], red: { ore: 2 } }, (table) => {
    table.refusesDock('af.cannot-pay', 'colony-constructor', 4, 4, 4).expectNext('act', 'red');
  });

  scenario('a cost needs both kinds of token', { roll: [2, 2, 1], red: { fuel: 8 } }, (table) => {
    table.refusesDock('af.cannot-pay', 'shipyard', 2, 2).docks('lunar-mine', 1).docks('shipyard', 2, 2);
    table.expectTokens('red', '7/0').expectNext('act', 'red');
  });

  scenario('[AF-023] Sets are atomic', { roll: [2, 5, 6], red: { fuel: 3, ore: 3 } }, (table) => {
    table.refusesDock('af.pattern-pair', 'shipyard', 2).refusesDock('af.pattern-pair', 'orbital-market', 2);
    table.refusesDock('af.pattern-triple', 'colony-constructor', 2);
    table.refusesDock('af.pattern-run', 'raiders-outpost', 5, 6);
    table.refusesDock('af.pattern-pair', 'shipyard', 5, 6).expectNext('act', 'red');
  });

  scenario(
    'a ship already docked never completes a set',
    { roll: [3, 3], red: { docked: { 'colony-constructor': [3] }, ore: 3, fuel: 3 } },
    (table) => {
      table.refusesDock('af.ship-not-in-hand', 'colony-constructor', 3, 3, 3);
      table.refusesDock('af.pattern-triple', 'colony-constructor', 3, 3);
      table.docks('shipyard', 3, 3).expectNext('act', 'red');
    },
  );

  scenario('for a die the player did not roll, or named twice', { roll: [2, 5, 6] }, (table) => {
    table.refusesDock('af.ship-not-in-hand', 'solar-converter', 3);
    table.refusesDock('af.ship-not-in-hand', 'orbital-market', 5, 5);
    table.refusesDock('af.ship-not-in-hand', 'lunar-mine', '6r');
    table.refusesDock('af.ship-not-in-hand', 'alien-artifact', '6t').expectNext('act', 'red');
  });

  scenario(
    'for a die already docked this turn, or waiting in the Bay',
    { roll: [2, 5], red: { ships: 4 } },
    (table) => {
      table.docks('solar-converter', 5).refusesDock('af.ship-not-in-hand', 'lunar-mine', 5);
      table.refusesDock('af.ship-not-in-hand', 'lunar-mine', 1).expectNext('act', 'red');
    },
  );

  scenario('when several ships want a port for one', { roll: [2, 2, 6] }, (table) => {
    table.refusesDock('af.pattern-single', 'solar-converter', 2, 2);
    table.refusesDock('af.pattern-single', 'lunar-mine', 2, 6);
    table.refusesDock('af.pattern-pair', 'orbital-market', 2, 2, 6).expectNext('act', 'red');
  });

  scenario('in the Maintenance Bay: nobody docks there', { roll: [2, 2, 6] }, (table) => {
    table.refuses('dock:maintenance-bay:2', 'af.bay-not-docked');
    table.refuses('dock:nowhere:2', 'engine.unknown-option');
    table.refuses('dock:solar-converter:7', 'engine.unknown-option');
    table.refuses('dock', 'engine.unknown-option').expectNext('act', 'red');
  });
});

describe('full facilities take nobody', () => {
  scenario(
    'single ports',
    {
      roll: [6, 6, 6],
      green: { ships: 6, docked: { 'solar-converter': [1, 1, 1, 1, 1, 1] } },
      blue: { ships: 6, docked: { 'solar-converter': [1, 1], 'alien-artifact': [1, 1, 1, 1] } },
      yellow: { ships: 6, docked: { 'lunar-mine': [1, 1, 1, 1, 1] } },
    },
    (table) => {
      table.refusesDock('af.no-free-port', 'solar-converter', 6);
      table.refusesDock('af.no-free-port', 'alien-artifact', 6);
      table.refusesDock('af.no-free-port', 'lunar-mine', 6).expectNext('act', 'red');
    },
  );

  scenario(
    'the Relic takes a port like any ship',
    {
      roll: [6, 6, 6],
      green: { colonies: { 'burroughs-desert': 1 }, docked: { 'alien-artifact': [1, 1, 1] } },
      relic: { owner: 'green', at: 'alien-artifact', value: 1 },
    },
    (table) => {
      table.refusesDock('af.no-free-port', 'alien-artifact', 6).expectNext('act', 'red');
    },
  );

  scenario(
    'pairs and triples, even where one port or two are left',
    {
      roll: [6, 6, 6],
      red: { fuel: 9, ore: 9 },
      green: {
        ships: 6,
        docked: { 'colony-constructor': [1, 1, 1], 'orbital-market': [2, 2], shipyard: [3] },
      },
      blue: { ships: 6, docked: { 'orbital-market': [4], shipyard: [5, 5, 2, 2] } },
      yellow: { ships: 4, docked: { 'colony-constructor': [1] } },
    },
    (table) => {
      table.expectFreePorts('orbital-market', 1).refusesDock('af.no-free-port', 'orbital-market', 6, 6);
      table.expectFreePorts('shipyard', 1).refusesDock('af.no-free-port', 'shipyard', 6, 6);
      table.expectFreePorts('colony-constructor', 2);
      table.refusesDock('af.no-free-port', 'colony-constructor', 6, 6, 6).expectNext('act', 'red');
    },
  );
});

scenario(
  '[AF-029] Cards and dockings interleave',
  { roll: [2, 3, 5], red: { fuel: 1, ore: 1, cards: ['booster-pod'] } },
  (table) => {
    table.docks('solar-converter', 5).expectTokens('red', '4/1');
    table.uses('booster-pod', '2').expectTokens('red', '3/1').expectShips('red', 'hand', 3, 3);
    table.docks('shipyard', 3, 3).expectTokens('red', '2/0');
    table.expectCount('red', 'maintenance-bay', 1).expectCount('red', 'hand', 0).expectNext('act', 'red');
  },
);

describe('free ports, not free groups', () => {
  const scattered = (facility: 'orbital-market' | 'shipyard'): PositionDescription => ({
    roll: [6, 6, 1],
    red: { fuel: 3, ore: 1, cards: ['plasma-cannon'] },
    green: { ships: 4, docked: { [facility]: facility === 'shipyard' ? [2, 2, 3, 3] : [2, 2] } },
    blue: { docked: { [facility]: [5, 5] } },
  });
  const oneOfEach = (table: ScenarioTable, facility: 'orbital-market' | 'shipyard'): string[] => [
    table.ship('green', facility, 2),
    table.ship('blue', facility, 5),
  ];

  for (const facility of ['orbital-market', 'shipyard'] as const) {
    scenario(
      `${facility}: one ship gone from each of two pairs makes room for a pair`,
      scattered(facility),
      (table) => {
        table.refusesDock('af.no-free-port', facility, 6, 6);
        table.uses('plasma-cannon', facility, oneOfEach(table, facility));
        table
          .expectFreePorts(facility, 2)
          .docks(facility, 6, 6)
          .expectFreePorts(facility, 0)
          .expectNext('act', 'red');
      },
    );

    scenario(
      `${facility}: with whole groups it does not`,
      { ...scattered(facility), options: { portCounting: 'groups' } },
      (table) => {
        table.uses('plasma-cannon', facility, oneOfEach(table, facility));
        table
          .expectFreePorts(facility, 2)
          .refusesDock('af.no-free-group', facility, 6, 6)
          .expectNext('act', 'red');
      },
    );
  }

  scenario(
    'with whole groups a pair shot away whole makes room',
    { ...scattered('orbital-market'), options: { portCounting: 'groups' } },
    (table) => {
      const pair = [0, 1].map((index) => `1.${index}`);
      table
        .uses('plasma-cannon', 'orbital-market', pair)
        .docks('orbital-market', 6, 6)
        .expectNext('act', 'red');
    },
  );

  const brokenTriples: PositionDescription = {
    roll: [6, 6, 6],
    red: { fuel: 3, ore: 3, cards: ['plasma-cannon'] },
    green: { docked: { 'colony-constructor': [2, 2, 2] } },
    blue: { docked: { 'colony-constructor': [5, 5, 5] } },
  };

  scenario('the Constructor: three ports left of two triples take a triple', brokenTriples, (table) => {
    table.uses('plasma-cannon', 'colony-constructor', ['1.0', '1.1', '2.0']);
    table.constructs(6, 'lem-badlands').expectFreePorts('colony-constructor', 0).expectNext('act', 'red');
  });

  scenario(
    'the Constructor: with whole groups they do not',
    { ...brokenTriples, options: { portCounting: 'groups' } },
    (table) => {
      table.uses('plasma-cannon', 'colony-constructor', ['1.0', '1.1', '2.0']);
      table.refusesDock('af.no-free-group', 'colony-constructor', 6, 6, 6).expectNext('act', 'red');
    },
  );

  scenario(
    'single ports know no groups: the Mine fills up one by one',
    {
      roll: [6, 6, 6],
      options: { portCounting: 'groups' },
      green: { docked: { 'lunar-mine': [1, 2, 3] } },
    },
    (table) => {
      table.docks('lunar-mine', 6).docks('lunar-mine', 6);
      table.refusesDock('af.no-free-port', 'lunar-mine', 6).expectNext('act', 'red');
    },
  );
});

describe('equal dice are alike, but for the Relic', () => {
  scenario(
    'each equal die is offered once, the Relic by its own name',
    {
      roll: [6, 6, 2],
      red: { colonies: { 'burroughs-desert': 1 }, fuel: 1, ore: 1 },
      relic: { owner: 'red', at: 'hand', value: 6 },
    },
    (table) => {
      table.offers('dock:solar-converter:6', 'dock:solar-converter:6r', 'dock:solar-converter:2');
      table.offers('dock:orbital-market:6+6', 'dock:orbital-market:6+6r');
      table.doesNotOffer(
        'dock:orbital-market:6r+6',
        'dock:orbital-market:6r+6r',
        'dock:colony-constructor:6+6+6',
      );
      table.refusesDock('af.cannot-pay', 'colony-constructor', 6, 6, '6r');
      table.docks('shipyard', 6, '6r').expectShips('red', 'shipyard', 6, 6).expectShips('red', 'hand', 2, 6);
      table.doesNotOffer('dock:solar-converter:6r').expectNext('act', 'red');
    },
  );

  scenario(
    'the Relic completes triples and runs like any die',
    {
      roll: [3, 4, 4, 4],
      red: { colonies: { 'burroughs-desert': 1 }, ore: 3 },
      relic: { owner: 'red', at: 'hand', value: 5 },
    },
    (table) => {
      table.offers('dock:raiders-outpost:3+4+5r', 'dock:colony-constructor:4+4+4');
      table.docks('raiders-outpost', 3, 4, '5r').answers('nothing');
      table.expectShips('red', 'raiders-outpost', 3, 4, 5).expectNext('act', 'red');
    },
  );

  scenario(
    'a teleported die keeps apart from the Relic and from its equals',
    {
      roll: [5, 5],
      red: { colonies: { 'burroughs-desert': 1 }, fuel: 3, ore: 3, cards: ['orbital-teleporter'] },
      relic: { owner: 'red', at: 'hand', value: 5 },
    },
    (table) => {
      table.docks('solar-converter', 5).uses('orbital-teleporter', table.ship('red', 'solar-converter', 5));
      table.offers('dock:lunar-mine:5', 'dock:lunar-mine:5t', 'dock:lunar-mine:5r');
      table.offers('dock:orbital-market:5+5t', 'dock:orbital-market:5+5r', 'dock:solar-converter:5r');
      table.doesNotOffer('dock:solar-converter:5t').docks('colony-constructor', 5, '5r', '5t');
      table.answers('lem-badlands').expectShips('red', 'colony-constructor', 5, 5, 5);
      table.expectNext('act', 'red');
    },
  );
});
