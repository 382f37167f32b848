import { scenario } from '../../testing/index.ts';

/** How many ships there are, for whom, and what each is worth. */

const massive = { yellow: { alien: 'macron', extra: ['card-zap'] } } as const;

scenario(
  'Multiply takes a heavy ally’s ship for four, as an addition',
  { ...massive, red: { alien: 'virus', hand: ['attack-06', 'attack-04'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 1)
      .lay('attack-06', 'attack-10')
      .expectTotals(6 * 2 + 4, 14);
  },
);

scenario(
  'Super Multiply counts it as one of the ships',
  { ...massive, red: { alien: 'virus', hand: ['attack-06', 'flare-virus'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 1)
      .lay('attack-06', 'attack-10')
      .plays('red', 'flare-virus')
      .expectTotals(6 * 3, 14);
  },
);

scenario('Wild Virus too', { ...massive, red: { hand: ['attack-06', 'flare-virus'] } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .invites('offense', 'yellow')
    .joins('yellow', 'offense', 1)
    .lay('attack-06', 'attack-10')
    .expectTotals(6 + 3 + 4, 14)
    .plays('red', 'flare-virus')
    .expectTotals(6 + 3 * 1, 14);
});

scenario(
  'Wild Macron adds one for each ship, also for ships that count in a product',
  { red: { alien: 'virus', hand: ['attack-06', 'flare-macron'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-06', 'attack-10')
      .plays('red', 'flare-macron')
      .expectTotals(6 * 3 + 3, 14);
  },
);

scenario(
  'The Qax forces one heavy ship, not four',
  { ...massive, red: { techs: [{ id: 'qax', completed: true }] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .uses('red', 'qax', 'yellow')
      .sends('yellow', 1)
      .expectNext('select', 'red', 'blue')
      .expectGate('yellow', 1);
  },
);

scenario(
  'Wild Demon forces one heavy ship, or four when Mass is zapped',
  {
    ...massive,
    red: { hand: ['attack-06', 'flare-demon'] },
    green: { extra: ['cosmic-zap'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .plays('red', 'flare-demon', 'yellow')
      .zaps('green', 'macron.mass-ally')
      .sends('yellow', 3)
      .lay('attack-06', 'attack-10')
      .expectTotals(6 + 3 + 3, 14);
  },
);

scenario(
  'Loot is a card for every ship there was in the end',
  {
    red: { alien: 'barbarian', hand: ['attack-20', 'flare-amoeba'] },
    blue: { hand: ['attack-06', 'quash', 'attack-08', 'attack-10'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .plays('red', 'flare-amoeba', 'in', { 'red-1': 1 })
      .lay('attack-20', 'attack-06')
      .until('pick-cards')
      .refuses('red', ['quash', 'attack-08', 'attack-10'], 'engine.too-many')
      .answers('red', ['quash', 'attack-08'])
      .expectNext('second-encounter', 'red')
      .expectHand('red', 'quash', 'attack-08', 'flare-amoeba');
  },
);

scenario(
  'Smash by the ships there were in the end: oozed in they count',
  {
    red: { alien: 'cudgel', hand: ['attack-20', 'attack-04', 'flare-amoeba'] },
    blue: { hand: ['attack-06'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .plays('red', 'flare-amoeba', 'in', { 'red-1': 3 })
      .lay('attack-20', 'attack-06')
      .givesUp('blue', { 'blue-2': 4 })
      .expectNext('second-encounter', 'red')
      .expectWarp('blue', 8);
  },
);

scenario(
  'Compensation for the ships lost in the end: oozed out they do not count',
  {
    red: { hand: ['attack-20', 'attack-04', 'attack-06', 'attack-08', 'attack-10'] },
    blue: { alien: 'amoeba', hand: ['negotiate'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-20', 'negotiate')
      .uses('blue', 'amoeba.ooze', 'out', 3)
      .returns('blue', { 'blue-2': 3 })
      .expectNext('second-encounter', 'red')
      .expectWarp('blue', 1)
      .expectHandSize('blue', 1);
  },
);

scenario(
  'A heavy ally of the defense is rewarded twice, and counts four',
  {
    red: { hand: ['attack-04'] },
    blue: { hand: ['attack-20'] },
    yellow: { alien: 'macron', hand: 1 },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 1)
      .lay('attack-04', 'attack-20')
      .expectTotals(5, 28)
      .rewards('yellow', 'card', 'card')
      .expectTurn('blue')
      .expectHandSize('yellow', 3);
  },
);

const flagship = { id: 'prometheus', completed: true } as const;

scenario(
  'The Prometheus in a product is one ship, and its three come besides',
  { red: { alien: 'virus', hand: ['attack-06'], techs: [flagship], prometheus: 'red-1' } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: { 'red-1': 1, 'red-1*': 1 } })
      .lay('attack-06', 'attack-10')
      .expectTotals(6 * 2 + 3, 14);
  },
);

scenario(
  'The Prometheus of Anti-Matter counts four down',
  { red: { alien: 'anti-matter', hand: ['attack-06'], techs: [flagship], prometheus: 'red-1' } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: { 'red-1': 1, 'red-1*': 1 } })
      .lay('attack-06', 'attack-10')
      .expectTotals(6 - 2 - 3, 14);
  },
);

scenario(
  'A heavy Prometheus is worth seven',
  { red: { alien: 'macron', hand: ['attack-06'], techs: [flagship], prometheus: 'red-1' } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: { 'red-1*': 1 } })
      .lay('attack-06', 'attack-10')
      .expectTotals(6 + 4 + 3, 14);
  },
);

const thrusting = {
  red: {
    alien: 'macron',
    hand: ['attack-06', 'flare-macron'],
    techs: [{ id: 'plasma-thrusters', completed: true }],
  },
} as const;

scenario('Thrusters and then Super Mass: five heavy ships', thrusting, (table) => {
  table
    .aims('blue-1')
    .uses('red', 'plasma-thrusters')
    .plays('red', 'flare-macron')
    .sends('red', 5)
    .lay('attack-06', 'attack-10')
    .expectTotals(6 + 20, 14);
});

scenario('Super Mass and then thrusters: five as well', thrusting, (table) => {
  table
    .aims('blue-1')
    .plays('red', 'flare-macron')
    .uses('red', 'plasma-thrusters')
    .sends('red', 5)
    .lay('attack-06', 'attack-10')
    .expectTotals(6 + 20, 14);
});
