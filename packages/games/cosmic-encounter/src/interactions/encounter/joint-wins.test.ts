import { scenario } from '../../testing/index.ts';

/** Two ways to win in one event. */

const crash = {
  red: {
    alien: 'spiff',
    hand: ['attack-08'],
    ships: { 'yellow-1': 1, 'yellow-2': 1, 'green-1': 1, 'green-2': 1 },
  },
  blue: { hand: ['attack-40'], ships: { 'blue-1': 2 } },
  yellow: { alien: 'tick-tock', tokens: 1 },
  green: { extra: ['cosmic-zap'] },
} as const;

scenario('A crash that founds the fifth colony, and the last token: they win together', crash, (table) => {
  table
    .encounter({ defense: 'blue', ships: { 'red-1': 1 } })
    .lay('attack-08', 'attack-40')
    .uses('red', 'spiff.crash-land')
    .expectWinners('red', 'yellow');
});

scenario('… and nobody is left the time to zap Patience', crash, (table) => {
  table
    .encounter({ defense: 'blue', ships: { 'red-1': 1 } })
    .lay('attack-08', 'attack-40')
    .uses('red', 'spiff.crash-land')
    .together({ green: 'pass' })
    .expectOver()
    .expectWinners('red', 'yellow');
});

scenario(
  '… without enough home colonies Patience has nothing to record',
  {
    ...crash,
    yellow: {
      ...crash.yellow,
      ships: { 'yellow-1': 9, 'yellow-2': 11, 'yellow-3': 0, 'yellow-4': 0, 'yellow-5': 0 },
    },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: { 'red-1': 1 } })
      .lay('attack-08', 'attack-40')
      .uses('red', 'spiff.crash-land')
      .expectWinners('red');
  },
);

scenario('… with Crash Land zapped patience alone', crash, (table) => {
  table
    .encounter({ defense: 'blue', ships: { 'red-1': 1 } })
    .lay('attack-08', 'attack-40')
    .uses('red', 'spiff.crash-land')
    .zaps('green', 'spiff.crash-land')
    .expectWinners('yellow');
});
