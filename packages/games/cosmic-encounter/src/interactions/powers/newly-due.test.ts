import { scenario } from '../../testing/index.ts';

/** After the reveal, what an effect makes compulsory comes at once, before any player is asked again. */

const fought = { defense: 'blue', ships: 2 } as const;

scenario(
  'A negotiate become a 15 is divided by Tripler',
  { red: { alien: 'tripler', hand: ['negotiate', 'flare-pacifist'] }, blue: { hand: ['attack-08'] } },
  (table) => {
    table
      .encounter(fought)
      .lay('negotiate', 'attack-08')
      .plays('red', 'flare-pacifist')
      .expectTotals(5 + 2, 12);
  },
);

scenario(
  'A negotiate become a 42 is multiplied by Virus',
  { red: { alien: 'virus', hand: ['negotiate', 'flare-human'] }, blue: { hand: ['attack-08'] } },
  (table) => {
    table
      .encounter(fought)
      .lay('negotiate', 'attack-08')
      .plays('red', 'flare-human')
      .expectTotals(42 * 2, 12);
  },
);

scenario(
  'A negotiate become a copy of the attack brings in Warrior’s experience, and a zap still stops it',
  {
    red: { alien: 'warrior', tokens: 6, hand: ['negotiate', 'flare-mirror'] },
    blue: { hand: ['attack-08'] },
    green: { extra: ['cosmic-zap'] },
  },
  (table) => {
    table
      .encounter(fought)
      .lay('negotiate', 'attack-08')
      .plays('red', 'flare-mirror')
      .zaps('green', 'warrior.mastery')
      .expectTotals(8 + 2, 12);
  },
);

scenario(
  'A stored attack in place of a negotiate is negated, and the lower total wins',
  {
    red: {
      alien: 'anti-matter',
      hand: ['negotiate', 'attack-04'],
      techs: [{ id: 'quark-battery', completed: true, card: 'attack-10' }],
    },
    blue: { hand: ['attack-08'] },
  },
  (table) => {
    table
      .encounter(fought)
      .lay('negotiate', 'attack-08')
      .uses('red', 'quark-battery')
      .expectTotals(10 - 2, 12)
      .expectResult('offense-won');
  },
);

scenario(
  'A stored negotiate in place of an attack brings Peace',
  {
    red: {
      alien: 'pacifist',
      hand: ['attack-04', 'attack-06'],
      techs: [{ id: 'quark-battery', completed: true, card: 'negotiate' }],
    },
    blue: { hand: ['attack-08', 'attack-10'] },
  },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-04', 'attack-08')
      .uses('red', 'quark-battery')
      .expectResult('offense-won')
      .expectNext('second-encounter', 'red')
      .expectHand('blue', 'attack-10');
  },
);

const late = {
  red: { hand: ['attack-06'] },
  blue: { hand: ['attack-08'] },
} as const;

scenario(
  'A Human that joins late by Wild Fodder brings its four',
  { ...late, yellow: { alien: 'human', extra: ['flare-fodder'] } },
  (table) => {
    table
      .encounter(fought)
      .invites('offense', 'yellow')
      .declines('yellow')
      .lay('attack-06', 'attack-08')
      .expectTotals(8, 12)
      .plays('yellow', 'flare-fodder')
      .answers('yellow', 'join:offense')
      .sends('yellow', 1)
      .expectTotals(8 + 1 + 4, 12)
      .expectResult('offense-won');
  },
);

scenario(
  '… and zapped there and then, it wins for its new side',
  { ...late, yellow: { alien: 'human', extra: ['flare-fodder'] }, green: { extra: ['cosmic-zap'] } },
  (table) => {
    table
      .encounter(fought)
      .invites('defense', 'yellow')
      .declines('yellow')
      .lay('attack-06', 'attack-08')
      .plays('yellow', 'flare-fodder')
      .answers('yellow', 'join:defense')
      .sends('yellow', 1)
      .zaps('green', 'human.humanity')
      .expectResult('defense-won')
      .rewards('yellow', 'card')
      .expectTurn('blue');
  },
);

scenario(
  'A heavy ship that joins late counts four, down for Anti-Matter',
  {
    red: { alien: 'anti-matter', hand: ['attack-06'] },
    blue: { hand: ['attack-08'] },
    yellow: { alien: 'macron', extra: ['flare-fodder'] },
  },
  (table) => {
    table
      .encounter(fought)
      .invites('offense', 'yellow')
      .declines('yellow')
      .lay('attack-06', 'attack-08')
      .expectTotals(6 - 2, 12)
      .plays('yellow', 'flare-fodder')
      .answers('yellow', 'join:offense')
      .sends('yellow', 1)
      .expectTotals(6 - 2 - 4, 12);
  },
);

scenario(
  'Overwhelm goes by a claim that stands',
  {
    red: { alien: 'fodder', hand: ['attack-06', 'attack-08', 'attack-30'] },
    blue: { alien: 'gambler', hand: ['attack-04', 'attack-10'] },
  },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-06', 'attack-04')
      .uses('blue', 'gambler.bluff', 'attack-20')
      .answers('red', 'believe')
      .uses('red', 'fodder.overwhelm')
      .expectNext('fodder', 'red')
      .expectOptions('red', 'attack-08')
      .answers('red', ['attack-08'])
      .expectTotals(6 + 2 + 8, 20 + 4);
  },
);

scenario(
  'Warpish counts the dead when it is used; ships that Kamikaze’s flare sent before are among them',
  {
    red: { alien: 'warpish', hand: ['attack-06', 'flare-kamikaze'] },
    blue: { hand: ['attack-20'] },
    yellow: { warp: 3, extra: ['flare-vacuum'] },
  },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-06', 'attack-20')
      .plays('red', 'flare-kamikaze', { 'red-1': 2 })
      .plays('yellow', 'flare-vacuum')
      // five in the warp then, though two have come back since
      .expectTotals(6 + 2 + 6 + 5, 24)
      .expectWarp('yellow', 1);
  },
);
