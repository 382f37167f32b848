import type { WindowName } from '../../content/windows.ts';
import { scenario } from '../../testing/index.ts';

/** A hoard without an encounter card may be dealt anew at any time. */

const poor = {
  blue: { alien: 'miser', hand: ['quash'], onSheet: ['reinforcement-3', 'plague'] },
  deck: ['attack-20', 'attack-06', 'attack-08', 'attack-10', 'negotiate', 'attack-12', 'attack-04', 'morph'],
} as const;

scenario('A defense does it before its hand is thrown away, and keeps the hand', poor, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .until('planning.hand-check')
    .expectOptions('blue', 'miser.renew', 'pass')
    .uses('blue', 'miser.renew')
    .expectNext('select', 'blue')
    .expectHand('blue', 'quash')
    .expectOnSheet('blue', 8)
    .expectDiscard('reinforcement-3', 'plague')
    .lay('attack-10', 'attack-20')
    .expectTotals(12, 24);
});

const unlucky = [
  'reinforcement-2',
  'reinforcement-3',
  'reinforcement-5',
  'cosmic-zap',
  'plague',
  'mobius-tubes',
  'emotion-control',
  'force-field',
  'attack-20',
] as const;

scenario(
  'A new hoard as poor as the old one may be dealt anew as well',
  { blue: { alien: 'miser', hand: ['quash'], onSheet: ['card-zap'] }, deck: unlucky },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .until('planning.hand-check')
      .uses('blue', 'miser.renew')
      .expectHand('blue', 'quash')
      .expectOptions('blue', 'miser.renew', 'pass')
      .uses('blue', 'miser.renew')
      .expectNext('select', 'blue')
      .expectHand('blue', 'quash');
  },
);

scenario('… or does not, and draws a new hand', poor, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .expectNext('select', 'blue')
    .expectHandSize('blue', 8)
    .expectOnSheet('blue', 2)
    .expectDiscard('quash');
});

scenario(
  'A hand that is kept does not stand in the way of it',
  { ...poor, blue: { ...poor.blue, hand: ['attack-15', 'quash'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .until('planning.hand-check')
      .expectOptions('blue', 'miser.renew', 'pass');
  },
);

const bystander = {
  red: { hand: ['attack-20', 'attack-06'] },
  blue: { hand: ['attack-04'] },
  yellow: { alien: 'miser', hand: ['attack-10'], onSheet: ['reinforcement-3'] },
} as const;

const before: readonly WindowName[] = ['regroup.after-retrieve', 'destiny.before-draw', 'launch.after-aim'];
const after: readonly WindowName[] = ['reveal.before-reveal', 'reveal.after-reveal', 'resolution.land'];

for (const moment of [...before, ...after])
  scenario(`Nobody need be in the encounter for it: ${moment}`, bystander, (table) => {
    if (after.includes(moment)) table.encounter({ defense: 'blue', ships: 2 }).lay('attack-20', 'attack-04');
    else if (moment === 'launch.after-aim') table.aims('blue-1');
    table
      .until(moment)
      .expectOptions('yellow', 'miser.renew', 'pass')
      .uses('yellow', 'miser.renew')
      .expectOnSheet('yellow', 8)
      .expectDiscard('reinforcement-3');
  });

const robbed = {
  red: { alien: 'miser', hand: ['attack-40', 'quash'], onSheet: ['reinforcement-3'] },
  blue: { hand: ['attack-06', 'ionic-gas', 'flare-trader'] },
  deck: poor.deck,
} as const;

scenario(
  'An offense whose new hoard is as poor does it once more',
  { ...robbed, red: { ...robbed.red, onSheet: ['card-zap'] }, deck: unlucky },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: { 'red-1': 3 } })
      .luck('red', 'attack-40')
      .plays('blue', 'flare-trader', ['ionic-gas'])
      .uses('red', 'miser.renew')
      .expectNext('trigger.out-of-cards', 'red')
      .uses('red', 'miser.renew')
      .expectNext('select', 'red');
  },
);

scenario('An offense does it when its last encounter card is taken, and goes on', robbed, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .luck('red', 'attack-40')
    .plays('blue', 'flare-trader', ['ionic-gas'])
    .expectNext('trigger.out-of-cards', 'red')
    .uses('red', 'miser.renew')
    .lay('attack-20', 'attack-06')
    .expectTotals(23, 10)
    .expectHand('red', 'ionic-gas', 'quash');
});

scenario('… or has lost its turn', robbed, (table) => {
  table
    .encounter({ defense: 'blue', ships: { 'red-1': 3 } })
    .luck('red', 'attack-40')
    .plays('blue', 'flare-trader', ['ionic-gas'])
    .expectResult('called-off')
    .expectTurn('blue')
    .expectOnSheet('red', 1);
});
