import { describe } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const fiveTerritories = {
  'asimov-crater': 1,
  'burroughs-desert': 1,
  'heinlein-plains': 1,
  'herbert-valley': 1,
  'lem-badlands': 1,
} as const;

describe('the colony on the track', () => {
  scenario(
    '[AF-055] Last colony is not locked',
    { roll: [6, 1, 1, 2], red: { colonies: fiveTerritories, hub: 3, fuel: 1, ore: 1 } },
    (table) => {
      table.expectHub('red', 3, 0).expectScores(10, 0, 0, 0).terraforms('pohl-foothills');
      table.expectHub('red', 0, 0).expectScores(12, 0, 0, 0).expectWinners('red');
    },
  );

  scenario(
    '[AF-056] Last colony through the Constructor',
    {
      roll: [4, 4, 4, 1],
      red: { colonies: fiveTerritories, hub: 3, ore: 3 },
    },
    (table) => {
      table.expectHub('red', 3, 0).constructs(4, 'pohl-foothills').expectHub('red', 0, 0);
      table.expectTokens('red', '0/0').expectScores(12, 0, 0, 0).expectWinners('red');
    },
  );

  scenario(
    '[AF-057] Otherwise it is locked',
    {
      roll: [6, 1, 1, 2],
      red: { colonies: { 'lem-badlands': 4 }, hub: 3, fuel: 1, ore: 1 },
    },
    (table) => {
      table.expectHub('red', 3, 1).terraforms('pohl-foothills').expectHub('red', 3, 0);
      table.expectNext('act', 'red');
    },
  );

  scenario(
    '[AF-057] Otherwise it is locked, for the Constructor too',
    { roll: [4, 4, 4], red: { colonies: { 'lem-badlands': 4 }, hub: 7, ore: 3 } },
    (table) => {
      table
        .expectHub('red', 7, 1)
        .constructs(4, 'pohl-foothills')
        .expectHub('red', 7, 0)
        .expectNext('act', 'red');
    },
  );

  scenario(
    'a launch lands the colony of the track, not one of the supply',
    { roll: [1], red: { colonies: { 'lem-badlands': 4 }, hub: 7, fuel: 1, ore: 1 } },
    (table) => {
      table.expectHub('red', 7, 1).launches('lem-badlands').expectHub('red', 0, 1).expectNext('act', 'red');
    },
  );

  scenario(
    'with an empty track the last of the supply ends the game',
    { roll: [4, 4, 4], red: { colonies: { 'lem-badlands': 5 }, ore: 3 } },
    (table) => {
      table.expectHub('red', 0, 1).constructs(4, 'pohl-foothills').expectWinners('red');
    },
  );

  scenario(
    '[AF-058] Removing Hub ships changes nothing',
    {
      roll: [1, 2, 3],
      red: { fuel: 2, cards: ['plasma-cannon'] },
      green: { hub: 6, docked: { 'colonist-hub': [2, 4, 5] } },
    },
    (table) => {
      table.uses('plasma-cannon', 'colonist-hub', [
        table.ship('green', 'colonist-hub', 2),
        table.ship('green', 'colonist-hub', 5),
      ]);
      table.expectShips('green', 'maintenance-bay', 2, 5).expectShips('green', 'colonist-hub', 4);
      table.expectHub('green', 6).expectTokens('red', '0/0').expectNext('act', 'red');
    },
  );

  scenario(
    'a ship teleported off the track leaves its advance and frees its port',
    { roll: [1, 2, 3, 4], red: { fuel: 2, cards: ['orbital-teleporter'] } },
    (table) => {
      table.docks('colonist-hub', 1).docks('colonist-hub', 2).docks('colonist-hub', 3).expectHub('red', 3);
      table.uses('orbital-teleporter', table.ship('red', 'colonist-hub', 3)).expectHub('red', 3);
      table.refusesDock('af.teleported-back', 'colonist-hub', '3t');
      table.docks('colonist-hub', 4).expectHub('red', 4).docks('solar-converter', '3t');
      table.expectTokens('red', '2/0').expectNext('act', 'red');
    },
  );
});
