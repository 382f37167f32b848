import { describe, expect } from 'vitest';
import type { PositionDescription } from '../../index.ts';
import { scenario } from '../../testing/scenario.ts';

const greenRun = (...values: number[]) => ({ docked: { 'raiders-outpost': values } });

describe('runs and displacement', () => {
  for (const blueRun of [
    [3, 4, 5],
    [4, 5, 6],
  ] as const) {
    scenario(
      `[AF-090] Chain of displacements, up to ${blueRun.join('-')}`,
      {
        roll: [2, 3, 4],
        green: greenRun(1, 2, 3),
        options: { forcedPlacement: 'off' },
        dice: [1, 1, 1, ...blueRun],
      },
      (table) => {
        table.docks('raiders-outpost', 2, 3, 4).answers('nothing');
        table.expectShips('green', 'maintenance-bay', 1, 2, 3).expectShips('red', 'raiders-outpost', 2, 3, 4);
        table.endsTurn().endsTurn().expectNext('act', 'blue');
        table.docks('raiders-outpost', ...blueRun).answers('nothing');
        table
          .expectShips('red', 'maintenance-bay', 2, 3, 4)
          .expectShips('blue', 'raiders-outpost', ...blueRun);
        table.expectNext('act', 'blue');
      },
    );
  }

  scenario('an equal run is not enough', { roll: [2, 3, 4, 5], green: greenRun(2, 3, 4) }, (table) => {
    table.refusesDock('af.outpost-stronger', 'raiders-outpost', 2, 3, 4);
    table.docks('raiders-outpost', 3, 4, 5).answers('nothing').expectNext('act', 'red');
  });

  scenario('a lower run is not enough', { roll: [1, 2, 3], green: greenRun(4, 5, 6) }, (table) => {
    table.refusesDock('af.outpost-stronger', 'raiders-outpost', 1, 2, 3).expectNext('act', 'red');
  });

  scenario(
    '[AF-092] Weakened run',
    {
      roll: [1, 2, 3, 4],
      red: { fuel: 1, cards: ['plasma-cannon'] },
      green: greenRun(3, 4, 5),
    },
    (table) => {
      table.refusesDock('af.outpost-stronger', 'raiders-outpost', 2, 3, 4);
      table.uses('plasma-cannon', 'raiders-outpost', [table.ship('green', 'raiders-outpost', 5)]);
      table.refusesDock('af.outpost-stronger', 'raiders-outpost', 1, 2, 3);
      table.docks('raiders-outpost', 2, 3, 4).answers('nothing');
      table.expectShips('green', 'maintenance-bay', 3, 4, 5).expectNext('act', 'red');
    },
  );

  scenario(
    '[AF-092] A single 6 left still equals 1-2-3',
    { roll: [1, 2, 3], green: { docked: { 'raiders-outpost': [6] } } },
    (table) => {
      table.refusesDock('af.outpost-stronger', 'raiders-outpost', 1, 2, 3).expectNext('act', 'red');
    },
  );

  scenario(
    '[AF-092] A single 5 left does not',
    { roll: [1, 2, 3], green: { docked: { 'raiders-outpost': [5] } } },
    (table) => {
      table.docks('raiders-outpost', 1, 2, 3).answers('nothing');
      table.expectCount('green', 'maintenance-bay', 3).expectNext('act', 'red');
    },
  );

  scenario(
    'no group has to be free: the Outpost counts sums whatever the option says',
    {
      roll: [1, 2, 3],
      options: { portCounting: 'groups' },
      green: { docked: { 'raiders-outpost': [2, 3] } },
    },
    (table) => {
      table.docks('raiders-outpost', 1, 2, 3).answers('nothing').expectNext('act', 'red');
    },
  );

  for (const roll of [
    [1, 3, 5],
    [2, 2, 3],
    [4, 5, 5],
    [1, 5, 6],
    [6, 6, 6],
  ] as const) {
    scenario(`[AF-093] Not a run: ${roll.join('-')}`, { roll }, (table) => {
      table.refusesDock('af.pattern-run', 'raiders-outpost', ...roll).expectNext('act', 'red');
      expect(table.options.filter((key) => key.includes('outpost'))).toEqual([]);
    });
  }

  scenario('[AF-093] 6, 4 and 5 are 4-5-6', { roll: [6, 4, 5] }, (table) => {
    table.offers('dock:raiders-outpost:4+5+6').docks('raiders-outpost', 6, 4, 5).expectNext('raid', 'red');
  });

  scenario('only whole runs dock', { roll: [1, 2, 3, 4] }, (table) => {
    table.refusesDock('af.pattern-run', 'raiders-outpost', 1, 2);
    table.refuses('dock:raiders-outpost:1+2+3+4', 'engine.unknown-option').expectNext('act', 'red');
  });

  scenario(
    'a displaced Relic waits in its owner’s Bay',
    {
      roll: [4, 5, 6],
      blue: { colonies: { 'burroughs-desert': 1 }, docked: { 'raiders-outpost': [3, 4] } },
      relic: { owner: 'blue', at: 'raiders-outpost', value: 5 },
    },
    (table) => {
      table.docks('raiders-outpost', 4, 5, 6).answers('nothing');
      expect(table.view.relic).toMatchObject({ owner: 2, at: 'maintenance-bay' });
      table.expectCount('blue', 'maintenance-bay', 4).expectNext('act', 'red');
    },
  );

  scenario(
    'who docks is told before whom that drives out',
    { roll: [4, 5, 6], green: { docked: { 'raiders-outpost': [1, 2, 3] } } },
    (table) => {
      table.docks('raiders-outpost', 4, 5, 6).expectNext('raid', 'red');
      expect(table.events.map(({ type }) => type)).toEqual(['docked', 'shipMoved', 'shipMoved', 'shipMoved']);
    },
  );

  scenario(
    'a run in place only blocks: its owner’s next turn brings no raid',
    { red: { docked: { 'raiders-outpost': [1, 2, 3] } }, green: { fuel: 4 }, dice: [1, 1, 2] },
    (table) => {
      table.expectFreePorts('raiders-outpost', 3).refuses('resources', 'af.no-raid').expectNext('act', 'red');
    },
  );
});

describe('two raids in one turn', () => {
  const sixShips: PositionDescription = { roll: [1, 2, 3, 2, 3, 4], green: { fuel: 4, ore: 4 } };

  scenario('[AF-102] Two raids in one turn', sixShips, (table) => {
    table.docks('raiders-outpost', 1, 2, 3).stealsTokens({ green: { ore: 4 } });
    table.docks('raiders-outpost', 2, 3, 4).stealsTokens({ green: { fuel: 4 } });
    table.expectTokens('red', '4/4').expectTokens('green', '0/0');
    table.expectShips('red', 'maintenance-bay', 1, 2, 3).expectShips('red', 'raiders-outpost', 2, 3, 4);
    table.expectNext('act', 'red');
  });

  scenario('[AF-102] The second run must be higher than the own first', sixShips, (table) => {
    table.docks('raiders-outpost', 2, 3, 4).answers('nothing');
    table.refusesDock('af.outpost-stronger', 'raiders-outpost', 1, 2, 3).expectNext('act', 'red');
  });

  scenario('[AF-102] Two equal runs make one raid', { roll: [4, 5, 6, 4, 5, 6] }, (table) => {
    table.docks('raiders-outpost', 4, 5, 6).answers('nothing');
    table.refusesDock('af.outpost-stronger', 'raiders-outpost', 4, 5, 6).expectNext('act', 'red');
  });

  scenario('[AF-102] Ships displaced by the own run are out for the turn', sixShips, (table) => {
    table.docks('raiders-outpost', 1, 2, 3).answers('nothing');
    table.docks('raiders-outpost', 2, 3, 4).answers('nothing').expectCount('red', 'hand', 0);
    expect(table.options).toEqual(['end-turn']);
  });
});

describe('the Relic inside a run', () => {
  scenario(
    '[AF-105] Relic inside a run',
    {
      roll: [1, 1, 1],
      red: { ore: 3 },
      blue: { colonies: { 'burroughs-desert': 1 }, docked: { 'raiders-outpost': [3, 4] } },
      relic: { owner: 'blue', at: 'raiders-outpost', value: 5 },
      options: { forcedPlacement: 'off' },
      dice: [1, 2, 3],
    },
    (table) => {
      table.constructs(1, 'burroughs-desert').expectController('burroughs-desert', null);
      expect(table.view.relic).toMatchObject({ owner: null, at: 'stock' });
      table.expectShips('blue', 'raiders-outpost', 3, 4).expectFreePorts('raiders-outpost', 1).endsTurn();
      table.refusesDock('af.outpost-stronger', 'raiders-outpost', 1, 2, 3).expectNext('act', 'green');
    },
  );

  scenario(
    '[AF-105] Seven is beaten by 2-3-4',
    {
      roll: [2, 3, 4, 1, 1, 1],
      red: { ore: 3 },
      blue: { colonies: { 'burroughs-desert': 1 }, docked: { 'raiders-outpost': [3, 4] } },
      relic: { owner: 'blue', at: 'raiders-outpost', value: 5 },
    },
    (table) => {
      table.refusesDock('af.outpost-stronger', 'raiders-outpost', 2, 3, 4);
      table.constructs(1, 'burroughs-desert').docks('raiders-outpost', 2, 3, 4).answers('nothing');
      table.expectShips('blue', 'maintenance-bay', 1, 3, 4).expectNext('act', 'red');
    },
  );
});
