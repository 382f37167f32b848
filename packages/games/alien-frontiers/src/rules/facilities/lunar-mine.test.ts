import { describe, expect } from 'vitest';
import { type ScenarioTable, scenario } from '../../testing/scenario.ts';

const threshold = ({ view }: ScenarioTable) => view.mineThreshold;

describe('Lunar Mine', () => {
  scenario('[AF-007] Blockers do not raise the Mine threshold', { players: 2, roll: [1, 2, 3] }, (table) => {
    expect(threshold(table)).toBe(1);
    table.expectFreePorts('lunar-mine', 3).docks('lunar-mine', 1).expectTokens('red', '0/1');
    table.expectFreePorts('lunar-mine', 2).expectNext('act', 'red');
  });

  scenario(
    '[AF-070] Threshold',
    {
      roll: [3, 4, 6],
      green: { docked: { 'lunar-mine': [1] } },
      blue: { docked: { 'lunar-mine': [4] } },
      dice: [5, 5, 6],
    },
    (table) => {
      table.refusesDock('af.mine-threshold', 'lunar-mine', 3);
      table.docks('lunar-mine', 4).docks('lunar-mine', 6).expectTokens('red', '0/2');
      table.expectFreePorts('lunar-mine', 1).docks('solar-converter', 3).endsTurn();
      // Green gathers the 1, which frees its port
      table.expectNext('act', 'green').refusesDock('af.mine-threshold', 'lunar-mine', 5);
      table.docks('lunar-mine', 6).expectNext('act', 'green');
    },
  );

  scenario(
    '[AF-071] Equal is enough',
    { roll: [4, 4, 1], green: { docked: { 'lunar-mine': [4] } } },
    (table) => {
      table.docks('lunar-mine', 4).docks('lunar-mine', 4).expectTokens('red', '0/2').expectNext('act', 'red');
    },
  );

  scenario('[AF-072] Own ships count', { roll: [5, 3, 1] }, (table) => {
    table.docks('lunar-mine', 5).refusesDock('af.mine-threshold', 'lunar-mine', 3);
    table
      .refusesDock('af.mine-threshold', 'lunar-mine', 1)
      .expectTokens('red', '0/1')
      .expectNext('act', 'red');
  });

  scenario('[AF-072] In rising order all three are welcome', { roll: [5, 3, 1] }, (table) => {
    table.docks('lunar-mine', 1).docks('lunar-mine', 3).docks('lunar-mine', 5);
    table.expectTokens('red', '0/3').expectNext('act', 'red');
  });

  scenario(
    '[AF-076] Threshold falls after a removal',
    {
      roll: [3, 1, 1],
      red: { fuel: 1, cards: ['plasma-cannon'] },
      green: { docked: { 'lunar-mine': [6] } },
      blue: { docked: { 'lunar-mine': [2] } },
    },
    (table) => {
      table.refusesDock('af.mine-threshold', 'lunar-mine', 3);
      table.uses('plasma-cannon', 'lunar-mine', [table.ship('green', 'lunar-mine', 6)]);
      expect(threshold(table)).toBe(2);
      table.refusesDock('af.mine-threshold', 'lunar-mine', 1).docks('lunar-mine', 3);
      table.expectTokens('red', '0/1').expectNext('act', 'red');
    },
  );

  scenario(
    'the Relic counts for the threshold, and digs like any ship',
    {
      roll: [4, 5, 1],
      red: { colonies: { 'burroughs-desert': 1 } },
      relic: { owner: 'red', at: 'hand', value: 5 },
      green: { docked: { 'lunar-mine': [2] } },
    },
    (table) => {
      table.docks('lunar-mine', '5r').expectTokens('red', '0/1').expectFreePorts('lunar-mine', 3);
      expect(threshold(table)).toBe(5);
      table.refusesDock('af.mine-threshold', 'lunar-mine', 4).docks('lunar-mine', 5).expectNext('act', 'red');
    },
  );

  scenario(
    'the threshold falls when the own ship is lifted off, and the ore stays',
    { roll: [6, 3, 1], red: { fuel: 2, cards: ['orbital-teleporter'] } },
    (table) => {
      table.docks('lunar-mine', 6).uses('orbital-teleporter', table.ship('red', 'lunar-mine', 6));
      expect(threshold(table)).toBe(1);
      table.expectTokens('red', '0/1').docks('lunar-mine', 1).docks('lunar-mine', 3);
      table.expectTokens('red', '0/3').expectNext('act', 'red');
    },
  );

  scenario(
    '[AF-077] Mine full',
    {
      players: 3,
      roll: [6, 6, 6],
      green: { docked: { 'lunar-mine': [1, 1] } },
      blue: { docked: { 'lunar-mine': [1, 1] } },
    },
    (table) => {
      table.refusesDock('af.no-free-port', 'lunar-mine', 6).expectNext('act', 'red');
    },
  );

  scenario(
    '[AF-077] Five ports with four players, three with two',
    {
      roll: [6, 6, 6],
      green: { docked: { 'lunar-mine': [1, 1] } },
      blue: { docked: { 'lunar-mine': [1, 1] } },
    },
    (table) => {
      table.docks('lunar-mine', 6).refusesDock('af.no-free-port', 'lunar-mine', 6).expectNext('act', 'red');
    },
  );

  scenario(
    '[AF-077] With two players the fourth ship finds the Mine full',
    { players: 2, roll: [6, 6, 6], green: { docked: { 'lunar-mine': [1] } } },
    (table) => {
      table.docks('lunar-mine', 6).docks('lunar-mine', 6);
      table.refusesDock('af.no-free-port', 'lunar-mine', 6).expectNext('act', 'red');
    },
  );

  const scarce = { roll: [6, 6, 6], green: { ore: 8 }, blue: { ore: 8 }, yellow: { ore: 3 } };

  scenario(
    'with limited supplies an empty stock gives nothing, and the docking stays legal',
    { ...scarce, options: { supply: 'limited' } },
    (table) => {
      table
        .docks('lunar-mine', 6)
        .expectTokens('red', '0/1')
        .docks('lunar-mine', 6)
        .expectTokens('red', '0/1');
      expect(table.view.stock).toEqual({ fuel: 30, ore: 0 });
      table.expectNext('act', 'red');
    },
  );

  scenario('without that option the ore never runs out', scarce, (table) => {
    table.docks('lunar-mine', 6).docks('lunar-mine', 6).expectTokens('red', '0/2').expectNext('act', 'red');
  });
});

describe('Van Vogt Mountains', () => {
  const controlled = { 'van-vogt-mountains': 1 } as const;

  scenario(
    '[AF-073] Van Vogt',
    {
      roll: [1, 2, 4, 5],
      red: { colonies: controlled },
      green: { docked: { 'lunar-mine': [5] } },
    },
    (table) => {
      table.docks('lunar-mine', 2).expectTokens('red', '0/1');
      expect(threshold(table)).toBe(5);
      table.refusesDock('af.mine-threshold', 'lunar-mine', 4);
      table.docks('lunar-mine', 5).expectTokens('red', '0/2').expectNext('act', 'red');
    },
  );

  scenario(
    '[AF-074] Van Vogt is spent by any first ship',
    { roll: [4, 2, 1], red: { colonies: controlled }, green: { docked: { 'lunar-mine': [3] } } },
    (table) => {
      table.docks('lunar-mine', 4).refusesDock('af.mine-threshold', 'lunar-mine', 2).expectNext('act', 'red');
    },
  );

  scenario(
    '[AF-075] Borrowed Van Vogt after a first ship',
    {
      roll: [4, 2, 1],
      red: { fuel: 1, cards: ['data-crystal'] },
      green: { colonies: controlled, docked: { 'lunar-mine': [3] } },
    },
    (table) => {
      table.docks('lunar-mine', 4).uses('data-crystal', 'van-vogt-mountains').expectTokens('red', '0/1');
      table.refusesDock('af.mine-threshold', 'lunar-mine', 2).expectNext('act', 'red');
    },
  );

  scenario(
    'borrowed before the first ship, it opens the Mine',
    {
      roll: [4, 2, 1],
      red: { fuel: 1, cards: ['data-crystal'] },
      green: { colonies: controlled, docked: { 'lunar-mine': [3] } },
    },
    (table) => {
      table.refusesDock('af.mine-threshold', 'lunar-mine', 1).uses('data-crystal', 'van-vogt-mountains');
      table.docks('lunar-mine', 1).refusesDock('af.mine-threshold', 'lunar-mine', 2).expectNext('act', 'red');
    },
  );

  scenario(
    'the first docking of the turn counts even after the ship was lifted off again',
    {
      roll: [6, 2, 1],
      red: { colonies: controlled, fuel: 2, cards: ['orbital-teleporter'] },
      green: { docked: { 'lunar-mine': [3] } },
    },
    (table) => {
      table.docks('lunar-mine', 6).uses('orbital-teleporter', table.ship('red', 'lunar-mine', 6));
      table.refusesDock('af.mine-threshold', 'lunar-mine', 2).expectNext('act', 'red');
    },
  );

  scenario(
    'the Isolation Field closes it, somebody else’s control too',
    {
      roll: [1, 2, 4],
      red: { colonies: controlled },
      green: { docked: { 'lunar-mine': [5] } },
      fields: { isolation: 'van-vogt-mountains' },
    },
    (table) => {
      table
        .refusesDock('af.mine-threshold', 'lunar-mine', 4)
        .expectScores(2, 0, 0, 0)
        .expectNext('act', 'red');
    },
  );

  scenario(
    'it opens no port: a full Mine is full',
    {
      roll: [1, 2, 4],
      red: { colonies: controlled },
      green: { ships: 5, docked: { 'lunar-mine': [5, 5, 5, 5, 5] } },
    },
    (table) => {
      table.refusesDock('af.no-free-port', 'lunar-mine', 1).expectNext('act', 'red');
    },
  );
});
