import { scenario } from '../testing/index.ts';

const duel = {
  red: { alien: 'sorcerer', hand: ['attack-04', 'attack-06'] },
  blue: { hand: ['attack-20', 'cosmic-zap'] },
  yellow: { extra: ['card-zap'] },
  green: { extra: ['card-zap'] },
} as const;

scenario('A zapped power is gone for the encounter, and comes back in the next', duel, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-04', 'attack-20')
    .uses('red', 'sorcerer.magic')
    .expectNext('react.power-use', 'blue')
    .expectNotOffered('red', 'cosmic-zap')
    .zaps('blue')
    .expectTotals(7, 24)
    .expectDiscard('cosmic-zap')
    .expectTurn('blue');
});

scenario('[CE-040] A zap can be zapped', duel, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-04', 'attack-20')
    .uses('red', 'sorcerer.magic')
    .zaps('blue')
    .expectOffered('yellow', 'card-zap')
    .expectOffered('green', 'card-zap')
    .cardZaps('yellow', 'cosmic-zap')
    .expectTotals(23, 8)
    .expectDiscard('card-zap', 'cosmic-zap')
    .expectResult('offense-won')
    .expectNext('second-encounter', 'red');
});

scenario('… and that zap again', duel, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-04', 'attack-20')
    .uses('red', 'sorcerer.magic')
    .zaps('blue')
    .cardZaps('yellow', 'cosmic-zap')
    .expectNotOffered('yellow', 'card-zap')
    .cardZaps('green', 'card-zap')
    .expectTotals(7, 24)
    .expectDiscard('card-zap', 'card-zap', 'cosmic-zap')
    .expectTurn('blue');
});

scenario(
  'Nothing is used: there is nothing to zap',
  { blue: { extra: ['cosmic-zap', 'card-zap'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-10', 'attack-04')
      .expectNext('second-encounter', 'red')
      .expectNeverOffered('blue', 'cosmic-zap', 'card-zap');
  },
);

scenario(
  'A card-zapped artifact is discarded without effect',
  { yellow: { extra: ['plague'] }, green: { extra: ['card-zap'] } },
  (table) => {
    table
      .plays('yellow', 'plague', 'green')
      .cardZaps('green')
      .expectNext('aim', 'red')
      .expectWarp('green', 0)
      .expectHandSize('green', 5)
      .expectDiscard('card-zap', 'plague');
  },
);

scenario(
  '[CE-040] The power that was to be zapped works to the number',
  {
    red: { alien: 'virus', hand: ['attack-06', 'attack-04'] },
    blue: { hand: ['attack-08', 'cosmic-zap'] },
    yellow: { extra: ['card-zap'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 2)
      .lay('attack-06', 'attack-08')
      .zaps('blue', 'virus.multiply')
      .cardZaps('yellow', 'cosmic-zap')
      .expectTotals(6 * 3 + 2, 12)
      .expectDiscard('card-zap', 'cosmic-zap')
      .expectResult('offense-won');
  },
);

scenario(
  '[CE-041] What is no use cannot be zapped',
  { red: { hand: 8 }, blue: { alien: 'warrior' }, yellow: { extra: ['cosmic-zap'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 4 })
      .lay('attack-10', 'negotiate')
      .expectResult('offense-won')
      .expectNext('second-encounter', 'red')
      .expectTokens('blue', 2)
      .expectNeverOffered('yellow', 'cosmic-zap')
      .expectHandSize('yellow', 6);
  },
);

scenario(
  'A Card Zap stops neither reinforcements nor powers, and never the own card',
  {
    red: { alien: 'warpish', hand: ['attack-06', 'reinforcement-2'], warp: 1 },
    blue: { hand: ['attack-08', 'card-zap', 'plague'] },
  },
  (table) => {
    table
      .plays('blue', 'plague', 'green')
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-06', 'attack-08')
      .plays('red', 'reinforcement-2', 'offense')
      .expectTotals(6 + 3 + 3 + 2, 12)
      .expectResult('offense-won')
      .expectNeverOffered('blue', 'card-zap');
  },
);
