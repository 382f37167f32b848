import { scenario } from '../../testing/index.ts';

/** Without citadels the defense has 10. */
const fortified = {
  red: { hand: ['attack-20', 'attack-30'] },
  blue: { hand: ['attack-08', 'attack-04'], ships: { 'blue-1': 2 } },
  yellow: { alien: 'citadel', hand: ['attack-06', 'negotiate'] },
  green: { extra: ['cosmic-zap'] },
  beside: { 'blue-1': ['attack-08', 'attack-04'] },
} as const;

const besieged = { ...fortified, red: { hand: ['attack-15', 'attack-23'] } } as const;

scenario('[CE-088] Activated, citadels hold', besieged, (table) => {
  table
    .encounter({ defense: 'blue', ships: 4 })
    .invites('offense', 'green')
    .joins('green', 'offense', 1)
    .lay('attack-15', 'attack-08')
    .uses('yellow', 'citadel.fortification')
    .expectTotals(20, 22)
    .expectResult('defense-won')
    .expectTurn('blue')
    .expectBeside('blue-1', 'attack-08', 'attack-04')
    .expectDiscard('attack-15', 'attack-08');
});

scenario('[CE-088] Activated and beaten, citadels fall', besieged, (table) => {
  table
    .encounter({ defense: 'blue', ships: 4 })
    .invites('offense', 'green')
    .joins('green', 'offense', 3)
    .lay('attack-23', 'attack-08')
    .uses('yellow', 'citadel.fortification')
    .expectTotals(30, 22)
    .expectNext('second-encounter', 'red')
    .expectBeside('blue-1')
    .expectDiscard('attack-23', 'attack-08', 'attack-08', 'attack-04');
});

scenario('[CE-088] Not activated, citadels stay whatever happens', besieged, (table) => {
  table
    .encounter({ defense: 'blue', ships: 4 })
    .invites('offense', 'green')
    .joins('green', 'offense', 1)
    .lay('attack-15', 'attack-08')
    .expectOffered('yellow', 'citadel.fortification')
    .expectTotals(20, 10)
    .expectNext('second-encounter', 'red')
    .expectBeside('blue-1', 'attack-08', 'attack-04');
});

scenario('Activation zapped: citadels stay', fortified, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-20', 'attack-08')
    .uses('yellow', 'citadel.fortification')
    .zaps('green')
    .expectTotals(21, 10)
    .expectNext('second-encounter', 'red')
    .expectBeside('blue-1', 'attack-08', 'attack-04');
});

scenario('One attack card an encounter may be placed, beside any planet', fortified, (table) => {
  table
    .until('destiny.after-draw')
    .expectNotOffered('blue', 'citadel.place')
    .uses('yellow', 'citadel.place')
    .answers('yellow', 'red-3')
    .expectNext('citadel-card', 'yellow')
    .refuses('yellow', 'negotiate', 'engine.unknown-option')
    .answers('yellow', 'attack-06')
    .expectBeside('red-3', 'attack-06')
    .expectHand('yellow', 'negotiate')
    .expectNotOffered('green', 'cosmic-zap')
    .expectNotOffered('yellow', 'citadel.place')
    .encounter({ defense: 'blue', ships: 1, on: 'blue-2' })
    .lay('attack-20', 'attack-08')
    .expectNeverOffered('yellow', 'citadel.fortification');
});

scenario(
  'Too few home colonies: nothing is placed or activated',
  {
    ...fortified,
    yellow: { alien: 'citadel', hand: ['attack-06'], ships: { 'yellow-1': 4, 'yellow-2': 4 }, warp: 12 },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-20', 'attack-08')
      .expectTotals(21, 10)
      .expectNeverOffered('yellow', 'citadel.place', 'citadel.fortification');
  },
);

scenario(
  'Super: what was activated is subtracted instead, and falls all the same',
  { ...fortified, yellow: { alien: 'citadel', hand: ['negotiate', 'flare-citadel'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-20', 'attack-08')
      .until('planning.after-select')
      .expectNotOffered('yellow', 'citadel.super')
      .uses('yellow', 'citadel.fortification')
      .plays('yellow', 'flare-citadel')
      .expectTotals(21, -2)
      .expectNext('second-encounter', 'red')
      .expectBeside('blue-1')
      .expectHand('yellow', 'negotiate', 'flare-citadel');
  },
);

scenario(
  'Wild: five for the defense, even from the offense',
  { red: { hand: ['attack-20', 'flare-citadel'] }, blue: { hand: ['attack-08', 'attack-04'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-20', 'attack-08')
      .plays('red', 'flare-citadel')
      .expectTotals(21, 17)
      .expectResult('offense-won');
  },
);

const fifth = {
  ...fortified,
  yellow: { hand: ['negotiate', 'flare-citadel'] },
  green: { extra: ['card-zap'] },
} as const;

scenario('Wild: not for whoever stays out', fifth, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-20', 'attack-08')
    .expectTotals(21, 10)
    .expectNeverOffered('yellow', 'citadel.wild');
});

scenario('Wild, card-zapped: not even an ally’s five', fifth, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .invites('offense', 'yellow')
    .joins('yellow', 'offense', 1)
    .lay('attack-20', 'attack-08')
    .plays('yellow', 'flare-citadel')
    .cardZaps('green')
    .expectTotals(22, 10)
    .expectDiscard('card-zap', 'flare-citadel');
});
