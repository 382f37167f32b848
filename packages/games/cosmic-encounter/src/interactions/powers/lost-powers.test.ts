import { scenario } from '../../testing/index.ts';

/** A sheet is turned over at once, by any way the third home colony went; Wild Parasite is there each time. */

const three = (colour: 'red' | 'blue') =>
  ({
    [`${colour}-1`]: 1,
    [`${colour}-2`]: 9,
    [`${colour}-3`]: 10,
    [`${colour}-4`]: 0,
    [`${colour}-5`]: 0,
  }) as const;

const nesting = { yellow: { extra: ['flare-parasite'] } } as const;

scenario(
  'Sent away: the last ship of a home goes to the gate, and the power with it',
  { ...nesting, red: { alien: 'human', hand: ['attack-04'], ships: three('red') } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: { 'red-1': 1 } })
      .plays('yellow', 'flare-parasite', 'red-4')
      .expectNext('invite', 'red')
      .expectPower('red', false)
      .expectMarkers({ yellow: 1 })
      .lay('attack-04', 'attack-10')
      .expectTotals(5, 14);
  },
);

scenario(
  'Executed',
  { ...nesting, blue: { alien: 'human', ships: three('blue') }, green: { alien: 'shadow' } },
  (table) => {
    table
      .answers('green', 'ship:blue:blue-1')
      .plays('yellow', 'flare-parasite', 'blue-1')
      .expectNext('aim', 'red')
      .expectPower('blue', false)
      .expectShips('yellow', 'blue-1', 1);
  },
);

scenario(
  'Executed immortals keep their home and their power',
  {
    ...nesting,
    blue: { alien: 'zombie', ships: { ...three('blue'), 'blue-1': 2, 'blue-2': 8 } },
    green: { alien: 'shadow' },
  },
  (table) => {
    table
      .answers('green', 'ship:blue:blue-1')
      .returns('blue', { 'blue-1': 1 })
      .expectNext('aim', 'red')
      .expectPower('blue', true)
      .expectNeverOffered('yellow', 'parasite.wild');
  },
);

scenario(
  'An immortal alone at its third home cannot come back there, and has lost its power',
  { ...nesting, blue: { alien: 'zombie', ships: three('blue') }, green: { alien: 'shadow' } },
  (table) => {
    table
      .answers('green', 'ship:blue:blue-1')
      .until('return-ships')
      .refuses('blue', { 'blue-1': 1 }, 'ce.not-this-planet')
      .returns('blue', { 'blue-2': 1 })
      .plays('yellow', 'flare-parasite', 'blue-1')
      .expectNext('aim', 'red')
      .expectWarp('blue', 0)
      .expectPower('blue', false);
  },
);

scenario(
  'Healed: the ships are back, but not on the planet they left',
  {
    ...nesting,
    blue: { alien: 'human', ships: three('blue') },
    green: { alien: 'shadow' },
    red: { alien: 'healer' },
  },
  (table) => {
    table
      .answers('green', 'ship:blue:blue-1')
      .uses('red', 'healer.heal', 'blue')
      .until('return-ships')
      .refuses('blue', { 'blue-1': 1 }, 'ce.not-this-planet')
      .returns('blue', { 'blue-2': 1 })
      .expectNext('aim', 'red')
      .expectPower('blue', false);
  },
);

scenario(
  'Struck by a missile: there is no nesting on the planet that is gone',
  {
    ...nesting,
    red: { techs: [{ id: 'omega-missile', completed: true }] },
    blue: { alien: 'human', ships: three('blue') },
  },
  (table) => {
    table
      .uses('red', 'omega-missile', 'blue-1')
      .uses('yellow', 'parasite.wild')
      .expectOptions('yellow', 'blue-2', 'blue-3', 'blue-4', 'blue-5')
      .answers('yellow', 'blue-4')
      .expectNext('aim', 'red')
      .expectPower('blue', false);
  },
);

scenario(
  'Oozing out of the third home is one move: the check comes after it',
  {
    ...nesting,
    blue: {
      alien: 'amoeba',
      hand: ['attack-08'],
      ships: { 'blue-1': 4, 'blue-2': 8, 'blue-3': 8, 'blue-4': 0, 'blue-5': 0 },
    },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-04', 'attack-08')
      .uses('blue', 'amoeba.ooze', 'out', 4)
      .returns('blue', { 'blue-2': 4 })
      .plays('yellow', 'flare-parasite', 'blue-5')
      .expectTotals(5, 8)
      .expectPower('blue', false)
      .expectMarkers({ yellow: 1 });
  },
);

scenario(
  'Sacrificed for cards: they come all the same, and the power is gone',
  { ...nesting, red: { alien: 'kamikaze', hand: ['attack-04', 'attack-06'], ships: three('red') } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: { 'red-2': 1 } })
      .uses('red', 'kamikaze.sacrifice', { 'red-1': 1 })
      .plays('yellow', 'flare-parasite', 'red-1')
      .expectNext('select', 'red', 'blue')
      .expectHandSize('red', 4)
      .expectPower('red', false);
  },
);

scenario(
  'Regained and lost again is a new occasion, in a new encounter',
  {
    ...nesting,
    red: {
      alien: 'human',
      hand: ['attack-20', 'attack-10', 'attack-06'],
      ships: three('red'),
    },
    blue: { hand: ['attack-04', 'attack-06'] },
    destiny: ['blue', 'red'],
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: { 'red-1': 1 } })
      .plays('yellow', 'flare-parasite', 'red-4')
      .lay('attack-20', 'attack-04')
      .expectNext('second-encounter', 'red')
      .chooses('encounter')
      .until('destiny')
      .chooses('re-establish:red-5')
      .until('re-establish')
      .answers('red', { 'red-2': 1 })
      .expectTurn('blue')
      .expectPower('red', true);
  },
);

scenario(
  'Masochist never loses its power, and gives no occasion',
  { ...nesting, blue: { alien: 'masochist', ships: three('blue') }, green: { alien: 'shadow' } },
  (table) => {
    table
      .answers('green', 'ship:blue:blue-1')
      .expectNext('aim', 'red')
      .expectPower('blue', true)
      .expectNeverOffered('yellow', 'parasite.wild');
  },
);
