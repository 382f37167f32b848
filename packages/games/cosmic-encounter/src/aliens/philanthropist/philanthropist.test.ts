import { scenario } from '../../testing/index.ts';

const giving = {
  red: { alien: 'philanthropist', hand: ['negotiate', 'attack-10', 'quash'] },
  blue: { alien: 'loser', hand: ['attack-15', 'attack-08'] },
  yellow: { extra: ['cosmic-zap'] },
} as const;

scenario('Giving: the opponent gets a card of choice', giving, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .uses('red', 'philanthropist.giving')
    .expectOptions('red', 'blue')
    .answers('red', 'blue')
    .answers('red', 'negotiate')
    .until('select')
    .expectHand('red', 'attack-10', 'quash')
    .expectOptions('blue', 'attack-15', 'attack-08', 'negotiate');
});

scenario('Giving zapped: nothing changes hands', giving, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .uses('red', 'philanthropist.giving', 'blue')
    .zaps('yellow')
    .until('select')
    .expectHandSize('red', 3)
    .expectHandSize('blue', 2);
});

scenario(
  'Giving the last encounter card brings a new hand, not the end of the turn',
  { ...giving, red: { alien: 'philanthropist', hand: ['negotiate', 'quash'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .uses('red', 'philanthropist.giving', 'blue', 'negotiate')
      .expectNext('select', 'red', 'blue')
      .expectHandSize('red', 8)
      .expectHandSize('blue', 3)
      .expectDiscard('quash');
  },
);

scenario(
  'An ally gives to either main player',
  { red: { hand: ['attack-04'] }, yellow: { alien: 'philanthropist', hand: ['attack-20'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 1)
      .uses('yellow', 'philanthropist.giving')
      .expectOptions('yellow', 'red', 'blue')
      .answers('yellow', 'red')
      .answers('yellow', 'attack-20')
      .until('select')
      .expectHandSize('yellow', 0)
      .expectOptions('red', 'attack-04', 'attack-20');
  },
);

scenario(
  'Whoever stays out gives nothing',
  { red: { hand: ['attack-04'] }, yellow: { alien: 'philanthropist' } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .until('select')
      .expectNeverOffered('yellow', 'philanthropist.giving');
  },
);

const ordering = { ...giving, red: { ...giving.red, extra: ['flare-philanthropist'] } } as const;

scenario('Super: the present must be played', ordering, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .uses('red', 'philanthropist.giving', 'blue', 'negotiate')
    .plays('red', 'flare-philanthropist')
    .until('select')
    .expectOptions('blue', 'negotiate')
    .refuses('blue', 'attack-15', 'engine.unknown-option');
});

scenario('Super: an upset still wants an attack', ordering, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .uses('red', 'philanthropist.giving', 'blue', 'negotiate')
    .uses('blue', 'loser.upset')
    .plays('red', 'flare-philanthropist')
    .until('select')
    .expectOptions('blue', 'attack-15', 'attack-08');
});

const lending = {
  red: { alien: 'human', hand: ['attack-10', 'attack-04'] },
  blue: { hand: ['attack-08', 'attack-06'] },
  yellow: { alien: 'warrior', tokens: 7, extra: ['flare-philanthropist'] },
  green: { extra: ['card-zap'] },
} as const;

scenario('[CE-142] Wild: a power is lent for the encounter', lending, (table) => {
  table
    .plays('yellow', 'flare-philanthropist', 'red')
    .encounter({ defense: 'blue', ships: 3 })
    .expectWarp('yellow', 1)
    .expectSheets('yellow', 0)
    .expectAlien('red', 'warrior')
    .expectAlien('red', 'human', false)
    .lay('attack-10', 'attack-08')
    .expectTotals(20, 12)
    .expectNext('second-encounter', 'red')
    .expectAlien('red', 'human')
    .expectAlien('yellow', 'warrior')
    .expectTokens('yellow', 8);
});

scenario('Wild, card zapped: nothing is lent or lost', lending, (table) => {
  table
    .plays('yellow', 'flare-philanthropist', 'red')
    .cardZaps('green')
    .until('aim')
    .expectWarp('yellow', 0)
    .expectAlien('yellow', 'warrior')
    .expectDiscard('card-zap', 'flare-philanthropist');
});

scenario(
  'Wild: no power, nothing to lend',
  { ...lending, yellow: { extra: ['flare-philanthropist'] } },
  (table) => {
    table.until('aim').expectNeverOffered('yellow', 'philanthropist.wild');
  },
);

scenario('Super: not without a present', ordering, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .uses('red', 'philanthropist.giving', 'blue', 'quash')
    .expectNext('select', 'red', 'blue')
    .expectNeverOffered('red', 'philanthropist.super')
    .expectOptions('blue', 'attack-15', 'attack-08');
});

scenario(
  'An ally that has spent its last card to stop a zap has nothing left to give',
  {
    red: { hand: ['attack-04'], extra: ['cosmic-zap'] },
    yellow: { alien: 'philanthropist', hand: ['card-zap'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 1)
      .uses('yellow', 'philanthropist.giving', 'red')
      .zaps('red')
      .cardZaps('yellow')
      .expectNext('select', 'red', 'blue')
      .expectHandSize('yellow', 0)
      .expectHandSize('red', 1);
  },
);
