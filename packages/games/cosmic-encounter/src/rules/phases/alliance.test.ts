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
