import { scenario } from '../../testing/index.ts';

/** What an immortal pays in ships, or loses before anything is won. */

const strong = { hand: ['attack-20', 'attack-06'] } as const;

const immortal = { alien: 'zombie', hand: ['attack-04', 'attack-06'] } as const;

scenario(
  'Costs in ships are paid though the ships come back: Wild Kamikaze',
  { red: { ...immortal, extra: ['flare-kamikaze'] }, blue: strong },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-04', 'attack-20')
      .plays('red', 'flare-kamikaze', { 'red-1': 2 })
      .returns('red', { 'red-1': 2 })
      .expectTotals(4 + 1 + 6, 24)
      .expectWarp('red', 0);
  },
);

scenario(
  'Sacrifice is paid though Wild Zombie brings a ship back',
  { red: { alien: 'kamikaze', hand: ['attack-04', 'flare-zombie'] }, blue: strong },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .uses('red', 'kamikaze.sacrifice', { 'red-1': 1 })
      .plays('red', 'flare-zombie')
      .returns('red', { 'red-1': 1 })
      .expectNext('select', 'red', 'blue')
      .expectWarp('red', 0)
      .expectHandSize('red', 4);
  },
);

scenario(
  'Sacrifice by an immortal: the ships come back, the cards come too',
  {
    red: { alien: 'kamikaze', hand: ['attack-04'], techs: [{ id: 'precursor-seed', ships: 9 }] },
    blue: strong,
    // of the 48 that may come, the last in the box
    loaded: { aliens: [47] },
  },
  (table) => {
    table
      .completes('red', 'precursor-seed')
      .returns('red', { 'red-1': 9 })
      .expectAlien('red', 'zombie')
      .encounter({ defense: 'blue', ships: 1 })
      .uses('red', 'kamikaze.sacrifice', { 'red-1': 3 })
      .returns('red', { 'red-1': 3 })
      .expectNext('select', 'red', 'blue')
      .expectWarp('red', 0)
      .expectHandSize('red', 1 + 6);
  },
);

scenario(
  'Mines cannot kill an immortal offense, but they clear the gate',
  {
    red: immortal,
    blue: { hand: ['attack-20'], techs: [{ id: 'gluon-mines', ships: 2 }] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-04', 'attack-20')
      .uses('blue', 'gluon-mines')
      .returns('red', { 'red-1': 2 })
      .returns('blue', { 'blue-2': 2 })
      .expectResult('defense-won')
      .expectTurn('blue')
      .expectWarp('red', 0);
  },
);

scenario(
  'A failed deal: Immortality keeps its three, Catharsis passes three on',
  {
    red: { alien: 'zombie', hand: ['negotiate'] },
    blue: { alien: 'vacuum', hand: ['negotiate'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('negotiate', 'negotiate')
      .breaksOff('red')
      .givesUp('red', { gate: 1, 'red-1': 2 })
      .givesUp('blue', { 'blue-2': 3 })
      .returns('red', { 'red-1': 3 })
      .answers('blue', { 2: 3 })
      .givesUp('yellow', { 'yellow-1': 3 })
      .expectTurn('blue')
      .expectWarp('red', 0)
      .expectWarp('blue', 3)
      .expectWarp('yellow', 3);
  },
);

scenario(
  'Doubting the truth costs an immortal nothing',
  {
    red: { alien: 'zombie', hand: ['attack-08', 'attack-20'] },
    blue: { alien: 'gambler', hand: ['attack-06'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-08', 'attack-06')
      .uses('blue', 'gambler.bluff', 'attack-06')
      .answers('red', 'challenge')
      .givesUp('red', { 'red-1': 2 })
      .returns('red', { 'red-1': 2 })
      .expectTotals(10, 10)
      .expectWarp('red', 0);
  },
);

scenario(
  'Wild Void paid with an immortal’s ship: it comes home, and the artifact is stopped',
  {
    red: { hand: ['attack-04', 'force-field'] },
    blue: { alien: 'zombie', hand: ['attack-08', 'flare-void'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 1)
      .plays('red', 'force-field', ['yellow'])
      .plays('blue', 'flare-void', { 'blue-2': 1 })
      .returns('blue', { 'blue-2': 1 })
      .until('select')
      .expectAllies('defense', 'yellow')
      .expectWarp('blue', 0);
  },
);
