import { at, type ScenarioTable, scenario } from '../../testing/index.ts';

const attack = (table: ScenarioTable): number => table.state.attacks[0]?.id ?? 0;

const atTheCrashSite = {
  options: { map: 'crash' },
  heroes: {
    akosha: { at: [0, 3], cards: ['SW11'], slots: { SW11: 'GG' } },
    gilgamesh: { at: [1, 3], cards: ['BW5'], slots: { BW5: 'GW' } },
  },
  aliens: [
    { kind: 'biter', at: [3, 3] },
    { kind: 'dreadspit', at: [4, 4] },
    { kind: 'shooter', at: [0, 6] },
    { kind: 'naga', at: [2, 5] },
  ],
  rolls: { hits: [6, 6, 6] },
} as const;

scenario('[PE-043] figures do not cut a line of sight; walls and trees do', atTheCrashSite, (table) => {
  table
    .gives('akosha', 'fire', { card: 'SW11.1' })
    .passes(800)
    .refuses('akosha', 'no-los', 'assign-hit', { attack: attack(table), alien: 3, second: [] })
    .refuses('akosha', 'no-los', 'assign-hit', { attack: attack(table), alien: 4, second: [] })
    .gives('akosha', 'assign-hit', { attack: attack(table), alien: 1, second: [] })
    .expectGone(1)
    .gives('akosha', 'assign-hit', { attack: attack(table), alien: 2, second: [] })
    .gives('akosha', 'assign-hit', { attack: attack(table), alien: 2, second: [] })
    .expectGone(2);
});

scenario(
  '[PE-043] what shoots straight hits along rows, columns and diagonals only',
  atTheCrashSite,
  (table) => {
    table
      .gives('gilgamesh', 'fire', { card: 'BW5.1' })
      .passes(800)
      .refuses('gilgamesh', 'not-aligned', 'assign-hit', { attack: attack(table), alien: 2, second: [] })
      .refuses('gilgamesh', 'not-aligned', 'assign-hit', { attack: attack(table), alien: 4, second: [] })
      .gives('gilgamesh', 'assign-hit', { attack: attack(table), alien: 1, second: [] })
      .expectGone(1);
  },
);

scenario(
  '[PE-044] a corner with one blocked cell is seen past',
  {
    heroes: { kara: { at: [3, 3], cards: ['BW2'], slots: { BW2: 'G' } }, gerid: {} },
    aliens: [{ kind: 'biter', at: [5, 5] }],
    rolls: { hits: [6] },
  },
  (table) => {
    table
      .gives('kara', 'fire', { card: 'BW2.1' })
      .passes(800)
      .gives('kara', 'assign-hit', { attack: attack(table), alien: 1, second: [] })
      .expectGone(1);
  },
);

scenario(
  '[PE-044] a corner with two blocked cells is not, though the cells touch',
  {
    options: { map: 'crash' },
    heroes: { kara: { at: [4, 4], cards: ['BW2'], slots: { BW2: 'G' } }, gerid: { at: [6, 6], dice: 'M' } },
    aliens: [{ kind: 'biter', at: [5, 5] }],
  },
  (table) => {
    table.refuses('kara', 'no-target', 'fire', { card: 'BW2.1' }).expectDice(0, 'n---');
  },
);

scenario(
  '[PE-045] past the end of a wall an alien bites where no hero can step',
  {
    phase: 'activation',
    heroes: { kara: { at: [2, 5] }, gerid: {} },
    aliens: [{ kind: 'biter', at: [3, 4] }],
    rolls: { aliens: [4] },
    nextEvents: [17],
  },
  (table) => {
    table.expectDamage('kara', 1);
  },
);

scenario(
  '[PE-045] the wall stops the hero',
  { heroes: { kara: { at: [2, 5], dice: 'M' }, gerid: {} }, aliens: [{ kind: 'biter', at: [4, 2] }] },
  (table) => {
    table.refuses('kara', 'wall', 'move', { die: 0, from: at(2, 5), path: [at(3, 4)] });
  },
);
