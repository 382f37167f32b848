import { scenario } from '../../testing/index.ts';

scenario('Allies answer clockwise, and each sees what the last one did', { players: 5 }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .until('invite')
    .expectOptions('red', 'yellow', 'green', 'purple')
    .refuses('red', ['blue'], 'engine.unknown-option')
    .invites('offense', 'green')
    .invites('defense', 'green', 'purple')
    .expectNext('ally', 'green')
    .expectOptions('green', 'join:offense', 'join:defense', 'decline')
    .refuses('purple', 'join:defense', 'engine.not-asked')
    .joins('green', 'offense', 2)
    .expectAllies('offense', 'green')
    .expectNext('ally', 'purple')
    .expectOptions('purple', 'join:defense', 'decline')
    .declines('purple')
    .expectNext('select', 'red', 'blue')
    .expectAllies('defense')
    .expectGate('green', 2)
    .expectNeverOffered('yellow', 'join:offense', 'join:defense');
});

scenario('A player without a ship to send is not asked', { yellow: { warp: 20 } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .invites('offense', 'yellow')
    .expectNext('select', 'red', 'blue')
    .expectNeverOffered('yellow', 'join:offense');
});

scenario(
  'An ally may give up a colony for it, and its power with the third home colony',
  {
    yellow: {
      alien: 'clone',
      ships: { 'yellow-1': 1, 'yellow-2': 9, 'yellow-3': 9, 'yellow-4': 0, 'yellow-5': 0, 'green-1': 1 },
    },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', { 'yellow-1': 1, 'green-1': 1 })
      .expectPower('yellow', false)
      .expectMarkers({ yellow: 0 })
      .lay('attack-10', 'attack-04')
      .expectTotals(14, 8)
      .expectNext('second-encounter', 'red')
      .expectMarkers({ yellow: 1 })
      .expectPower('yellow', false);
  },
);

scenario('One to four ships, and none to the side that did not ask', {}, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .invites('defense', 'green')
    .until('ally')
    .refuses('green', 'join:offense', 'ce.not-invited')
    .answers('green', 'join:defense')
    .expectNext('send-ships', 'green')
    .refuses('green', {}, 'engine.too-few')
    .refuses('green', { 'green-1': 4, 'green-2': 1 }, 'engine.too-many')
    .sends('green', { 'green-1': 4 })
    .expectNext('select', 'red', 'blue')
    .expectAllies('defense', 'green')
    .expectShips('green', 'green-1', 0);
});

scenario(
  'When the turn ends in the middle of it, nobody sends anything any more',
  {
    players: 5,
    red: { hand: ['negotiate', 'flare-filch'] },
    yellow: { alien: 'parasite', extra: ['flare-parasite'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .invites('offense', 'yellow', 'green')
      .invites('defense', 'purple')
      .answers('yellow', 'join:offense')
      .plays('yellow', 'flare-parasite')
      .plays('red', 'flare-filch')
      .expectResult('called-off')
      .expectTurn('blue')
      .expectNeverOffered('green', 'join:offense')
      .expectNeverOffered('purple', 'join:defense')
      .expectHand('red', 'flare-filch', 'flare-parasite');
  },
);
