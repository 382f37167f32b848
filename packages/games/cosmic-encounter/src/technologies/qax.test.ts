import { scenario } from '../testing/index.ts';

const qax = { red: { techs: [{ id: 'qax', completed: true }] } } as const;

scenario(
  '[CE-166] The Qax: four ships, but no colony given up',
  {
    ...qax,
    yellow: {
      ships: { 'yellow-1': 1, 'yellow-2': 1, 'yellow-3': 1, 'yellow-4': 5, 'yellow-5': 0 },
      warp: 12,
    },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .uses('red', 'qax')
      .expectOptions('red', 'yellow', 'green')
      .answers('red', 'yellow')
      .until('send-ships')
      .refuses('yellow', { 'yellow-1': 1, 'yellow-4': 3 }, 'ce.not-this-planet')
      .sends('yellow', { 'yellow-4': 4 })
      .expectAllies('offense', 'yellow')
      .expectSeenTechs('red')
      .expectSeenTechs('yellow', 'qax');
  },
);

scenario(
  '[CE-166] The Qax: with one ship to spare, one',
  {
    ...qax,
    yellow: {
      ships: { 'yellow-1': 1, 'yellow-2': 1, 'yellow-3': 2, 'yellow-4': 0, 'yellow-5': 0 },
      warp: 16,
    },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 4 })
      .uses('red', 'qax', 'yellow')
      .until('send-ships')
      .sends('yellow', { 'yellow-3': 1 })
      .expectGate('yellow', 1);
  },
);

scenario(
  'The Qax: with none to spare, it is no ally, but has the technology',
  {
    ...qax,
    yellow: {
      ships: { 'yellow-1': 1, 'yellow-2': 1, 'yellow-3': 1, 'yellow-4': 0, 'yellow-5': 0 },
      warp: 17,
    },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 4 })
      .uses('red', 'qax', 'yellow')
      .declines('yellow')
      .expectNext('select', 'red', 'blue')
      .expectAllies('offense')
      .expectSeenTechs('yellow', 'qax');
  },
);

scenario('The Qax: no guest of the other side, whoever else invites it', qax, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .uses('red', 'qax', 'yellow')
    .invites('defense', 'yellow')
    .sends('yellow', 4)
    .expectAllies('offense', 'yellow');
});

scenario(
  'The Qax: a cloaked defense cannot invite with it',
  {
    blue: { techs: [{ id: 'qax', completed: true }] },
    red: { techs: [{ id: 'energy-cloak', completed: true }] },
  },
  (table) => {
    table
      .aims('blue-1')
      .uses('red', 'energy-cloak')
      .sends('red', 1)
      .expectNext('select', 'red', 'blue')
      .expectNeverOffered('blue', 'qax');
  },
);

scenario(
  'Scrambled: nobody is forced, and it is gone',
  { ...qax, green: { techs: [{ id: 'tech-scrambler', ships: 4 }] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .uses('red', 'qax', 'yellow')
      .uses('green', 'tech-scrambler')
      .returns('green', 4)
      .expectNext('select', 'red', 'blue')
      .expectAllies('offense')
      .expectTechDiscard('tech-scrambler', 'qax');
  },
);

scenario('The Qax: a Macron sends the one ship it may', { ...qax, yellow: { alien: 'macron' } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .uses('red', 'qax', 'yellow')
    .until('send-ships')
    .refuses('yellow', { 'yellow-1': 2 }, 'engine.too-many')
    .sends('yellow', 1)
    .expectGate('yellow', 1);
});
