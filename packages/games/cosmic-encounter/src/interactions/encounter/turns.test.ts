import { scenario } from '../../testing/index.ts';

/** Who goes on, who tries again, and who has won before another player acts. */

const tubes = {
  red: { hand: ['attack-04', 'mobius-tubes'] },
  yellow: { alien: 'masochist', ships: {}, warp: 20 },
  green: { extra: ['cosmic-zap'] },
} as const;

scenario('A4 Masochist has won before any tubes can be played', tubes, (table) => {
  table.expectWinners('yellow').expectNeverOffered('red', 'mobius-tubes');
});

scenario(
  'A4 … zapped, the tubes may be played, though Masochist has no colony to come back to',
  tubes,
  (table) => {
    table
      .zaps('green', 'masochist.hurt-yourself')
      .plays('red', 'mobius-tubes')
      .expectNext('aim', 'red')
      .expectWarp('yellow', 20);
  },
);

const going = {
  red: { alien: 'machine', hand: ['attack-04', 'attack-06', 'attack-08'] },
  blue: { hand: ['attack-20', 'attack-10', 'flare-warrior'] },
  destiny: ['blue', 'yellow'],
} as const;

scenario('Continuity and a counter-attack: out of turn first, then the Machine goes on', going, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-04', 'attack-20')
    .uses('red', 'machine.continuity')
    .plays('blue', 'flare-warrior')
    .aims('red-1')
    .sends('blue', 1)
    .lay('attack-10', 'attack-08')
    .expectResult('defense-won')
    .expectNeverOffered('red', 'machine.continuity')
    .encounter({ offense: 'red', defense: 'yellow', ships: 1 });
});

scenario(
  'Continuity zapped by a field generator, which no card stops',
  {
    ...going,
    red: { ...going.red, extra: ['card-zap'] },
    yellow: { techs: [{ id: 'cosmic-field-generator', completed: true }] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-04', 'attack-20')
      .uses('red', 'machine.continuity')
      .uses('yellow', 'cosmic-field-generator')
      .expectTurn('blue')
      .expectNeverOffered('red', 'card-zap');
  },
);

scenario(
  'Rage once a turn, though the Machine’s flare brings another encounter',
  {
    red: { alien: 'hate', hand: ['attack-04', 'attack-06', 'flare-machine', 'attack-08'] },
    blue: { hand: ['attack-20'] },
    destiny: ['blue', 'yellow'],
  },
  (table) => {
    table
      .answers('red', 'attack-04')
      .answers('blue', 'ships')
      .answers('yellow', 'ships')
      .answers('green', 'ships')
      .answers('red', { 'blue-1': 3 })
      .answers('red', { 'yellow-1': 3 })
      .answers('red', { 'green-1': 3 })
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-06', 'attack-20')
      .plays('red', 'flare-machine')
      .encounter({ offense: 'red', defense: 'yellow', ships: 1 })
      .expectNext('select', 'red', 'yellow');
  },
);

scenario(
  'The Machine’s flare and the Miser’s: a new hand besides all that lay aside',
  {
    red: { hand: ['attack-04', 'quash', 'ionic-gas', 'plague', 'flare-machine', 'flare-miser'] },
    blue: { hand: ['attack-20'] },
    options: { flares: 'unlimited' },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-04', 'attack-20')
      .plays('red', 'flare-machine')
      .plays('red', 'flare-miser')
      .answers('red', ['quash', 'plague'])
      .encounter({ offense: 'red', defense: 'yellow', ships: 1 })
      .expectHandSize('red', 8 + 2 + 1 + 1);
  },
);

scenario(
  'Ships out of the game are lost for Masochist like those in the warp',
  { yellow: { alien: 'masochist', ships: {}, warp: 6, removed: 14 } },
  (table) => {
    table.expectWinners('yellow');
  },
);
