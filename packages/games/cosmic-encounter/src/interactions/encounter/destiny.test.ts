import { scenario } from '../../testing/index.ts';

/** Dictator, the draw, Will and Shadow in timing order; Wild Dictator, and all of it again. */

const three = {
  red: { alien: 'will', hand: ['attack-10', 'attack-04'] },
  blue: { alien: 'dictator' },
  yellow: { extra: ['cosmic-zap'] },
  green: { alien: 'shadow' },
  destiny: ['blue', 'yellow', 'wild', 'most-cards', 'red'],
  destinyCount: 5,
} as const;

scenario('Commanded, chosen, executed: three powers on one card', three, (table) => {
  table
    .expectNext('command', 'blue')
    .answers('blue', 'colour-2')
    .expectNext('will', 'red')
    .answers('red', 'blue:blue-3')
    .expectNext('execute', 'green')
    .answers('green', 'ship:yellow:yellow-1')
    .expectDefense('blue')
    .draws('yellow')
    .expectNext('send-ships', 'red')
    .expectWarp('yellow', 1)
    .expectWarp('blue', 0);
});

scenario('Execute zapped: Choice stands', three, (table) => {
  table
    .answers('blue', 'colour-2')
    .answers('red', 'blue:blue-3')
    .answers('green', 'ship:yellow:yellow-1')
    .zaps('yellow', 'shadow.execute')
    .expectDefense('blue')
    .expectNext('send-ships', 'red')
    .expectWarp('yellow', 0);
});

scenario('Choice zapped: Execute follows the card, and so does the offense', three, (table) => {
  table
    .answers('blue', 'colour-2')
    .answers('red', 'blue:blue-3')
    .zaps('yellow', 'will.choice')
    .answers('green', 'ship:yellow:yellow-1')
    .expectDefense('yellow')
    .expectNext('aim', 'red')
    .expectWarp('yellow', 1);
});

scenario('Command zapped: the powers follow whatever chance turns up', three, (table) => {
  table
    .answers('blue', 'colour-2')
    .zaps('yellow', 'dictator.command')
    .expectNext('will', 'red')
    .answers('red', 'blue:blue-3')
    .expectDefense('blue');
});

scenario(
  'Wild Dictator: command, choice and execution all come again',
  { ...three, blue: { alien: 'dictator' }, yellow: { extra: ['flare-dictator'] } },
  (table) => {
    table
      .answers('blue', 'colour-2')
      .answers('red', 'green:green-2')
      .answers('green', 'ship:yellow:yellow-1')
      .plays('yellow', 'flare-dictator')
      .expectNext('command', 'blue')
      .expectOptions('blue', 'colour-0', 'colour-1', 'wild', 'special-most-cards')
      .answers('blue', 'colour-1')
      .expectNext('will', 'red')
      .answers('red', 'blue:blue-2')
      .expectNext('execute', 'green')
      .answers('green', 'ship:blue:blue-1')
      .expectDefense('blue')
      .expectNext('send-ships', 'red')
      .expectWarp('blue', 1)
      .expectWarp('yellow', 1);
  },
);

scenario(
  'Super Dictator commands for its own choice to come after',
  {
    red: { alien: 'dictator', extra: ['flare-dictator'] },
    green: { alien: 'shadow' },
    destiny: ['blue', 'yellow', 'wild', 'most-cards', 'red'],
    destinyCount: 5,
  },
  (table) => {
    table
      .plays('red', 'flare-dictator')
      .answers('red', 'wild')
      .uses('green', 'shadow.execute-any', 'ship:red:red-1')
      .expectNext('destiny', 'red')
      .expectWarp('red', 1);
  },
);

scenario(
  'A special card is of the colour it points at: for Shadow, and for Wild Will',
  {
    red: { hand: ['attack-10', 'flare-will'] },
    blue: { ships: { 'green-2': 1, 'yellow-1': 2 } },
    green: { alien: 'shadow' },
    destiny: ['most-colonies'],
  },
  (table) => {
    table
      .answers('green', 'ship:blue:green-2')
      .plays('red', 'flare-will', 'blue:yellow-1')
      .expectDefense('blue')
      .expectNext('send-ships', 'red')
      .expectWarp('blue', 1)
      .expectMarkers({ blue: 1 });
  },
);

scenario(
  'The cannon moves on a wild card though Will has chosen already',
  {
    red: { alien: 'will', hand: ['attack-10'] },
    blue: { techs: [{ id: 'lunar-cannon', completed: true }] },
    cannon: ['blue-1', 'blue-2'],
    destiny: ['wild'],
  },
  (table) => {
    table.answers('red', 'blue:blue-3').expectOffered('blue', 'lunar-cannon.move').expectDefense('blue');
  },
);

scenario(
  'Fortresses are laid once an encounter, however many cards are drawn',
  {
    red: { hand: ['attack-10'] },
    blue: { alien: 'citadel', hand: ['attack-20', 'attack-06'] },
    yellow: { extra: ['flare-dictator'] },
    destiny: ['blue', 'green'],
  },
  (table) => {
    table
      .uses('blue', 'citadel.place', 'green-1', 'attack-20')
      .plays('yellow', 'flare-dictator')
      .until('aim')
      .draws('green')
      .expectNotOffered('blue', 'citadel.place')
      .expectBeside('green-1', 'attack-20')
      .expectHand('blue', 'attack-06');
  },
);

scenario(
  'An executed Vacuum hits back, and its victim is healed',
  {
    blue: { alien: 'vacuum' },
    yellow: { alien: 'shadow' },
    green: { alien: 'healer', hand: ['attack-10'] },
  },
  (table) => {
    table
      .answers('yellow', 'ship:blue:blue-2')
      .answers('blue', { 2: 1 })
      .givesUp('yellow', { 'yellow-1': 1 })
      .uses('green', 'healer.heal', 'yellow')
      .returns('yellow', { 'yellow-1': 1 })
      .expectNext('aim', 'red')
      .expectWarp('blue', 1)
      .expectWarp('yellow', 0)
      .expectHandSize('green', 2);
  },
);

scenario(
  'An executed immortal comes home to another colony',
  { blue: { alien: 'zombie' }, yellow: { alien: 'shadow' } },
  (table) => {
    table
      .answers('yellow', 'ship:blue:blue-2')
      .returns('blue', { 'blue-2': 1 })
      .expectNext('aim', 'red')
      .expectWarp('blue', 0);
  },
);

scenario(
  'The most cards are the most in hand: a hoard does not count',
  {
    blue: { alien: 'miser', hand: 5, onSheet: ['attack-40', 'attack-30', 'attack-20'] },
    yellow: { hand: 6 },
    green: { hand: 4 },
    destiny: ['most-cards'],
  },
  (table) => {
    table.expectDefense('yellow').expectNext('aim', 'red');
  },
);
