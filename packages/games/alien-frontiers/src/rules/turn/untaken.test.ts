import { viewFor } from '@starboard/engine';
import { describe, expect } from 'vitest';
import type { PositionDescription, View } from '../../index.ts';
import { type ScenarioTable, scenario } from '../../testing/index.ts';

const untaken = ({ match, view }: ScenarioTable) => (viewFor(match, view.turn).view as View).untaken;

describe('what was paid for and would be lost with the turn', () => {
  scenario(
    'a card for eight points, until it is taken',
    { roll: [6, 2, 1], display: ['alien-city'] },
    (table) => {
      expect(untaken(table)).toEqual([]);
      table.docks('alien-artifact', 6);
      expect(untaken(table)).toEqual(['cycle']);
      table.docks('alien-artifact', 2);
      expect(untaken(table)).toEqual(['claim']);
      expect((viewFor(table.match, 1).view as View).untaken).toEqual([]);
      table.claims('alien-city');
      expect(untaken(table)).toEqual([]);
      table.expectNext('act', 'red');
    },
  );

  scenario(
    'new cards, where none of those displayed can be taken',
    {
      roll: [6, 6],
      red: { cards: ['booster-pod', 'data-crystal', 'stasis-beam'] },
      display: ['booster-pod', 'data-crystal', 'stasis-beam'],
      draw: ['alien-city'],
    },
    (table) => {
      table.docks('alien-artifact', 6).docks('alien-artifact', 6);
      expect(untaken(table)).toEqual(['cycle']);
      table.cycles();
      expect(untaken(table)).toEqual(['claim']);
      table.expectNext('act', 'red');
    },
  );

  scenario('ore at the Market, as long as it can be paid', { roll: [2, 2, 6], red: { fuel: 5 } }, (table) => {
    table.docks('orbital-market', 2, 2);
    expect(untaken(table)).toEqual(['trade']);
    table.trades(1).expectTokens('red', '3/1');
    expect(untaken(table)).toEqual(['trade']);
    table.trades(1).expectTokens('red', '1/2');
    expect(untaken(table)).toEqual([]);
    table.expectNext('act', 'red');
  });

  const beyondSeven: PositionDescription = {
    roll: [1, 2],
    red: { hub: 5, fuel: 1, ore: 1, colonies: { 'asimov-crater': 1 } },
  };

  scenario('an advance beyond circle 7, not the colony that can wait there', beyondSeven, (table) => {
    table.docks('colonist-hub', 1).docks('colonist-hub', 2).expectHub('red', 7);
    table.expectThisTurn({ hubExcess: 1 }).offers('launch');
    expect(untaken(table)).toEqual(['launch']);
    table.launches('lem-badlands').expectHub('red', 1);
    expect(untaken(table)).toEqual([]);
    table.expectNext('act', 'red');
  });

  scenario(
    'an advance that no colony is left for is nothing to lose',
    { players: 4, roll: [1, 2], red: { hub: 5, fuel: 1, ore: 1, colonies: { 'asimov-crater': 5 } } },
    (table) => {
      table.docks('colonist-hub', 1).docks('colonist-hub', 2).offers('launch');
      expect(untaken(table)).toEqual([]);
      table.expectNext('act', 'red');
    },
  );

  scenario(
    'a colony that is ready can wait for another turn',
    { roll: [1], red: { hub: 7, fuel: 1, ore: 1 } },
    (table) => {
      table.offers('launch');
      expect(untaken(table)).toEqual([]);
      table.expectNext('act', 'red');
    },
  );

  scenario(
    'a ship that was lifted for fuel and need not dock',
    {
      roll: [1],
      red: { fuel: 2, cards: ['orbital-teleporter'], docked: { 'lunar-mine': [3] } },
      options: { forcedPlacement: 'off' },
    },
    (table) => {
      table.uses('orbital-teleporter', table.ship('red', 'lunar-mine', 3)).offers('end-turn');
      expect(untaken(table)).toEqual(['dock']);
      table.docks('solar-converter', '3t');
      expect(untaken(table)).toEqual([]);
      table.expectNext('act', 'red');
    },
  );
});
