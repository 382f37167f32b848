import { expect } from 'vitest';
import { scenario } from '../../testing/index.ts';

const commanded = {
  green: { alien: 'dictator' },
  yellow: { extra: ['cosmic-zap'] },
  destiny: ['blue', 'yellow', 'wild', 'most-cards', 'red'],
  destinyCount: 5,
} as const;

scenario('[CE-093] Command: looks at all five and picks one', commanded, (table) => {
  table
    .expectNext('command', 'green')
    .expectOptions('green', 'colour-0', 'colour-1', 'colour-2', 'wild', 'special-most-cards')
    .refuses('green', 'colour-3', 'engine.unknown-option')
    .answers('green', 'colour-2')
    .draws('yellow')
    .expectDefense('yellow')
    .expectNext('aim', 'red');
  expect(table.view.destinyLeft).toBe(4);
});

scenario('The deck is shown in an order that betrays nothing', commanded, (table) => {
  table.expectNext('command', 'green');
  expect(table.optionsOf('green')).toEqual([
    'colour-0/1',
    'colour-1/1',
    'colour-2/1',
    'wild/1',
    'special-most-cards',
  ]);
});

scenario(
  '[CE-093] In its own turn the deck is shuffled, and nobody chooses',
  { ...commanded, green: {}, red: { alien: 'dictator' }, loaded: { destiny: [3, 3, 2, 1] } },
  (table) => {
    // the two uppermost cards change places
    table.expectDefense('yellow').expectNext('aim', 'red').expectNeverOffered('red', 'colour-1/1');
  },
);

scenario(
  '[CE-093] Zapped: the deck is shuffled, and the choice forgotten',
  { ...commanded, loaded: { destiny: [3, 3, 2, 1] } },
  (table) => {
    table
      .answers('green', 'colour-0')
      .zaps('yellow', 'dictator.command')
      .expectDefense('yellow')
      .expectNext('aim', 'red');
  },
);

scenario(
  '[CE-093] A last card is shuffled with the discards before it is looked at',
  { green: { alien: 'dictator' }, destiny: ['blue'], destinyCount: 1 },
  (table) => {
    table.expectNext('command', 'green');
    expect(table.optionsOf('green')).toHaveLength(17);
    table.answers('green', 'colour-3').expectDefense('green').expectNext('aim', 'red');
  },
);

scenario('A redraw is commanded again', { ...commanded, blue: { ships: { 'red-1': 1 } } }, (table) => {
  table
    .answers('green', 'colour-0')
    .expectNext('destiny', 'red')
    .chooses('redraw')
    .expectNext('command', 'green')
    .expectNotOffered('green', 'colour-0')
    .answers('green', 'wild')
    .draws('wild')
    .expectNext('destiny', 'red');
});

scenario(
  '2008: what a redraw passes over is commanded too',
  { ...commanded, options: { edition: '2008', flares: 'none' }, destinyCount: 17 },
  (table) => {
    table
      .answers('green', 'colour-0')
      .expectNext('command', 'green')
      .answers('green', 'colour-0')
      .expectNext('command', 'green')
      .answers('green', 'colour-1')
      .expectDefense('blue');
  },
);

const again = {
  blue: { extra: ['flare-dictator'] },
  yellow: { extra: ['card-zap'] },
  destiny: ['blue', 'green', 'blue'],
} as const;

scenario('Wild: the offense must draw again', again, (table) => {
  table.draws('blue').plays('blue', 'flare-dictator').expectDefense('green').draws('green');
  expect(table.view.destinyDiscard).toHaveLength(1);
  table.expectNext('aim', 'red').expectHandSize('blue', 6);
});

scenario('Wild stopped: the card stands', again, (table) => {
  table
    .plays('blue', 'flare-dictator')
    .cardZaps('yellow')
    .expectDefense('blue')
    .expectNext('aim', 'red')
    .expectDiscard('card-zap', 'flare-dictator');
});

scenario('Wild is not for the offense', { red: { extra: ['flare-dictator'] } }, (table) => {
  table.expectNext('aim', 'red').expectNeverOffered('red', 'dictator.wild', 'dictator.super');
});

scenario(
  'Super: commands its own destiny',
  { red: { alien: 'dictator', extra: ['flare-dictator'] }, yellow: { extra: ['cosmic-zap'] } },
  (table) => {
    table.plays('red', 'flare-dictator', 'colour-3').expectDefense('green').expectNext('aim', 'red');
  },
);

scenario(
  'Super zapped: the deck decides',
  {
    ...commanded,
    green: {},
    red: { alien: 'dictator', extra: ['flare-dictator'] },
    loaded: { destiny: [4, 3, 2, 1, 4, 3, 2, 1] },
  },
  (table) => {
    table
      .plays('red', 'flare-dictator', 'colour-2')
      .zaps('yellow', 'dictator.command')
      .expectDefense('blue')
      .expectNext('aim', 'red');
  },
);
