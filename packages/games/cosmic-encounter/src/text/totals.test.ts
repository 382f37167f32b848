import { expect } from 'vitest';
import { cosmicEncounterText } from '../index.ts';
import { scenario, type ScenarioTable } from '../testing/index.ts';

/** What the log says of the totals: the parts of each side, and what they come to. */
function told(table: ScenarioTable): unknown {
  const compared = table.events.findLast(({ type }) => type === 'totalsCompared');
  const { offense, defense } = (compared && cosmicEncounterText.event(compared)?.params) ?? {};
  return [offense, defense].map((sum) => (sum as { params?: object }).params);
}

const none = { allies: 0, reinforcements: 0, gained: 0, lost: 0 };

scenario(
  'A total is told as card, ships, allies, reinforcements and what effects made of it',
  {
    red: { alien: 'macron', hand: ['attack-10', 'attack-04'] },
    blue: { hand: ['attack-12', 'attack-06'], ships: { 'blue-1': 2 } },
    green: { extra: ['reinforcement-2'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .invites('offense', 'green')
      .joins('green', 'offense', 3)
      .lay('attack-10', 'attack-12')
      .plays('green', 'reinforcement-2', 'offense')
      .expectResult('offense-won')
      .expectNext('second-encounter', 'red');
    expect(told(table)).toEqual([
      { card: 10, ships: 1, allies: 3, reinforcements: 2, gained: 3, lost: 0, total: 19 },
      { ...none, card: 12, ships: 2, total: 14 },
    ]);
  },
);

scenario(
  'What effects take away is told as such, and a changed card is worth what it has become',
  {
    red: { alien: 'anti-matter', hand: ['attack-08', 'attack-04'] },
    blue: { alien: 'mirror', hand: ['attack-10', 'attack-06'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-08', 'attack-10')
      .uses('blue', 'mirror.reversal')
      .expectResult('defense-won')
      .expectTurn('blue');
    expect(told(table)).toEqual([
      { ...none, card: 80, ships: 3, lost: 6, total: 77 },
      { ...none, card: 1, ships: 4, total: 5 },
    ]);
  },
);

scenario('Nothing is compared where somebody negotiates', {}, (table) => {
  table.encounter({ defense: 'blue', ships: 3 }).lay('attack-08', 'negotiate').expectResult('offense-won');
  expect(table.events.map(({ type }) => type)).not.toContain('totalsCompared');
});
