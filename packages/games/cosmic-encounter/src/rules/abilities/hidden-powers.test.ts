import { expect } from 'vitest';
import { scenario } from '../../testing/index.ts';

const cloned = {
  blue: { alien: 'clone', hidden: true, hand: ['attack-12', 'attack-04'] },
  yellow: { extra: ['cosmic-zap'] },
} as const;

scenario('A sheet face down is turned up by the use of its power, and stays up', cloned, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .expectAlien('blue', 'clone', false)
    .expectPower('blue', false)
    .lay('attack-06', 'attack-12')
    .uses('blue', 'clone.replicate')
    .expectAlien('blue', 'clone')
    .expectPower('blue', true)
    .expectTurn('blue')
    .expectHand('blue', 'attack-04', 'attack-12');
  expect(table.events).toContainEqual({ type: 'sheetTurnedUp', seat: 1, alien: 'clone' });
});

scenario('Zapped, the sheet is up all the same', cloned, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-06', 'attack-12')
    .uses('blue', 'clone.replicate')
    .zaps('yellow')
    .expectTurn('blue')
    .expectAlien('blue', 'clone')
    .expectHand('blue', 'attack-04');
});

scenario('Nobody has to use it', cloned, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-06', 'attack-12')
    .expectTurn('blue')
    .expectAlien('blue', 'clone', false)
    .expectHand('blue', 'attack-04');
});

const heavy = { red: { alien: 'macron', hidden: true }, blue: { hand: ['attack-06', 'attack-08'] } } as const;

scenario('What is compulsory does not bind a sheet face down', heavy, (table) => {
  table
    .encounter({ defense: 'blue', ships: 4 })
    .lay('attack-06', 'attack-06')
    .expectTotals(10, 10)
    .expectResult('defense-won')
    .expectAlien('red', 'macron', false);
});

scenario('… but is a choice, and binds from then on', heavy, (table) => {
  table
    .aims('blue-1')
    .uses('red', 'macron.mass-launch')
    .expectAlien('red', 'macron')
    .until('send-ships')
    .refuses('red', { 'red-1': 2 }, 'engine.too-many')
    .sends('red', 1)
    .lay('attack-06', 'attack-06')
    .expectTotals(10, 10);
});

scenario('Turned up for its own sake, it binds at once', heavy, (table) => {
  table
    .encounter({ defense: 'blue', ships: 4 })
    .lay('attack-06', 'attack-06')
    .until('reveal.after-reveal')
    .expectOffered('red', 'turn-up', 'macron.mass')
    .together({ red: 'turn-up' })
    .expectTotals(22, 10)
    .expectAlien('red', 'macron')
    .expectNotOffered('red', 'turn-up', 'macron.mass');
});

scenario(
  'Turned up in time, the parts of a power that are no use count as well',
  {
    red: { ...heavy.red, hand: ['negotiate', 'attack-04'] },
    blue: {
      hand: ['attack-10', 'attack-12', 'morph', 'plague', 'quash', 'ionic-gas', 'force-field', 'attack-20'],
    },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('negotiate', 'attack-10')
      .expectOffered('red', 'turn-up')
      .together({ red: 'turn-up' })
      .expectTurn('blue')
      .expectWarp('red', 3)
      .expectHandSize('red', 1 + 2 * 3);
  },
);

scenario('A seat without a sheet face down is never asked to turn one up', heavy, (table) => {
  table
    .encounter({ defense: 'blue', ships: 4 })
    .lay('attack-06', 'attack-06')
    .expectTurn('blue')
    .expectNeverOffered('blue', 'turn-up');
});

scenario(
  'The own flare is wild as long as the sheet is face down, and super from then on',
  { red: { alien: 'human', hidden: true, hand: ['attack-06', 'attack-08', 'flare-human'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-06', 'attack-06')
      .until('reveal.after-reveal')
      .expectOffered('red', 'human.wild', 'human.humanity', 'turn-up')
      .expectNotOffered('red', 'human.super');
  },
);

scenario(
  'With too few home colonies it cannot be turned up',
  {
    blue: {
      alien: 'clone',
      hidden: true,
      hand: ['attack-12', 'attack-04'],
      ships: { 'blue-1': 8, 'blue-2': 8, 'blue-3': 0, 'blue-4': 0, 'blue-5': 0, 'red-1': 4 },
    },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-06', 'attack-12')
      .expectTurn('blue')
      .expectNeverOffered('blue', 'clone.replicate', 'turn-up');
  },
);

scenario(
  'Losing home colonies under a sheet face down tells nobody anything',
  {
    offense: 'blue',
    blue: {
      alien: 'masochist',
      hidden: true,
      ships: { 'blue-1': 8, 'blue-2': 8, 'blue-3': 1, 'blue-4': 0, 'blue-5': 0 },
      warp: 3,
    },
    red: { extra: ['flare-parasite'] },
    destiny: ['red'],
  },
  (table) => {
    table
      .encounter({ defense: 'red', ships: { 'blue-3': 1 } })
      .until('select')
      .expectNeverOffered('red', 'parasite.wild');
    expect(table.events.some(({ type }) => type === 'powerLost')).toBe(false);
  },
);

scenario(
  'Whose alien it is counts only where everybody sees it',
  { red: { extra: ['flare-human'] }, blue: { alien: 'human', hidden: true } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-06', 'attack-06')
      .plays('red', 'flare-human')
      .expectResult('offense-won')
      .expectHand('blue', 'attack-04', 'attack-08', 'attack-10', 'negotiate')
      .expectNext('second-encounter', 'red')
      .expectDiscard('flare-human', 'attack-06', 'attack-06');
  },
);

scenario(
  'Who has a sheet face down is asked wherever an alien might act that could lie there',
  {
    players: 3,
    red: { alien: 'clone', hidden: true, hand: 1 },
    blue: { alien: 'zombie', hidden: true, hand: ['attack-06'] },
    yellow: { hand: 0 },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-06', 'attack-06')
      .until('resolution.before-discard')
      .expectTimingOrder('red', 'blue')
      .expectOptions('blue', 'turn-up', 'pass')
      .uses('red', 'clone.replicate')
      // Clone lies open: no other player can have that sheet
      .expectTurn('blue')
      .expectNeverOffered('blue', 'clone.replicate');
  },
);
