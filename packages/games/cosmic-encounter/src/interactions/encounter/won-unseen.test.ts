import { scenario } from '../../testing/index.ts';

/** Encounters that are won before cards are revealed, or without a total. */

const unshown = { hand: ['attack-08', 'quash', 'ionic-gas'] } as const;

scenario(
  'A50 Barbarian loots also what it won before any card was selected',
  { red: { alien: 'barbarian', hand: ['attack-06', 'attack-04', 'flare-hate'] }, blue: unshown },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .luck('blue', 'attack-08')
      .plays('red', 'flare-hate')
      .expectResult('offense-won')
      .until('pick-cards')
      .expectSees('red', 'blue', 'quash', 'ionic-gas')
      .answers('red', ['quash'])
      .expectNext('second-encounter', 'red')
      .expectHand('blue')
      .expectHand('red', 'attack-06', 'attack-04', 'flare-hate', 'quash')
      .expectDiscard('attack-08', 'ionic-gas');
  },
);

scenario(
  'A50 Cudgel does not smash with a card that was never laid',
  { red: { alien: 'cudgel', hand: ['attack-06', 'attack-04', 'flare-hate'] }, blue: unshown },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .luck('blue', 'attack-08')
      .plays('red', 'flare-hate')
      .expectResult('offense-won')
      .expectNext('second-encounter', 'red')
      .expectWarp('blue', 4);
  },
);

scenario(
  'A50 … nor with one that was seen, but not revealed, when the mines struck',
  {
    red: { alien: 'oracle', hand: ['attack-20', 'attack-10'] },
    blue: { alien: 'cudgel', hand: ['attack-04'], techs: [{ id: 'gluon-mines', ships: 2 }] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-10', 'attack-04')
      .uses('blue', 'gluon-mines')
      .returns('blue', { 'blue-2': 2 })
      .expectResult('defense-won')
      .expectTurn('blue')
      .expectWarp('red', 2)
      .expectDiscard('attack-10', 'attack-04');
  },
);

const saved = {
  red: { alien: 'cudgel', hand: ['attack-04', 'negotiate'] },
  blue: { hand: ['attack-20', 'attack-06'] },
  yellow: { alien: 'human' },
  green: { extra: ['cosmic-zap'] },
} as const;

scenario('Cudgel smashes with its attack when a zapped Human won for it', saved, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .invites('offense', 'yellow')
    .joins('yellow', 'offense', 1)
    .lay('attack-04', 'attack-20')
    .zaps('green', 'human.humanity')
    .givesUp('blue', { 'blue-2': 3 })
    .expectNext('second-encounter', 'red')
    .expectWarp('blue', 4 + 3);
});

scenario('… but not with a negotiate', saved, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .invites('offense', 'yellow')
    .joins('yellow', 'offense', 1)
    .lay('negotiate', 'attack-20')
    .zaps('green', 'human.humanity')
    .expectResult('offense-won')
    .expectNext('second-encounter', 'red')
    .expectWarp('blue', 4);
});
