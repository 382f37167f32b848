import { describe, expect } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

describe('Colony Constructor', () => {
  scenario('[AF-060] Triple', { roll: [4, 4, 4], red: { ore: 3 } }, (table) => {
    table.constructs(4, 'pohl-foothills').expectTokens('red', '0/0').expectScores(2, 0, 0, 0);
    table.expectController('pohl-foothills', 'red').expectHub('red', 0, 5);
    table.expectShips('red', 'colony-constructor', 4, 4, 4).expectNext('act', 'red');
  });

  scenario('the territory is part of the action', { roll: [4, 4, 4], red: { ore: 3 } }, (table) => {
    table.docks('colony-constructor', 4, 4, 4).expectNext('land', 'red');
    table.refuses('end-turn', 'af.land-first').refuses('launch', 'af.land-first');
    expect(table.options.length).toBe(8);
    table.answers('burroughs-desert').expectNext('act', 'red');
  });

  scenario(
    'the Repulsor Field turns colonies away',
    { roll: [4, 4, 4], red: { ore: 3 }, fields: { repulsor: 'pohl-foothills' } },
    (table) => {
      table.docks('colony-constructor', 4, 4, 4).doesNotOffer('pohl-foothills');
      table.refuses('pohl-foothills', 'af.repulsed');
      expect(table.options.length).toBe(7);
      table.answers('lem-badlands').expectScores(2, 0, 0, 0).expectNext('act', 'red');
    },
  );

  scenario('no triple, no colony', { roll: [4, 4, 5], red: { ore: 9 } }, (table) => {
    table.refusesDock('af.pattern-triple', 'colony-constructor', 4, 4, 5);
    table.refusesDock('af.pattern-triple', 'colony-constructor', 4, 4);
    table.refusesDock('af.ship-not-in-hand', 'colony-constructor', 4, 4, 4).expectNext('act', 'red');
  });

  scenario(
    'two ore are too few, and fuel is no ore',
    { roll: [1, 1, 1], red: { fuel: 9, ore: 2 } },
    (table) => {
      table.refusesDock('af.cannot-pay', 'colony-constructor', 1, 1, 1).expectNext('act', 'red');
    },
  );

  scenario(
    'one may land where others rule, to no effect on their control',
    { roll: [4, 4, 4], red: { ore: 3 }, green: { colonies: { 'lem-badlands': 2 } } },
    (table) => {
      table.constructs(4, 'lem-badlands').expectController('lem-badlands', 'green');
      table.expectScores(1, 3, 0, 0).expectNext('act', 'red');
    },
  );

  scenario(
    'a territory holds any number of colonies',
    {
      roll: [4, 4, 4],
      red: { ore: 3, colonies: { 'lem-badlands': 4 } },
      green: { colonies: { 'lem-badlands': 5 } },
      blue: { colonies: { 'lem-badlands': 3 } },
    },
    (table) => {
      table.expectController('lem-badlands', 'green').constructs(4, 'lem-badlands');
      table.expectController('lem-badlands', null).expectScores(5, 5, 3, 0).expectNext('act', 'red');
    },
  );
});

describe('Bradbury Plateau', () => {
  scenario(
    '[AF-061] Bradbury',
    { roll: [5, 5, 5], red: { ore: 2, colonies: { 'bradbury-plateau': 1 } } },
    (table) => {
      table.constructs(5, 'lem-badlands').expectTokens('red', '0/0').expectNext('act', 'red');
    },
  );

  scenario(
    '[AF-061] Bradbury takes two ore, not one',
    { roll: [5, 5, 5], red: { ore: 1, colonies: { 'bradbury-plateau': 1 } } },
    (table) => {
      table.refusesDock('af.cannot-pay', 'colony-constructor', 5, 5, 5).expectNext('act', 'red');
    },
  );

  scenario(
    '[AF-062] Bradbury gained in the same turn',
    { roll: [4, 4, 4, 2, 2, 2], red: { ore: 5 } },
    (table) => {
      table.constructs(4, 'bradbury-plateau').expectTokens('red', '0/2');
      table.constructs(2, 'lem-badlands').expectTokens('red', '0/0').expectScores(4, 0, 0, 0);
      table.expectFreePorts('colony-constructor', 0).expectNext('act', 'red');
    },
  );

  scenario(
    'every use is cheaper, not only the first',
    { roll: [4, 4, 4, 2, 2, 2], red: { ore: 4, colonies: { 'bradbury-plateau': 1 } } },
    (table) => {
      table.constructs(4, 'lem-badlands').constructs(2, 'lem-badlands').expectTokens('red', '0/0');
      table.expectScores(5, 0, 0, 0).expectNext('act', 'red');
    },
  );

  scenario(
    'under the Isolation Field the price is three again',
    {
      roll: [5, 5, 5],
      red: { ore: 2, colonies: { 'bradbury-plateau': 1 } },
      fields: { isolation: 'bradbury-plateau' },
    },
    (table) => {
      table.refusesDock('af.cannot-pay', 'colony-constructor', 5, 5, 5).expectNext('act', 'red');
    },
  );

  scenario(
    'somebody else’s Bradbury helps nobody but them',
    { roll: [5, 5, 5], red: { ore: 2 }, green: { colonies: { 'bradbury-plateau': 1 } } },
    (table) => {
      table.refusesDock('af.cannot-pay', 'colony-constructor', 5, 5, 5).expectNext('act', 'red');
    },
  );
});

describe('ports of the Constructor', () => {
  scenario(
    '[AF-063] Only one triple with two players',
    {
      players: 2,
      roll: [4, 4, 4],
      red: { ore: 3 },
      green: { docked: { 'colony-constructor': [1, 1, 1] } },
    },
    (table) => {
      table.refusesDock('af.no-free-port', 'colony-constructor', 4, 4, 4).expectNext('act', 'red');
    },
  );

  scenario(
    '[AF-063] Three players have room for two triples',
    {
      players: 3,
      roll: [4, 4, 4],
      red: { ore: 3 },
      green: { docked: { 'colony-constructor': [1, 1, 1] } },
    },
    (table) => {
      table.constructs(4, 'lem-badlands').expectFreePorts('colony-constructor', 0).expectNext('act', 'red');
    },
  );

  scenario(
    'the Russian two-player setup has room for two triples',
    {
      players: 2,
      options: { twoPlayerSetup: 'asRussianRulebook' },
      roll: [4, 4, 4],
      red: { ore: 3 },
      green: { docked: { 'colony-constructor': [1, 1, 1] } },
    },
    (table) => {
      table.constructs(4, 'lem-badlands').expectHub('red', 0, 6).expectNext('act', 'red');
    },
  );
});
