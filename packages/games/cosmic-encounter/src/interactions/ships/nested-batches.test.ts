import { scenario } from '../../testing/index.ts';

/** A batch within a batch: a power is lost as soon as the batch that cost it is over. */

const mending = (home: Readonly<Record<string, number>>) =>
  ({
    blue: { alien: 'vacuum', hand: ['attack-04'] },
    red: { hand: ['attack-20', 'attack-06'] },
    green: { alien: 'healer', hand: ['attack-10'], ships: home },
  }) as const;

const oneAlone = { 'green-1': 1, 'green-2': 9, 'green-3': 10, 'green-4': 0, 'green-5': 0 };

scenario(
  'Vacuum’s batch costs Healer its third home: of the batch before it heals no more',
  mending(oneAlone),
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-20', 'attack-04')
      .answers('blue', { 3: 1 })
      .givesUp('green', { 'green-1': 1 })
      .expectNext('second-encounter', 'red')
      .expectNeverOffered('green', 'healer.heal')
      .expectPower('green', false)
      .expectWarp('blue', 4);
  },
);

scenario('… but of the batch that cost it', mending(oneAlone), (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('attack-20', 'attack-04')
    .answers('blue', { 2: 1, 3: 1 })
    .givesUp('green', { 'green-1': 1 })
    .givesUp('yellow', { 'yellow-1': 1 })
    .uses('green', 'healer.heal')
    .expectOptions('green', 'yellow')
    .answers('green', 'yellow')
    .expectNext('second-encounter', 'red')
    .expectPower('green', false)
    .expectWarp('yellow', 0)
    .expectHandSize('green', 2);
});

scenario(
  '… with a home to spare it heals of both',
  mending({ ...oneAlone, 'green-3': 9, 'green-4': 1 }),
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-20', 'attack-04')
      .answers('blue', { 3: 1 })
      .givesUp('green', { 'green-1': 1 })
      .uses('green', 'healer.heal', 'blue')
      .expectNext('second-encounter', 'red')
      .expectPower('green', true)
      .expectWarp('blue', 0);
  },
);

scenario(
  '… and what it lost its power by, it may still answer when Vacuum has, whatever others lose meanwhile',
  {
    red: { hand: ['attack-20', 'attack-06'] },
    blue: {
      alien: 'healer',
      hand: ['attack-04'],
      ships: { 'blue-1': 1, 'blue-2': 9, 'blue-3': 10, 'blue-4': 0, 'blue-5': 0 },
    },
    yellow: { alien: 'vacuum', hand: ['attack-10'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 2)
      .lay('attack-20', 'attack-04')
      .answers('yellow', { 3: 1 })
      .givesUp('green', { 'green-1': 1 })
      .uses('blue', 'healer.heal', 'green')
      .uses('blue', 'healer.heal', 'yellow')
      .expectNext('second-encounter', 'red')
      .expectPower('blue', false)
      .expectWarp('yellow', 0);
  },
);

scenario(
  'A nester that gives up its own third home for a nest has lost its power, though ships are on their way',
  {
    red: { hand: ['attack-20', 'attack-06'] },
    blue: { alien: 'vacuum', hand: ['attack-04'] },
    yellow: {
      alien: 'human',
      ships: { 'yellow-1': 1, 'yellow-2': 9, 'yellow-3': 10, 'yellow-4': 0, 'yellow-5': 0 },
    },
    green: { alien: 'healer', hand: ['attack-10', 'flare-parasite'], ships: oneAlone },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-20', 'attack-04')
      .answers('blue', { 2: 1 })
      .givesUp('yellow', { 'yellow-1': 1 })
      .uses('green', 'parasite.wild', 'yellow-4', { 'green-1': 1 })
      .until('trigger.flare-used')
      .expectPower('green', false)
      .expectNext('second-encounter', 'red')
      .expectWarp('blue', 4);
  },
);
