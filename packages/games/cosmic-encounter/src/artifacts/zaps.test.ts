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
