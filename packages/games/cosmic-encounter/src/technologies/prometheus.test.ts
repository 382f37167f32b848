import { scenario } from '../testing/index.ts';

scenario(
  'Prometheus: one ship more, on a colony of choice',
  { red: { techs: [{ id: 'prometheus', ships: 7 }] } },
  (table) => {
    table
      .completes('red', 'prometheus')
      .returns('red', { 'red-1': 7 })
      .expectNext('prometheus', 'red')
      .expectOptions('red', 'red-1', 'red-2', 'red-3', 'red-4', 'red-5')
      .answers('red', 'red-2')
      .expectShips('red', 'red-2', 4)
      .expectNext('aim', 'red');
  },
);

const flying = {
  red: {
    hand: ['attack-08', 'attack-06'],
    techs: [{ id: 'prometheus', completed: true }],
    prometheus: 'red-1',
  },
} as const;

scenario('[CE-171] It counts for one and three more', flying, (table) => {
  table
    .aims('blue-1')
    .until('send-ships')
    .refuses('red', { 'red-1*': 2 }, 'engine.out-of-range')
    .sends('red', { 'red-1': 2, 'red-1*': 1 })
    .expectGate('red', 3)
    .lay('attack-08', 'attack-04')
    .expectTotals(14, 8);
});

scenario('It stays at home when it is not named', flying, (table) => {
  table.aims('blue-1').sends('red', { 'red-1': 3 }).lay('attack-08', 'attack-04').expectTotals(11, 8);
});

scenario('On the targeted planet it defends', { ...flying, offense: 'blue', destiny: ['red'] }, (table) => {
  table.aims('red-1').sends('blue', 1).lay('attack-10', 'attack-06').expectTotals(11, 14);
});

const talks = { red: { ...flying.red, hand: ['negotiate'] }, blue: { hand: ['negotiate'] } } as const;

scenario('Its owner says whether it is among the ships given up', talks, (table) => {
  table
    .aims('blue-1')
    .sends('red', { 'red-1': 3, 'red-1*': 1 })
    .lay('negotiate', 'negotiate')
    .breaksOff('red')
    .until('give-up-ships')
    .refuses('red', { 'gate*': 2, gate: 1 }, 'engine.out-of-range')
    .givesUp('red', { gate: 3 })
    .givesUp('blue', 3)
    .expectWarp('red', 3)
    .returns('red', { 'red-2': 1 })
    .expectPrometheus('red-2')
    .expectTurn('blue');
});

scenario('Given up, it is in the warp', talks, (table) => {
  table
    .aims('blue-1')
    .sends('red', { 'red-1': 3, 'red-1*': 1 })
    .lay('negotiate', 'negotiate')
    .breaksOff('red')
    .givesUp('red', { gate: 2, 'gate*': 1 })
    .givesUp('blue', 3)
    .returns('red', { 'red-2': 1 })
    .expectPrometheus('warp')
    .expectTurn('blue');
});

const ebbing = {
  ...flying,
  offense: 'red',
  red: { ...flying.red, hand: ['attack-08'], warp: 3, prometheus: 'warp' },
} as const;

scenario('Retrieved before the others', ebbing, (table) => {
  table
    .returns('red', { 'red-3': 1 })
    .aims('blue-1')
    .sends('red', { 'red-3*': 1 })
    .lay('attack-08', 'attack-04')
    .expectTotals(12, 8);
});

scenario(
  'Its technology gone, it is gone',
  { ...flying, green: { techs: [{ id: 'tech-scrambler', ships: 7 }] } },
  (table) => {
    table
      .expectShips('red', 'red-1', 5)
      .uses('green', 'tech-scrambler.strike', 'red:prometheus')
      .returns('green', 7)
      .expectShips('red', 'red-1', 4)
      .expectTechDiscard('prometheus', 'tech-scrambler')
      .expectNext('aim', 'red');
  },
);

scenario(
  'Going home with others, it is put down where its owner says',
  { yellow: { techs: [{ id: 'prometheus', completed: true }], prometheus: 'yellow-1' } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .invites('defense', 'yellow')
      .answers('yellow', 'join:defense')
      .sends('yellow', { 'yellow-1': 1, 'yellow-1*': 1 })
      .lay('attack-04', 'attack-10')
      .expectTotals(5, 19)
      .rewards('yellow', 'waive', 'waive')
      .returns('yellow', { 'yellow-2': 1, 'yellow-3': 1 })
      .expectNext('prometheus', 'yellow')
      .expectOptions('yellow', 'yellow-2', 'yellow-3')
      .answers('yellow', 'yellow-3')
      .expectPrometheus('yellow-3')
      .expectTurn('blue');
  },
);

scenario(
  'It may research like any ship, and comes back when that is given up',
  {
    red: {
      techs: [{ id: 'prometheus', completed: true }, { id: 'energy-cloak' }],
      prometheus: 'red-1',
    },
  },
  (table) => {
    table
      .until('tech')
      .answers('red', 'research:energy-cloak:red-1*')
      .expectTech('red', 'energy-cloak', { ships: 1 })
      .expectShips('red', 'red-1', 4)
      .expectPrometheus('research:1')
      .aims('blue-1')
      .until('send-ships')
      .refuses('red', { 'red-1*': 1 }, 'ce.not-this-planet');
  },
);
