import { scenario } from '../../testing/index.ts';

const bite = {
  red: { alien: 'mite', hand: ['attack-08', 'attack-04'] },
  blue: {
    alien: 'warrior',
    hand: ['attack-06', 'attack-10', 'negotiate', 'attack-20', 'quash', 'attack-30'],
  },
  yellow: { alien: 'tick-tock', tokens: 5, extra: ['cosmic-zap'] },
} as const;

scenario('[CE-082] The defense discards down to three, and the encounter goes on', bite, (table) => {
  table
    .encounter({ defense: 'blue', ships: 4 })
    .expectNext('bluster', 'blue')
    .expectOptions('blue', 'discard-to-three', 'grant')
    .luck('blue', 'attack-20', 'attack-30', 'quash')
    .answers('blue', 'discard-to-three')
    .expectNext('invite', 'red')
    .expectHand('blue', 'attack-06', 'attack-10', 'negotiate')
    .expectDiscard('attack-20', 'attack-30', 'quash');
});

scenario('[CE-082] … or lets the Mite settle: neither fight nor deal, but a success', bite, (table) => {
  table
    .encounter({ defense: 'blue', ships: { 'red-1': 4 } })
    .answers('blue', 'grant')
    .expectNext('second-encounter', 'red')
    .expectResult('granted')
    .expectShips('red', 'blue-1', 4)
    .expectShips('blue', 'blue-1', 4)
    .expectMarkers({ red: 1 })
    .expectTokens('blue', 0)
    .expectTokens('yellow', 5)
    .expectHandSize('blue', 6)
    .expectHandSize('red', 2)
    .encounter({ defense: 'yellow', ships: 1 })
    .expectNext('bluster', 'yellow');
});

scenario(
  'A fifth colony granted wins the game',
  { ...bite, red: { ...bite.red, ships: { 'yellow-1': 1, 'yellow-2': 1, 'green-1': 1, 'green-2': 1 } } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: { 'red-1': 1 } })
      .answers('blue', 'grant')
      .expectWinners('red');
  },
);

scenario(
  'Ships that come to a colony of the Mite’s just join it',
  { ...bite, red: { ...bite.red, ships: { 'blue-1': 1 } } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: { 'red-1': 2 } })
      .answers('blue', 'grant')
      .expectNext('second-encounter', 'red')
      .expectShips('red', 'blue-1', 3)
      .expectMarkers({ red: 1 });
  },
);

scenario(
  '[CE-082] Three cards are not worth blustering',
  { ...bite, blue: { hand: ['attack-06', 'attack-10', 'negotiate'] } },
  (table) => {
    table.encounter({ defense: 'blue', ships: 4 }).expectNext('invite', 'red').expectHandSize('blue', 3);
  },
);

scenario('Zapped: the defense keeps its cards', bite, (table) => {
  table
    .encounter({ defense: 'blue', ships: 4 })
    .zaps('yellow', 'mite.bluster')
    .expectNext('invite', 'red')
    .expectHandSize('blue', 6);
});

scenario(
  'Wild: all allies go home when the opponent has more of them',
  { red: { hand: ['attack-08', 'flare-mite'] }, blue: { hand: ['attack-06'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .invites('offense', 'green')
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 3)
      .joins('green', 'offense', 2)
      .plays('red', 'flare-mite')
      .returns('yellow', { 'yellow-1': 3 })
      .returns('green', { 'green-1': 2 })
      .expectNext('select', 'red', 'blue')
      .expectAllies('offense')
      .expectAllies('defense');
  },
);

scenario(
  'Wild: not when the allies are as many',
  { red: { hand: ['attack-08', 'flare-mite'] }, blue: { hand: ['attack-06'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .invites('offense', 'green')
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 2)
      .joins('green', 'offense', 2)
      .expectNext('select', 'red', 'blue')
      .expectNeverOffered('red', 'mite.wild');
  },
);

scenario(
  'Super: what the defense discards may be kept',
  { ...bite, red: { alien: 'mite', hand: ['attack-08', 'flare-mite'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 4 })
      .plays('red', 'flare-mite')
      .until('bluster')
      .luck('blue', 'attack-20', 'attack-30', 'quash')
      .answers('blue', 'discard-to-three')
      .expectNext('keep-cards', 'red')
      .expectOptions('red', 'attack-20', 'attack-30', 'quash')
      .expectAside('red', 3)
      .answers('red', ['attack-30'])
      .expectNext('invite', 'red')
      .expectHand('red', 'attack-08', 'flare-mite', 'attack-30')
      .expectHand('blue', 'attack-06', 'attack-10', 'negotiate')
      .expectDiscard('attack-20', 'quash');
  },
);

const greedy = { ...bite, red: { alien: 'mite', hand: ['attack-08', 'flare-mite'] } } as const;

scenario(
  'Super, card-zapped: what is discarded stays so',
  { ...greedy, yellow: { extra: ['card-zap'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 4 })
      .plays('red', 'flare-mite')
      .cardZaps('yellow')
      .until('bluster')
      .luck('blue', 'attack-20', 'attack-30', 'quash')
      .answers('blue', 'discard-to-three')
      .expectNext('invite', 'red')
      .expectHand('red', 'attack-08')
      .expectDiscard('attack-20', 'attack-30', 'quash');
  },
);

scenario(
  'Super: a defense of three cards discards none',
  { ...greedy, blue: { hand: ['attack-06', 'attack-10', 'negotiate'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 4 })
      .expectNext('invite', 'red')
      .expectNeverOffered('red', 'mite.super', 'mite.wild');
  },
);

scenario(
  'Left without an encounter card, the defense draws a new hand',
  { ...bite, blue: { hand: ['attack-06', 'quash', 'plague', 'ionic-gas'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 4 })
      .until('bluster')
      .luck('blue', 'attack-06')
      .answers('blue', 'discard-to-three')
      .expectNext('select', 'red', 'blue')
      .expectHandSize('blue', 8)
      .expectDiscard('attack-06', 'quash', 'plague', 'ionic-gas');
  },
);
