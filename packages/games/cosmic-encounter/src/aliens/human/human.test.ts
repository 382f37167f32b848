import { scenario } from '../../testing/index.ts';

const humanAlly = {
  red: { hand: ['attack-08', 'attack-04'] },
  blue: { hand: ['attack-04', 'attack-06'] },
  yellow: { alien: 'human', extra: ['cosmic-zap'] },
} as const;

scenario('[CE-067] Humanity: four more for the ally it stands by', humanAlly, (table) => {
  table
    .encounter({ defense: 'blue', ships: 4 })
    .invites('defense', 'yellow')
    .joins('yellow', 'defense', 2)
    .lay('attack-08', 'attack-04')
    .expectTotals(12, 14)
    .expectResult('defense-won')
    .expectTurn('blue')
    .expectWarp('red', 4);
});

scenario('[CE-067] Human zaps itself and wins', humanAlly, (table) => {
  table
    .encounter({ defense: 'blue', ships: 4 })
    .invites('defense', 'yellow')
    .joins('yellow', 'defense', 2)
    .lay('attack-08', 'attack-04')
    .expectOffered('yellow', 'cosmic-zap')
    .expectNotOffered('red', 'cosmic-zap')
    .zaps('yellow', 'human.humanity')
    .expectTotals(12, 10)
    .expectResult('defense-won')
    .expectTurn('blue')
    .expectWarp('red', 4)
    .expectDiscard('cosmic-zap', 'attack-08', 'attack-04');
});
