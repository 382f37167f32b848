import { scenario } from '../../testing/index.ts';

const fury = {
  red: { alien: 'hate', hand: ['attack-10', 'attack-04', 'morph', 'quash'] },
  blue: { hand: ['attack-12', 'attack-06'] },
  yellow: { hand: ['attack-08', 'negotiate'] },
  green: { hand: ['attack-20', 'attack-06'] },
} as const;

scenario('[CE-085] Who cannot or will not match loses three ships of Hate’s choice', fury, (table) => {
  table
    .expectNext('rage', 'red')
    .expectOptions('red', 'attack-10', 'attack-04', 'morph', 'quash')
    .answers('red', 'attack-10')
    .expectNext('match-card', 'blue')
    .expectOptions('blue', 'attack-12', 'ships')
    .refuses('blue', 'attack-06', 'ce.other-type')
    .answers('blue', 'attack-12')
    .expectNext('match-card', 'yellow')
    .expectOptions('yellow', 'ships')
    .answers('yellow', 'ships')
    .answers('green', 'ships')
    .expectNext('pick-ships', 'red')
    .expectDiscard('attack-10', 'attack-12')
    .answers('red', { 'yellow-1': 3 })
    .expectWarp('yellow', 0)
    .answers('red', { 'green-1': 1, 'green-2': 2 })
    .expectNext('aim', 'red')
    .expectWarp('blue', 0)
    .expectWarp('yellow', 3)
    .expectWarp('green', 3)
    .expectShips('green', 'green-2', 2);
});

scenario('[CE-086] Nobody matches the morph', fury, (table) => {
  table
    .answers('red', 'morph')
    .expectNext('match-card', 'blue')
    .expectOptions('blue', 'ships')
    .answers('blue', 'ships')
    .answers('yellow', 'ships')
    .answers('green', 'ships')
    .answers('red', { 'blue-1': 3 })
    .answers('red', { 'yellow-1': 3 })
    .answers('red', { 'green-1': 3 })
    .expectNext('aim', 'red')
    .expectWarp('blue', 3)
    .expectWarp('yellow', 3)
    .expectWarp('green', 3);
});

scenario(
  '[CE-085] Without an encounter card left Hate draws a new hand',
  {
    ...fury,
    red: { alien: 'hate', hand: ['attack-10', 'quash'] },
    yellow: { hand: [] },
    green: { hand: [] },
  },
  (table) => {
    table
      .answers('red', 'attack-10')
      .answers('blue', 'attack-12')
      .answers('red', { 'yellow-1': 3 })
      .answers('red', { 'green-1': 3 })
      .expectNext('aim', 'red')
      .expectHandSize('red', 8)
      .expectDiscard('attack-10', 'attack-12', 'quash');
  },
);

scenario(
  'Zapped after naming the card: Hate keeps it',
  { ...fury, yellow: { extra: ['cosmic-zap'] } },
  (table) => {
    table
      .answers('red', 'attack-10')
      .zaps('yellow', 'hate.rage')
      .expectNext('aim', 'red')
      .expectHand('red', 'attack-10', 'attack-04', 'morph', 'quash')
      .expectDiscard('cosmic-zap');
  },
);

scenario(
  'Once a turn, not for a second encounter',
  { ...fury, blue: { hand: [] }, yellow: { hand: [] }, green: { hand: [] } },
  (table) => {
    table
      .answers('red', 'quash')
      .answers('red', { 'blue-1': 3 })
      .answers('red', { 'yellow-1': 3 })
      .answers('red', { 'green-1': 3 })
      .encounter({ defense: 'blue', ships: 3, on: 'blue-2' })
      .until('select')
      .expectWarp('blue', 3);
  },
);

const hoard = { alien: 'miser', hand: ['attack-04'], onSheet: ['attack-20', 'attack-30'] } as const;

scenario('A card of the hoard will do, by a use of it', { ...fury, blue: hoard }, (table) => {
  table
    .answers('red', 'attack-10')
    .expectNext('match-card', 'blue')
    .expectOptions('blue', 'attack-20', 'attack-30', 'ships')
    .answers('blue', 'attack-20')
    .expectNext('match-card', 'yellow')
    .expectOnSheet('blue', 1)
    .expectDiscard('attack-10', 'attack-20');
});

scenario(
  '… and with that use zapped the hand must pay, or the fleet',
  { ...fury, blue: hoard, green: { extra: ['cosmic-zap'] } },
  (table) => {
    table
      .answers('red', 'attack-10')
      .answers('blue', 'attack-20')
      .zaps('green', 'miser.hoard')
      .expectNext('match-card', 'blue')
      .expectOptions('blue', 'ships')
      .expectOnSheet('blue', 2);
  },
);

const wreck = {
  red: { hand: ['attack-06', 'quash'] },
  blue: { hand: ['attack-08', 'attack-04', 'flare-hate'] },
} as const;

scenario('Wild: an opponent that loses its last encounter card has lost', wreck, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .invites('defense', 'green')
    .joins('green', 'defense', 1)
    .luck('red', 'attack-06')
    .plays('blue', 'flare-hate')
    .expectResult('defense-won')
    .rewards('green', 'card')
    .expectTurn('blue')
    .expectWarp('red', 3)
    .expectHand('red', 'quash')
    .expectHand('blue', 'attack-08', 'attack-04', 'flare-hate')
    .expectDiscard('attack-06');
});

scenario('Wild: with another encounter card the encounter goes on', wreck, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .luck('red', 'quash')
    .plays('blue', 'flare-hate')
    .expectNext('select', 'red', 'blue')
    .expectHand('red', 'attack-06');
});

scenario(
  'Wild: a declared upset turns it round',
  { ...wreck, red: { alien: 'loser', hand: ['attack-06', 'quash'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .uses('red', 'loser.upset')
      .luck('red', 'attack-06')
      .plays('blue', 'flare-hate')
      .expectResult('offense-won')
      .expectTurn('blue')
      .expectShips('red', 'blue-1', 3)
      .expectWarp('blue', 4);
  },
);

scenario(
  'Super: the card is only shown',
  {
    ...fury,
    red: { alien: 'hate', hand: ['attack-10', 'flare-hate'] },
    blue: { hand: [] },
    green: { hand: [] },
  },
  (table) => {
    table
      .answers('red', 'attack-10')
      .plays('red', 'flare-hate')
      .expectNext('match-card', 'yellow')
      .answers('yellow', 'ships')
      .answers('red', { 'blue-1': 3 })
      .answers('red', { 'yellow-1': 3 })
      .answers('red', { 'green-1': 3 })
      .expectNext('aim', 'red')
      .expectHand('red', 'attack-10', 'flare-hate')
      .expectDiscard();
  },
);

scenario(
  'Wild, card-zapped: the card stays in hand',
  { ...wreck, yellow: { extra: ['card-zap'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .plays('blue', 'flare-hate')
      .cardZaps('yellow')
      .expectNext('select', 'red', 'blue')
      .expectHand('red', 'attack-06', 'quash')
      .expectHand('blue', 'attack-08', 'attack-04');
  },
);

scenario(
  'Wild: not for whoever stays out',
  { ...wreck, blue: {}, yellow: { extra: ['flare-hate'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .expectNext('select', 'red', 'blue')
      .expectNeverOffered('yellow', 'hate.wild');
  },
);

scenario(
  'Super, card-zapped: the card is discarded like any other',
  {
    red: { alien: 'hate', hand: ['attack-10', 'attack-04', 'flare-hate'] },
    blue: { hand: [] },
    yellow: { hand: ['card-zap'] },
    green: { hand: [] },
  },
  (table) => {
    table
      .answers('red', 'attack-10')
      .plays('red', 'flare-hate')
      .cardZaps('yellow')
      .answers('red', { 'blue-1': 3 })
      .answers('red', { 'yellow-1': 3 })
      .answers('red', { 'green-1': 3 })
      .expectNext('aim', 'red')
      .expectHand('red', 'attack-04')
      .expectDiscard('card-zap', 'flare-hate', 'attack-10');
  },
);

scenario(
  'Wild: a defense beaten so gets no compensation, whatever it would have laid',
  { red: { hand: ['attack-06', 'attack-08', 'flare-hate'] }, blue: { hand: ['negotiate', 'quash'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .luck('blue', 'negotiate')
      .plays('red', 'flare-hate')
      .expectResult('offense-won')
      .expectNext('second-encounter', 'red')
      .expectWarp('blue', 4)
      .expectHand('blue', 'quash')
      .expectMarkers({ red: 1 });
  },
);
