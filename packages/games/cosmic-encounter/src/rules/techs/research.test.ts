import { scenario } from '../../testing/index.ts';

const almost = { red: { techs: [{ id: 'energy-cloak', ships: 3 }] } } as const;

scenario('[CE-160] [CE-193] Too few ships: it cannot be completed, but given up', almost, (table) => {
  table
    .until('tech')
    .expectNotOffered('red', 'complete:energy-cloak')
    .expectOffered('red', 'abandon:energy-cloak', 'research:energy-cloak:red-1', 'pass')
    .refuses('red', 'complete:energy-cloak', 'ce.tech-needs-ships')
    .abandons('red', 'energy-cloak')
    .returns('red', { 'red-1': 2, 'red-2': 1 })
    .expectTechDiscard('energy-cloak')
    .expectSeenTechs('red')
    .expectNext('aim', 'red');
});

const bombs = (ships: number) => ({ red: { techs: [{ id: 'genesis-bomb', ships }] } }) as const;

scenario(
  'What is never completed is used at its own moment, which is told where a player looks for it',
  bombs(4),
  (table) => table.until('tech').refuses('red', 'use:genesis-bomb', 'ce.tech-used-then'),
);

scenario('It takes its ships first', bombs(3), (table) =>
  table.until('tech').refuses('red', 'use:genesis-bomb', 'ce.tech-needs-ships'),
);

scenario(
  '[CE-160] [CE-193] 2008: with too few ships completing fails, and nothing can be given up',
  { ...almost, options: { edition: '2008' } },
  (table) => {
    table
      .until('tech')
      .expectNotOffered('red', 'abandon:energy-cloak')
      .completes('red', 'energy-cloak')
      .returns('red', { 'red-1': 3 })
      .expectTechDiscard('energy-cloak')
      .expectShips('red', 'red-1', 7)
      .expectNext('aim', 'red');
  },
);

scenario('Research: one ship and one act an encounter, known to its owner alone', almost, (table) => {
  table
    .researches('red', 'energy-cloak', 'red-1')
    .expectTech('red', 'energy-cloak', { ships: 4, isFaceUp: false })
    .expectSeenTechs('red', null)
    .expectShips('red', 'red-1', 3)
    .expectNext('aim', 'red');
});

scenario(
  '[CE-161] One act: whoever researches one technology does not complete another',
  { red: { techs: [{ id: 'energy-cloak', ships: 4 }, { id: 'xenon-lasers' }] } },
  (table) => {
    table
      .until('tech')
      .expectOffered('red', 'complete:energy-cloak', 'research:xenon-lasers:red-2')
      .researches('red', 'xenon-lasers', 'red-2')
      .expectNext('aim', 'red')
      .expectSeenTechs('red', null, null);
  },
);

scenario(
  'Research goes round in timing order, past whoever has nothing face down',
  {
    offense: 'blue',
    red: { techs: [{ id: 'warpspace-key' }] },
    blue: { techs: [{ id: 'lunar-cannon' }] },
    yellow: { techs: [{ id: 'xenon-lasers', completed: true }] },
  },
  (table) => {
    table
      .expectNext('tech', 'blue')
      .answers('blue', 'pass')
      .expectNext('tech', 'red')
      .answers('red', 'pass')
      .expectNext('aim', 'blue');
  },
);

scenario(
  'The last ship of a colony may research: a home colony less, and the power with it',
  {
    red: {
      alien: 'human',
      techs: [{ id: 'energy-cloak' }],
      ships: { 'red-1': 1, 'red-2': 9, 'red-3': 10, 'red-4': 0, 'red-5': 0 },
    },
  },
  (table) => {
    table
      .expectPower('red', true)
      .researches('red', 'energy-cloak', 'red-1')
      .expectPower('red', false)
      .expectNext('aim', 'red');
  },
);

scenario(
  '[CE-162] A new technology in place of the second encounter: one for each foreign colony and one more',
  {
    red: { ships: { 'green-1': 4 } },
    techDeck: ['qax', 'energy-cloak', 'lunar-cannon', 'omega-missile'],
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 4 })
      .lay('attack-10', 'attack-04')
      .expectResult('offense-won')
      .expectNext('second-encounter', 'red')
      .expectMarkers({ red: 2 })
      .expectOptions('red', 'encounter', 'draw-tech', 'end-turn')
      .answers('red', 'draw-tech')
      .expectNext('keep-tech', 'red')
      .expectOptions('red', 'qax', 'energy-cloak', 'lunar-cannon')
      .refuses('red', 'omega-missile', 'engine.unknown-option')
      .answers('red', 'energy-cloak')
      .expectSeenTechs('red', null)
      .expectTech('red', 'energy-cloak', { isFaceUp: false })
      .expectTechDiscard('qax', 'lunar-cannon')
      .expectTurn('blue');
  },
);

scenario(
  '[CE-162] Without an encounter card there is no new technology',
  { red: { hand: ['attack-20'] }, techDeck: [] },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 4 })
      .lay('attack-20', 'attack-04')
      .expectResult('offense-won')
      .expectTurn('blue')
      .expectSeenTechs('red');
  },
);

scenario(
  'Single encounters: a success still earns a technology',
  { options: { encountersPerTurn: 1 }, techDeck: ['qax'] },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 4 })
      .lay('attack-10', 'attack-04')
      .expectNext('second-encounter', 'red')
      .expectOptions('red', 'draw-tech', 'end-turn')
      .chooses('end-turn')
      .expectTurn('blue');
  },
);

scenario(
  '[CE-100] The Machine draws a technology in place of an encounter its power grants, and its turn ends',
  { red: { alien: 'machine', hand: ['attack-04', 'attack-06'] }, techDeck: ['qax'] },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-04', 'attack-10')
      .expectResult('defense-won')
      .uses('red', 'machine.continuity')
      .expectNext('second-encounter', 'red')
      .expectOptions('red', 'encounter', 'draw-tech')
      .answers('red', 'draw-tech')
      .answers('red', 'qax')
      .expectSeenTechs('red', null)
      .expectTurn('blue');
  },
);
