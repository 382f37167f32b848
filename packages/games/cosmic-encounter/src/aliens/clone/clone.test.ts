import { scenario } from '../../testing/index.ts';

scenario(
  'Replicate zapped: the card is discarded like any other',
  { blue: { alien: 'clone', hand: ['attack-12'] }, yellow: { extra: ['cosmic-zap'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-06', 'attack-12')
      .uses('blue', 'clone.replicate')
      .zaps('yellow')
      .expectTurn('blue')
      .expectDiscard('cosmic-zap', 'attack-06', 'attack-12');
  },
);

scenario(
  'Two home colonies are too few for Replicate',
  {
    blue: {
      alien: 'clone',
      hand: ['attack-12', 'attack-04'],
      ships: { 'blue-1': 8, 'blue-2': 8, 'blue-3': 0, 'blue-4': 0, 'blue-5': 0, 'red-1': 4 },
    },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .expectPower('blue', false)
      .lay('attack-06', 'attack-12')
      .expectResult('defense-won')
      .expectNeverOffered('blue', 'clone.replicate')
      .expectTurn('blue')
      .expectHand('blue', 'attack-04');
  },
);

scenario(
  '[CE-079] What Clone keeps is never discarded',
  {
    red: { alien: 'filch', hand: ['attack-10', 'attack-04'] },
    blue: { alien: 'clone', hand: ['attack-15', 'attack-06'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-10', 'attack-15')
      .uses('blue', 'clone.replicate')
      .expectTurn('blue')
      .expectHand('blue', 'attack-06', 'attack-15')
      .expectDiscard('attack-10');
  },
);

scenario(
  'Wild: an artifact comes back, for later encounters',
  { red: { hand: ['attack-10', 'attack-04', 'mobius-tubes', 'flare-clone'], warp: 2 }, blue: { warp: 2 } },
  (table) => {
    table
      .plays('red', 'mobius-tubes')
      .plays('red', 'flare-clone')
      .until('aim')
      .expectDiscard()
      .expectHand('red', 'attack-10', 'attack-04', 'mobius-tubes', 'flare-clone');
  },
);

scenario(
  'Wild: not for what a plague throws away',
  {
    red: { hand: ['attack-10', 'plague'] },
    blue: { hand: ['attack-10', 'quash', 'flare-clone', 'flare-void'] },
  },
  (table) => {
    table.plays('red', 'plague', 'blue').until('aim').expectNeverOffered('blue', 'clone.wild');
  },
);

const superClone = {
  red: { hand: ['attack-08', 'attack-04', 'attack-04', 'attack-06', 'attack-06', 'attack-10'] },
  blue: { alien: 'clone', hand: ['negotiate', 'attack-06', 'flare-clone'], ships: { 'blue-1': 2 } },
} as const;

scenario('Super: up to twice the compensation', superClone, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-08', 'negotiate')
    .uses('blue', 'clone.super')
    .refuses('blue', 5, 'engine.out-of-range')
    .answers('blue', 4)
    .expectNext('second-encounter', 'red')
    .expectHandSize('blue', 6)
    .expectHandSize('red', 1);
});

scenario(
  'Super: only as far as the payer has cards',
  { ...superClone, red: { hand: ['attack-08', 'attack-04', 'attack-04', 'attack-06'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-08', 'negotiate')
      .uses('blue', 'clone.super')
      .refuses('blue', 4, 'engine.out-of-range')
      .answers('blue', 3)
      .expectTurn('blue')
      .expectHandSize('red', 0);
  },
);

scenario('Super: nothing without compensation', superClone, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-08', 'attack-06')
    .expectNext('second-encounter', 'red')
    .expectNeverOffered('blue', 'clone.super', 'clone.wild');
});

scenario(
  'Wild: what came back rests until the next encounter',
  {
    red: { hand: ['attack-10', 'attack-10', 'attack-04', 'plague', 'flare-clone'] },
    green: { hand: ['attack-04'] },
  },
  (table) => {
    table
      .plays('red', 'plague', 'green')
      .plays('red', 'flare-clone')
      .until('regroup.start')
      .expectNotOffered('red', 'plague')
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-10', 'attack-04')
      .until('second-encounter')
      .chooses('encounter')
      .until('regroup.start')
      .expectOffered('red', 'plague');
  },
);
