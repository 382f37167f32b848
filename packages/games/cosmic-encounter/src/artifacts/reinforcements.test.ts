import { scenario } from '../testing/index.ts';

scenario(
  'Reinforcements are for the side named, and only after the reveal',
  { red: { hand: ['attack-06', 'reinforcement-2', 'reinforcement-3'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .until('select')
      .expectNeverOffered('red', 'reinforcement-2', 'reinforcement-3')
      .lay('attack-06', 'attack-08')
      .plays('red', 'reinforcement-2', 'offense')
      .expectTotals(10, 12)
      .plays('red', 'reinforcement-3', 'defense')
      .expectTotals(10, 15)
      .expectResult('defense-won')
      .expectTurn('blue');
  },
);

scenario(
  'They may be wasted on a negotiate',
  { red: { hand: ['attack-06', 'attack-04', 'reinforcement-5'] }, blue: { hand: ['negotiate'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-06', 'negotiate')
      .plays('red', 'reinforcement-5', 'defense')
      .expectResult('offense-won')
      .expectTurn('blue')
      .expectDiscard('attack-06', 'negotiate', 'reinforcement-5');
  },
);

scenario(
  'An ally may play them, whoever stays out may not',
  { yellow: { extra: ['reinforcement-5'] }, green: { extra: ['reinforcement-2'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 1)
      .lay('attack-06', 'attack-08')
      .plays('yellow', 'reinforcement-5', 'offense')
      .expectTotals(14, 12)
      .expectResult('offense-won')
      .expectNeverOffered('green', 'reinforcement-2');
  },
);
