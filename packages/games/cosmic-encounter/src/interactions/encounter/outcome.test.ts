import { scenario } from '../../testing/index.ts';

/** Wins that need no total, and what undoes them. */

const peace = {
  red: { alien: 'pacifist', hand: ['negotiate', 'attack-04'] },
  blue: { hand: ['attack-20', 'flare-mirror'] },
} as const;

scenario('Peace falls away when the attack becomes a copy of the negotiate', peace, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('negotiate', 'attack-20')
    .plays('blue', 'flare-mirror')
    .expectNext('deal', 'red', 'blue');
});

scenario('… and stands when that flare is stopped', { ...peace, green: { extra: ['card-zap'] } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('negotiate', 'attack-20')
    .plays('blue', 'flare-mirror')
    .cardZaps('green')
    .expectResult('offense-won')
    .expectNext('second-encounter', 'red')
    .expectHand('blue')
    .expectHand('red', 'attack-04');
});

scenario(
  'Peace in defense against a morph that copied the negotiate: they talk',
  { red: { hand: ['morph'] }, blue: { alien: 'pacifist', hand: ['negotiate'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('morph', 'negotiate')
      .expectNext('deal', 'red', 'blue');
  },
);

const suicide = {
  red: { alien: 'human', hand: ['attack-04', 'attack-06', 'flare-human'] },
  blue: { hand: ['attack-20', 'attack-08'] },
  green: { extra: ['emotion-control'] },
} as const;

scenario(
  'Human zaps itself, and Emotion Control makes a talk of it: the win has fallen away',
  suicide,
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-04', 'attack-20')
      .until('react.power-use')
      .plays('red', 'flare-human')
      .plays('green', 'emotion-control')
      .expectNext('deal', 'red', 'blue')
      .breaksOff('red')
      .expectResult('deal-failed')
      .expectDiscard('flare-human', 'emotion-control');
  },
);

scenario(
  '… with Emotion Control stopped the win stands',
  { ...suicide, blue: { hand: ['attack-20', 'card-zap'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-04', 'attack-20')
      .until('react.power-use')
      .plays('red', 'flare-human')
      .plays('green', 'emotion-control')
      .cardZaps('blue')
      .expectResult('offense-won')
      .expectNext('second-encounter', 'red');
  },
);

scenario(
  'Emotion Control undoes what Wild Pacifist made of a card',
  {
    red: { hand: ['negotiate', 'flare-pacifist'] },
    blue: { hand: ['attack-20', 'attack-08'] },
    green: { extra: ['emotion-control'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('negotiate', 'attack-20')
      .plays('red', 'flare-pacifist')
      .expectTotals(17, 24)
      .plays('green', 'emotion-control')
      .expectNext('deal', 'red', 'blue');
  },
);

scenario(
  'A13 After Emotion Control a 42 is a negotiate too, and the flare is gone all the same',
  {
    red: { hand: ['attack-04', 'flare-human'] },
    blue: { hand: ['attack-20', 'attack-08'] },
    green: { extra: ['emotion-control'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-04', 'attack-20')
      .plays('green', 'emotion-control')
      .plays('red', 'flare-human')
      .expectNext('deal', 'red', 'blue')
      .expectDiscard('emotion-control', 'flare-human');
  },
);
