import { expect } from 'vitest';
import { inBothEditions, inEachEdition } from '../../testing/index.ts';

/** The two editions side by side: where they differ, and where only their words do. */

const intruder = { destiny: ['red', 'red', 'blue'], yellow: { ships: { 'red-1': 1 } } } as const;

inEachEdition('Own colour, and again after drawing anew', intruder, {
  revised: (table) => {
    table
      .draws('red')
      .expectNext('destiny', 'red')
      .chooses('redraw')
      .expectNext('destiny', 'red')
      .draws('red')
      .expectOptions('red', 'drive-out:red-1:yellow', 'redraw')
      .chooses('drive-out:red-1:yellow')
      .expectDefense('yellow');
  },
  2008: (table) => {
    table.draws('red').chooses('redraw').expectDefense('blue').draws('blue').expectNext('aim', 'red');
    expect(table.view.destinyDiscard.map((card) => card.split('/')[0])).toEqual(['colour-0', 'colour-0']);
  },
});

const deserted = { destiny: ['red'], red: { ships: { 'red-5': 0 } } } as const;

inBothEditions('Settling an empty home planet again earns a second encounter', deserted, (table) => {
  table
    .chooses('re-establish:red-5')
    .chooses({ 'red-1': 4 })
    .expectResult('re-established')
    .expectNext('second-encounter', 'red');
});

inBothEditions('… but no third', { ...deserted, encounter: 2 }, (table) => {
  table
    .chooses('re-establish:red-5')
    .chooses({ 'red-1': 1 })
    .expectResult('re-established')
    .expectTurn('blue')
    .expectShips('red', 'red-5', 1);
});

inBothEditions(
  'Special destiny: of equals the first to the left',
  { destiny: ['fewest-in-warp'], blue: { warp: 1 } },
  (table) => {
    table.expectDefense('yellow').expectNext('aim', 'red');
  },
);

inBothEditions(
  'A turn without an encounter card begins with a new hand, and with another if need be',
  {
    red: { hand: ['quash'] },
    deck: [
      'reinforcement-2',
      'reinforcement-2',
      'reinforcement-3',
      'reinforcement-3',
      'reinforcement-3',
      'reinforcement-5',
      'card-zap',
      'card-zap',
    ],
  },
  (table) => {
    table
      .expectNext('aim', 'red')
      .expectHandSize('red', 8)
      .expectDeck(72 - 15 - 1 - 16, 9);
  },
);

inBothEditions(
  'A defense without one draws a new hand',
  { blue: { hand: ['quash', 'ionic-gas'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .expectNext('select', 'red', 'blue')
      .expectHandSize('blue', 8)
      .expectDiscard('quash', 'ionic-gas');
  },
);

const robbed = {
  options: { flares: 'standard' },
  red: { hand: ['attack-08', 'quash'] },
  blue: { hand: ['ionic-gas', 'flare-trader', 'attack-06'] },
} as const;

inEachEdition('[CE-191] An offense that loses its last encounter card', robbed, {
  revised: (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .luck('red', 'attack-08')
      .plays('blue', 'flare-trader')
      .answers('blue', ['ionic-gas'])
      .expectResult('called-off')
      .expectTurn('blue')
      .expectWarp('red', 0)
      .expectHand('red', 'quash', 'ionic-gas');
  },
  2008: (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .luck('red', 'attack-08')
      .plays('blue', 'flare-trader')
      .answers('blue', ['ionic-gas'])
      .expectNext('invite', 'red')
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 2)
      .expectGate('yellow', 2)
      .expectResult('called-off')
      .expectTurn('blue')
      .expectWarp('red', 0)
      .expectWarp('yellow', 0);
  },
});

inEachEdition(
  'A second encounter without an encounter card',
  { red: { hand: ['attack-10', 'quash'], warp: 1 } },
  {
    revised: (table) => {
      table
        .encounter({ defense: 'blue', ships: 4 })
        .lay('attack-10', 'attack-04')
        .expectResult('offense-won')
        .expectTurn('blue')
        .expectNeverOffered('red', 'encounter');
    },
    2008: (table) => {
      table
        .encounter({ defense: 'blue', ships: 4 })
        .lay('attack-10', 'attack-04')
        .expectNext('second-encounter', 'red')
        .expectOptions('red', 'encounter', 'end-turn')
        .encounter({ defense: 'yellow', ships: 2 })
        .invites('defense', 'green')
        .joins('green', 'defense', 1)
        .expectResult('called-off')
        .expectTurn('blue')
        .expectWarp('red', 0)
        .expectWarp('green', 0)
        .expectHandSize('green', 5)
        .expectMarkers({ red: 1 })
        .expectHand('red', 'quash');
    },
  },
);

inEachEdition(
  'A technology instead of it, without an encounter card',
  { options: { technologies: true }, red: { hand: ['attack-10', 'quash'] } },
  {
    revised: (table) => {
      table.encounter({ defense: 'blue', ships: 4 }).lay('attack-10', 'attack-04').expectTurn('blue');
      table.expectNeverOffered('red', 'draw-tech').expectSeenTechs('red');
    },
    2008: (table) => {
      table
        .encounter({ defense: 'blue', ships: 4 })
        .lay('attack-10', 'attack-04')
        .expectNext('second-encounter', 'red')
        .chooses('draw-tech')
        .expectNext('keep-tech', 'red');
    },
  },
);
