import { scenario } from '../../testing/index.ts';

const bystander = {
  red: { hand: ['attack-10', 'attack-04'] },
  blue: { ships: { 'blue-1': 2 } },
  yellow: { ships: { 'blue-1': 3 } },
} as const;

scenario('[CE-021] A bystander is not touched', bystander, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('attack-10', 'attack-04')
    .expectTotals(12, 6)
    .expectResult('offense-won')
    .expectNext('second-encounter', 'red')
    .expectWarp('blue', 2)
    .expectWarp('yellow', 0)
    .expectShips('yellow', 'blue-1', 3)
    .expectShips('red', 'blue-1', 2)
    .expectMarkers({ red: 1, yellow: 1 });
});

scenario('[CE-022] An ally may send its ships from the target itself', bystander, (table) => {
  table
    .encounter({ defense: 'blue', ships: 4 })
    .invites('defense', 'yellow')
    .joins('yellow', 'defense', { 'blue-1': 2 })
    .lay('attack-10', 'attack-04')
    .expectTotals(14, 8)
    .expectResult('offense-won')
    .expectNext('second-encounter', 'red')
    .expectWarp('blue', 2)
    .expectWarp('yellow', 2)
    .expectShips('yellow', 'blue-1', 1)
    .expectMarkers({ yellow: 1 });
});

const foreign = (...planets: readonly string[]) =>
  Object.fromEntries(planets.map((planet) => [planet, 1] as const));

scenario(
  '[CE-036] Whoever has enough colonies by the same landing wins together',
  {
    red: { ships: foreign('yellow-1', 'yellow-2', 'green-1', 'green-2'), hand: ['attack-10'] },
    yellow: { ships: foreign('red-1', 'red-2', 'green-1', 'green-2') },
    green: { ships: foreign('red-1', 'red-2', 'yellow-1') },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .invites('offense', 'yellow', 'green')
      .joins('yellow', 'offense', { 'yellow-3': 1 })
      .joins('green', 'offense', { 'green-3': 1 })
      .lay('attack-10', 'attack-04')
      .expectTotals(13, 8)
      .expectWinners('red', 'yellow')
      .expectMarkers({ red: 5, yellow: 5, green: 4 });
  },
);

scenario(
  '[CE-037] Ships that join a colony make no new one',
  {
    red: { ships: foreign('blue-1', 'yellow-2', 'green-1', 'green-2'), hand: ['attack-10', 'attack-04'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: { 'red-1': 2 } })
      .lay('attack-10', 'attack-04')
      .expectResult('offense-won')
      .expectNext('second-encounter', 'red')
      .expectShips('red', 'blue-1', 3)
      .expectMarkers({ red: 4 });
  },
);

scenario(
  'The game ends with the fifth colony: nothing is paid after that',
  {
    red: { hand: ['attack-10', 'attack-04'], ships: foreign('yellow-1', 'yellow-2', 'green-1', 'green-2') },
    blue: { hand: ['negotiate'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: { 'red-1': 1 } })
      .lay('attack-10', 'negotiate')
      .expectWinners('red')
      .expectWarp('blue', 4)
      .expectHand('red', 'attack-04')
      .expectHandSize('blue', 0);
  },
);

scenario(
  'On its own planet the offense regains a home colony, and its allies found foreign ones',
  {
    destiny: ['red'],
    red: { hand: ['attack-10', 'attack-04'], ships: { 'red-1': 0 } },
    blue: { ships: { 'red-1': 2 } },
  },
  (table) => {
    table
      .chooses('drive-out:red-1:blue')
      .sends('red', 2)
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 1)
      .lay('attack-10', 'attack-04')
      .expectTotals(13, 6)
      .expectNext('second-encounter', 'red')
      .expectMarkers({ red: 0, blue: 0, yellow: 1 })
      .expectShips('red', 'red-1', 2);
  },
);
