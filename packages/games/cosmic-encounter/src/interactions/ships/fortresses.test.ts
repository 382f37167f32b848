import { scenario } from '../../testing/index.ts';

/** Citadels and what happens to their planet and its defense. */

const defended = {
  red: { hand: ['attack-20', 'attack-06'] },
  blue: { alien: 'amoeba', hand: ['attack-06', 'attack-08'] },
  yellow: { alien: 'citadel' },
  beside: { 'blue-1': ['attack-12', 'attack-10'] },
} as const;

scenario('Oozed out, nobody defends the planet but its fortresses, and they hold', defended, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-20', 'attack-06')
    .uses('blue', 'amoeba.ooze', 'out', 4)
    .returns('blue', { 'blue-2': 4 })
    .uses('yellow', 'citadel.fortification')
    .expectTotals(21, 6 + 22)
    .expectResult('defense-won')
    .expectTurn('blue')
    .expectBeside('blue-1', 'attack-12', 'attack-10')
    .expectShips('blue', 'blue-1', 0);
});

scenario(
  'Fortresses subtracted under Negation help the defense',
  {
    ...defended,
    red: { alien: 'anti-matter', hand: ['attack-20', 'attack-06'] },
    yellow: { alien: 'citadel', extra: ['flare-citadel'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-20', 'attack-06')
      .uses('yellow', 'citadel.fortification')
      .plays('yellow', 'flare-citadel')
      .expectTotals(20 - 1, 6 + 4 - 22)
      .expectResult('defense-won')
      .expectTurn('blue')
      .expectBeside('blue-1', 'attack-12', 'attack-10');
  },
);

scenario(
  'Activated before talks, they stay after a deal and after a failed one',
  {
    ...defended,
    blue: { hand: ['attack-06', 'attack-08'] },
    green: { extra: ['emotion-control'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-20', 'attack-06')
      .uses('yellow', 'citadel.fortification')
      .plays('green', 'emotion-control')
      .breaksOff('red')
      .expectResult('deal-failed')
      .expectTurn('blue')
      .expectBeside('blue-1', 'attack-12', 'attack-10');
  },
);

scenario(
  'Activated, and the defense won only by its mines: they stay',
  {
    ...defended,
    blue: { hand: ['attack-06', 'attack-08'], techs: [{ id: 'gluon-mines', ships: 1 }] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-20', 'attack-06')
      .uses('yellow', 'citadel.fortification')
      .uses('blue', 'gluon-mines')
      .returns('blue', { 'blue-2': 1 })
      .expectResult('defense-won')
      .expectTurn('blue')
      .expectBeside('blue-1', 'attack-12', 'attack-10');
  },
);

scenario(
  'Activated, and upset: the defense has lost, and they fall',
  { ...defended, blue: { alien: 'loser', hand: ['attack-06', 'attack-08'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .uses('blue', 'loser.upset')
      .lay('attack-20', 'attack-06')
      .uses('yellow', 'citadel.fortification')
      .expectTotals(21, 32)
      .expectResult('offense-won')
      .expectNext('second-encounter', 'red')
      .expectBeside('blue-1');
  },
);

scenario(
  'A missile takes the fortresses with the planet, and Vulch has no use for attacks',
  {
    ...defended,
    red: { hand: ['attack-20'], techs: [{ id: 'omega-missile', completed: true }] },
    green: { alien: 'vulch', hand: ['attack-08'] },
  },
  (table) => {
    table
      .uses('red', 'omega-missile', 'blue-1')
      .expectNext('aim', 'red')
      .expectBeside('blue-1')
      .expectDiscard('attack-12', 'attack-10')
      .expectHand('green', 'attack-08')
      .expectWarp('blue', 4);
  },
);

scenario(
  'A planet that moves takes its fortresses along',
  {
    red: { hand: ['attack-20'] },
    blue: { techs: [{ id: 'genesis-bomb', ships: 4 }] },
    yellow: { alien: 'citadel' },
    genesis: 'green',
    beside: { genesis: ['attack-12'] },
  },
  (table) => {
    table
      .uses('blue', 'genesis-bomb')
      .answers('blue', 2)
      .returns('blue', { 'blue-1': 2 })
      .expectNext('aim', 'red')
      .expectBeside('genesis', 'attack-12');
  },
);
