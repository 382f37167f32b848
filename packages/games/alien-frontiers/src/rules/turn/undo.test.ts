import { copy, submit } from '@starboard/engine';
import { expect } from 'vitest';
import { scenario, type ScenarioTable } from '../../testing/index.ts';

/** Steps back until the position is the one at the beginning, and no further. */
function undoesBack(table: ScenarioTable, steps: number, before: object): void {
  for (let step = 0; step < steps; step++) table.undoes();
  expect(table.state).toEqual(before);
  table.refusesUndo();
}

const run = [1, 2, 3, 4, 4, 6];
const triple = [4, 4, 4, 6];

const stories: readonly (readonly [string, readonly number[], number, (table: ScenarioTable) => void])[] = [
  [
    'dockings of one ship',
    run,
    3,
    (table) => table.docks('solar-converter', 6).docks('lunar-mine', 1).docks('colonist-hub', 2),
  ],
  ['a construction and its landing', triple, 2, (table) => table.constructs(4, 'lem-badlands')],
  [
    'ships docked before a territory was chosen',
    triple,
    1,
    (table) => table.docks('colony-constructor', 4, 4, 4),
  ],
  [
    'terraforming, and a Relic Ship that went home',
    triple,
    2,
    (table) => table.terraforms('burroughs-desert'),
  ],
  [
    'a raid for tokens',
    run,
    3,
    (table) => table.docks('raiders-outpost', 1, 2, 3).stealsTokens({ green: { ore: 2 } }),
  ],
  [
    'a raid for a card',
    run,
    2,
    (table) => table.docks('raiders-outpost', 1, 2, 3).stealsCard('green', 'alien-city'),
  ],
  ['a pair at the Market and a trade', run, 2, (table) => table.docks('orbital-market', 4, 4).trades(1)],
  ['a ship built', triple, 1, (table) => table.docks('shipyard', 4, 4)],
  ['a boost', run, 2, (table) => table.uses('booster-pod', '4')],
  ['a field', run, 2, (table) => table.discards('booster-pod', 'positron')],
  [
    'a lift and a new docking',
    run,
    4,
    (table) => {
      table.docks('lunar-mine', 6);
      table.uses('orbital-teleporter', table.ship('red', 'lunar-mine', 6)).docks('solar-converter', '6t');
    },
  ],
  [
    'a Warper’s exchange, for the pile lies open',
    run,
    2,
    (table) => table.discards('temporal-warper', 'plasma-cannon'),
  ],
];

for (const [what, roll, steps, play] of stories) {
  scenario(
    `what was done openly can be undone: ${what}`,
    {
      roll,
      relic: { owner: 'green', at: 'solar-converter', value: 2 },
      fields: { positron: 'lem-badlands' },
      discard: ['plasma-cannon'],
      red: { fuel: 9, ore: 6, cards: ['booster-pod', 'orbital-teleporter', 'temporal-warper'] },
      green: { fuel: 1, ore: 2, cards: ['alien-city'], colonies: { 'burroughs-desert': 1 } },
    },
    (table) => {
      const before = copy(table.state);
      play(table);
      expect(table.state).not.toEqual(before);
      undoesBack(table, steps, before);
      table.expectNext('act', 'red');
    },
  );
}

scenario('nothing is undone before the roll', { red: {}, dice: [1, 2, 3] }, (table) => {
  table.refusesUndo();
  const rolled = copy(table.state);
  table.docks('solar-converter', 1).docks('solar-converter', 2);
  undoesBack(table, 2, rolled);
  table.expectShips('red', 'hand', 1, 2, 3).expectNext('act', 'red');
});

scenario(
  'a re-roll stays, and so does all that went before it',
  { roll: [1, 2, 6], dice: [5], red: { fuel: 2, cards: ['temporal-warper', 'booster-pod'] } },
  (table) => {
    table.docks('solar-converter', 6).answers('use:temporal-warper').undoes();
    table
      .uses('temporal-warper', [table.ship('red', 'hand', 1)])
      .expectShips('red', 'hand', 2, 5)
      .refusesUndo();
    const rerolled = copy(table.state);
    table.uses('booster-pod', '5');
    undoesBack(table, 2, rerolled);
    table.expectShips('red', 'hand', 2, 5).expectNext('act', 'red');
  },
);

scenario(
  'a card drawn for the display stays: after cycling and after a claim',
  { roll: [6, 2, 1], display: ['alien-city', 'booster-pod', 'stasis-beam'] },
  (table) => {
    table.docks('alien-artifact', 6).undoes().docks('alien-artifact', 6).cycles().refusesUndo();
    table.docks('alien-artifact', 2);
    const title = table.options.find((key) => key.startsWith('claim:'));
    table
      .answers(title as string)
      .refusesUndo()
      .expectNext('act', 'red');
  },
);

scenario(
  'the end of the turn is undone while tokens are still to be returned, not afterwards',
  { roll: [], red: { fuel: 6, ore: 5 } },
  (table) => {
    const before = copy(table.state);
    table.endsTurn();
    undoesBack(table, 1, before);
    table.endsTurn().answers(2).expectNext('act', 'green').refusesUndo();
    expect(submit(table.match, { seat: 0, undo: true })).toMatchObject({
      accepted: false,
      reason: { key: 'engine.nothing-to-undo' },
    });
  },
);

scenario('nobody undoes what another player did', { roll: [1, 2, 3] }, (table) => {
  table.docks('solar-converter', 1);
  expect(submit(table.match, { seat: 1, undo: true })).toMatchObject({
    accepted: false,
    reason: { key: 'engine.nothing-to-undo' },
  });
  table.undoes().expectNext('act', 'red');
});

scenario(
  'an excess advance lost to another act comes back with the undo',
  { roll: [1, 2, 6], red: { fuel: 1, ore: 1, hub: 5, colonies: { 'asimov-crater': 1 } } },
  (table) => {
    table
      .docks('colonist-hub', 1)
      .docks('colonist-hub', 2)
      .docks('solar-converter', 6)
      .undoes()
      .launches('lem-badlands')
      .expectHub('red', 1)
      .expectNext('act', 'red');
  },
);
