import { expect } from 'vitest';
import { scenario } from '../../testing/index.ts';

scenario(
  '[CE-004] An attack beats a negotiate, and pays for it',
  {
    red: { hand: ['attack-04', 'attack-06', 'attack-06', 'attack-08', 'attack-08', 'negotiate'] },
    blue: { hand: ['negotiate'], ships: { 'blue-1': 4 } },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-04', 'negotiate')
      .luck('red', 'attack-06', 'attack-08', 'attack-06', 'attack-08')
      .expectResult('offense-won')
      .expectNext('second-encounter', 'red')
      .expectWarp('blue', 4)
      .expectShips('red', 'blue-1', 1)
      .expectHand('blue', 'attack-06', 'attack-06', 'attack-08', 'attack-08')
      .expectHand('red', 'negotiate');
    expect(table.events.map(({ type }) => type)).not.toContain('totalsCompared');
  },
);

scenario(
  '[CE-005] An offense that negotiates is paid for its own ships, not for allied ones',
  { red: { hand: ['negotiate'] }, blue: { hand: 6 } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 4)
      .lay('negotiate', 'attack-06')
      .expectResult('defense-won')
      .expectTurn('blue')
      .expectWarp('red', 2)
      .expectWarp('yellow', 4)
      .expectHandSize('red', 2)
      .expectHandSize('blue', 3)
      .expectHandSize('yellow', 5);
  },
);

scenario(
  'A winner with too few cards pays what it has',
  { red: { hand: ['attack-10', 'quash', 'attack-04'] }, blue: { hand: ['negotiate'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-10', 'negotiate')
      .expectResult('offense-won')
      .expectTurn('blue')
      .expectWarp('blue', 4)
      .expectHand('blue', 'quash', 'attack-04')
      .expectHandSize('red', 0);
  },
);

scenario(
  'Whoever lost an attack against an attack gets nothing',
  { red: { hand: ['attack-10', 'attack-06', 'attack-08'] }, blue: { hand: ['attack-04'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-10', 'attack-04')
      .expectNext('second-encounter', 'red')
      .expectHand('red', 'attack-06', 'attack-08')
      .expectHandSize('blue', 0);
  },
);
