import { scenario } from '../../testing/index.ts';

/** Batches of several at once: who is saved, who answers, who is healed. */

scenario(
  'Void removes what was in the encounter, Smash sends the rest to the warp',
  {
    red: { alien: 'cudgel', hand: ['attack-20', 'attack-06'] },
    blue: { hand: ['attack-04'] },
    yellow: { alien: 'void', extra: ['flare-void'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 1)
      .lay('attack-20', 'attack-04')
      .plays('yellow', 'flare-void')
      .givesUp('blue', { 'blue-2': 3 })
      .expectNext('second-encounter', 'red')
      .expectRemoved('blue', 4)
      .expectWarp('blue', 3);
  },
);

const strong = { hand: ['attack-20', 'attack-06'] } as const;

scenario(
  'Sacrifice makes Healer draw too, and Kamikaze keeps its cards',
  {
    red: { alien: 'kamikaze', hand: ['attack-04'] },
    blue: strong,
    yellow: { alien: 'healer', hand: ['attack-10'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .uses('red', 'kamikaze.sacrifice', { 'red-1': 2 })
      .uses('yellow', 'healer.heal', 'red')
      .returns('red', { 'red-1': 2 })
      .expectNext('select', 'red', 'blue')
      .expectWarp('red', 0)
      .expectHandSize('red', 5)
      .expectHandSize('yellow', 2);
  },
);

scenario(
  'A missile on three colonies: one comes home, one is taken out on others, one is healed',
  {
    red: { techs: [{ id: 'omega-missile', completed: true }] },
    blue: { alien: 'vacuum', ships: { 'green-1': 2 } },
    yellow: { alien: 'zombie', ships: { 'green-1': 1 } },
    green: { alien: 'healer', ships: { 'green-1': 3 } },
  },
  (table) => {
    table
      .uses('red', 'omega-missile', 'green-1')
      .returns('yellow', { 'yellow-1': 1 })
      .answers('blue', { 0: 2 })
      .givesUp('red', { 'red-1': 2 })
      .uses('green', 'healer.heal', 'red')
      .returns('red', { 'red-1': 2 })
      .expectNext('aim', 'red')
      .expectWarp('red', 0)
      .expectWarp('blue', 2)
      .expectWarp('yellow', 0)
      .expectWarp('green', 3);
  },
);

scenario(
  'Hulls save a ship of what Void leaves, and Void leaves none',
  {
    red: { alien: 'void', hand: ['attack-10', 'attack-06'] },
    blue: { hand: ['attack-06'], techs: [{ id: 'collapsium-hulls', completed: true }] },
    green: { extra: ['cosmic-zap'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 4 })
      .lay('attack-10', 'attack-06')
      .expectTotals(14, 10)
      .expectNext('second-encounter', 'red')
      .expectRemoved('blue', 4)
      .expectNeverOffered('blue', 'collapsium-hulls');
  },
);

scenario(
  '… with Eradicate zapped one stays',
  {
    red: { alien: 'void', hand: ['attack-10', 'attack-06'] },
    blue: { hand: ['attack-06'], techs: [{ id: 'collapsium-hulls', completed: true }] },
    green: { extra: ['cosmic-zap'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 4 })
      .lay('attack-10', 'attack-06')
      .zaps('green', 'void.eradicate')
      .uses('blue', 'collapsium-hulls')
      .expectNext('second-encounter', 'red')
      .expectWarp('blue', 3)
      .expectShips('blue', 'blue-1', 1);
  },
);

scenario(
  'Who has no colony to return to is not healed',
  {
    red: { hand: ['attack-04'], ships: { 'blue-2': 1 }, warp: 19 },
    blue: strong,
    yellow: { alien: 'healer' },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: { 'blue-2': 2 } })
      .lay('attack-04', 'attack-20')
      .expectResult('defense-won')
      .expectTurn('blue')
      .expectNeverOffered('yellow', 'healer.heal');
  },
);
