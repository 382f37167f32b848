import { scenario } from '../../testing/index.ts';

/** Colonies that come by other ways than a victory, and Super Remora, who has something of each. */

const remora = { alien: 'remora', hand: ['attack-10', 'flare-remora'], warp: 2 } as const;

scenario(
  'Of a crash landing',
  {
    red: { alien: 'spiff', hand: ['attack-08'] },
    blue: { hand: ['attack-40'], ships: { 'blue-1': 2 } },
    green: remora,
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-08', 'attack-40')
      .uses('red', 'spiff.crash-land')
      .plays('green', 'flare-remora')
      .answers('green', 'ship')
      .expectTurn('blue')
      .expectWarp('green', 1);
  },
);

scenario(
  'Of a colony granted to the Mite',
  {
    red: { alien: 'mite', hand: ['attack-08', 'attack-04'] },
    blue: { hand: ['attack-06', 'attack-10', 'negotiate', 'attack-20'] },
    green: remora,
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .answers('blue', 'grant')
      .plays('green', 'flare-remora')
      .answers('green', 'card')
      .expectNext('second-encounter', 'red')
      .expectHandSize('green', 3);
  },
);

scenario(
  'Of a deal in which both settle: one for each',
  { red: { hand: ['negotiate'] }, blue: { hand: ['negotiate'] }, green: remora },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('negotiate', 'negotiate')
      .offers('red', { red: { colony: 'red-1' }, blue: { colony: 'blue-2' } })
      .accepts('blue')
      .plays('green', 'flare-remora')
      .answers('green', 'ship')
      .returns('green', { 'green-1': 1 })
      .answers('green', 'ship')
      .expectTurn('blue')
      .expectWarp('green', 0);
  },
);

scenario(
  'Of a parasite’s nest',
  {
    red: {
      alien: 'human',
      ships: { 'red-1': 1, 'red-2': 9, 'red-3': 10, 'red-4': 0, 'red-5': 0 },
    },
    yellow: { extra: ['flare-parasite'] },
    green: remora,
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: { 'red-1': 1 } })
      .plays('yellow', 'flare-parasite', 'red-4')
      .plays('green', 'flare-remora')
      .answers('green', 'ship')
      .expectNext('invite', 'red')
      .expectWarp('green', 1);
  },
);

scenario(
  'Of a home colony re-established',
  { red: { ships: { 'red-4': 0 } }, green: remora, destiny: ['red'] },
  (table) => {
    table
      .until('destiny')
      .chooses('re-establish:red-4')
      .until('re-establish')
      .answers('red', { 'red-1': 1 })
      .plays('green', 'flare-remora')
      .answers('green', 'card')
      .expectNext('second-encounter', 'red')
      .expectHandSize('green', 3);
  },
);

scenario(
  'Wild Cudgel clears a planet before its conqueror lands, and an immortal bystander goes home',
  {
    red: { hand: ['attack-20', 'attack-04', 'flare-cudgel'] },
    blue: { hand: ['attack-04'] },
    yellow: { alien: 'zombie', ships: { 'blue-1': 2 } },
    green: { ships: { 'blue-1': 1 } },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-20', 'attack-04')
      .plays('red', 'flare-cudgel')
      .returns('yellow', { 'yellow-1': 2 })
      .expectNext('second-encounter', 'red')
      .expectMarkers({ red: 1, yellow: 0, green: 0 })
      .expectWarp('yellow', 0)
      .expectWarp('green', 1);
  },
);

scenario(
  'Wild Shadow leaves no ship to land, so Super Remora has nothing to feast on',
  {
    red: { hand: ['attack-20', 'attack-04'] },
    blue: { hand: ['attack-04', 'flare-shadow'] },
    green: remora,
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-20', 'attack-04')
      .plays('blue', 'flare-shadow', { 'blue-2': 1 })
      .expectNext('second-encounter', 'red')
      .expectMarkers({ red: 0 })
      .expectNeverOffered('green', 'remora.super');
  },
);
