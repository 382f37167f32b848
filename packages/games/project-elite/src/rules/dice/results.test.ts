import { at, scenario } from '../../testing/index.ts';

const fullTime = 120_250;

scenario(
  '[PE-018] Alien results are made good step by step, on one alien or on several',
  {
    heroes: { kara: {}, gerid: {} },
    aliens: [
      { kind: 'naga', at: [9, 2] },
      { kind: 'shooter', at: [5, 2] },
      { kind: 'runner', at: [3, 4] },
    ],
    rolls: { action: 'AAASAAHM' },
  },
  (table) => {
    table
      .rolls(0, 0, 1, 2, 3)
      .rolls(1, 0, 1, 2, 3)
      .expectDice(0, '~~~~')
      .passes(1200)
      .expectDice(0, 'AAAS')
      .expectDice(1, 'AAHM')
      .gives('kara', 'apply-alien', { die: 0, alien: 1, from: at(9, 2), to: at(9, 3), chain: [] })
      .gives('gerid', 'apply-alien', { die: 0, alien: 3, from: at(3, 4), to: at(3, 5), chain: [] })
      .gives('kara', 'apply-alien', { die: 1, alien: 1, from: at(9, 3), to: at(9, 4), chain: [] })
      .gives('kara', 'apply-alien', { die: 2, alien: 2, from: at(5, 2), to: at(5, 3), chain: [] })
      .gives('gerid', 'apply-alien', { die: 1, alien: 3, from: at(3, 5), to: at(3, 6), chain: [] })
      .expectAt(1, 9, 4)
      .expectAt(2, 5, 3)
      .expectAt(3, 3, 6)
      .expectDice(0, '---S')
      .expectDice(1, '--HM');
  },
);

scenario(
  '[PE-019] without an alien to move, Alien results do nothing',
  { heroes: { kara: {}, gerid: {} }, rolls: { action: 'AAMS' } },
  (table) => {
    table
      .rolls(0, 0, 1, 2, 3)
      .passes(1200)
      .expectDice(0, '--MS')
      .gives('kara', 'move', { die: 2, from: at(7, 13), path: [at(7, 12)] });
  },
);

const lastStep = {
  heroes: { kara: { dice: 'M-' }, gerid: {} },
  aliens: [{ kind: 'biter', at: [7, 12] }],
  rolls: { action: 'A' },
} as const;

scenario('[PE-020] a step that loses the game is made if there is no other', lastStep, (table) => {
  table
    .rolls(0, 1)
    .passes(1200)
    .refuses('kara', 'not-adjacent', 'apply-alien', {
      die: 1,
      alien: 1,
      from: at(7, 12),
      to: at(6, 13),
      chain: [],
    })
    .refuses('kara', 'open-alien', 'move', { die: 0, from: at(7, 13), path: [at(6, 12)] })
    .refusesAnswer(0, 'open-alien', { roll: ['die:2'] })
    .gives('kara', 'apply-alien', { die: 1, alien: 1, from: at(7, 12), to: at(7, 13), chain: [] })
    .expectOver('breach');
});

scenario('[PE-020] it may be put off until time is up, and is made then', lastStep, (table) => {
  table
    .rolls(0, 1)
    .passes(fullTime + 14_999)
    .expectGoesOn()
    .expectAt(1, 7, 12)
    .passes(1)
    .expectOver('breach');
});

scenario(
  '[PE-021] while one player owes a step, the others play on',
  {
    heroes: {
      kara: { dice: 'A' },
      gerid: { at: [7, 11], dice: 'M', cards: ['BW2'], slots: { BW2: 'G' } },
    },
    aliens: [{ kind: 'biter', at: [7, 9] }],
    rolls: { action: 'SH', hits: [5] },
  },
  (table) => {
    table
      .refuses('kara', 'open-alien', 'move', { die: 1, from: at(7, 13), path: [at(7, 12)] })
      .rolls(1, 2, 3)
      .gives('gerid', 'move', { die: 0, from: at(7, 11), path: [at(6, 11)] })
      .gives('gerid', 'fire', { card: 'BW2.1' })
      .passes(1200)
      .expectDice(1, '--SH')
      .gives('gerid', 'assign-hit', { attack: table.state.attacks[0]?.id ?? 0, alien: 1, second: [] })
      .expectGone(1)
      // with the last alien gone nothing is owed any more
      .expectDice(0, '----');
  },
);

scenario(
  '[PE-025] only the dice that were chosen are rolled again',
  { heroes: { kara: { dice: 'MMGH' }, gerid: {} }, rolls: { action: 'SW' } },
  (table) => {
    table.rolls(0, 0, 1).expectDice(0, '~~GH').passes(1200).expectDice(0, 'SWGH');
  },
);

scenario(
  '[PE-026] a tumbling die cannot be used before it comes to rest',
  { heroes: { kara: { dice: 'M' }, gerid: {} }, rolls: { action: 'MS' } },
  (table) => {
    table
      .passes(30_000)
      .rolls(0, 1, 2)
      .passes(900)
      .refuses('kara', 'bad-die-state', 'move', { die: 1, from: at(7, 13), path: [at(7, 12)] })
      .refusesAnswer(0, 'bad-die-state', { roll: ['die:3'] })
      .refusesAnswer(0, 'bad-die-state', { roll: ['die:1'] })
      .gives('kara', 'move', { die: 0, from: at(7, 13), path: [at(7, 12)] })
      .expectDice(0, '-~~-')
      .passes(400)
      .expectDice(0, '-MS-')
      .gives('kara', 'move', { die: 1, from: at(7, 12), path: [at(7, 11)] })
      .expectAt('kara', 7, 11);
  },
);

scenario(
  '[PE-114] one player with two heroes: what is owed stops both',
  {
    players: 1,
    heroes: { kara: { dice: 'AMS' }, gerid: {} },
    aliens: [{ kind: 'biter', at: [5, 2] }],
  },
  (table) => {
    table
      .expectDice(0, 'AMS--')
      .refuses('kara', 'open-alien', 'move', { die: 1, from: at(7, 13), path: [at(7, 12)] })
      .refuses('gerid', 'open-alien', 'move', { die: 1, from: at(6, 13), path: [at(6, 12)] })
      .refusesAnswer(0, 'open-alien', { roll: ['die:3'] })
      .gives('kara', 'apply-alien', { die: 0, alien: 1, from: at(5, 2), to: at(5, 3), chain: [] })
      .gives('gerid', 'move', { die: 1, from: at(6, 13), path: [at(6, 12)] })
      .rolls(0, 0, 1, 3, 4);
  },
);
