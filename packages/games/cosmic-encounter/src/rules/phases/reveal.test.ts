import { scenario } from '../../testing/index.ts';

scenario(
  '[CE-003] A tie goes to the defense',
  { red: { hand: ['attack-10'] }, blue: { hand: ['attack-08'], ships: { 'blue-1': 5 } } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-10', 'attack-08')
      .expectTotals(13, 13)
      .expectResult('defense-won')
      .expectTurn('blue')
      .expectWarp('red', 3)
      .expectWarp('blue', 0)
      .expectShips('blue', 'blue-1', 5)
      .expectNext('regroup.start', 'blue');
  },
);

const morph = {
  red: { hand: ['morph', 'attack-04'] },
  blue: { hand: ['attack-08', 'negotiate'], ships: { 'blue-1': 3 } },
} as const;

scenario('[CE-013] A morph is the attack it faces', morph, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('morph', 'attack-08')
    .expectTotals(10, 11)
    .expectResult('defense-won')
    .expectTurn('blue')
    .expectWarp('red', 2)
    .expectDiscard('morph', 'attack-08');
});

scenario('[CE-013] A morph is the negotiate it faces', morph, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('morph', 'negotiate')
    .expectNext('deal', 'red', 'blue')
    .breaksOff('red')
    .expectResult('deal-failed')
    .expectTurn('blue')
    .expectDiscard('morph', 'negotiate');
});

scenario(
  '[CE-032] Reinforcements answer each other until all pass',
  {
    red: { hand: ['attack-12', 'reinforcement-3'] },
    blue: { hand: ['attack-08', 'reinforcement-2'], ships: { 'blue-1': 4 } },
    yellow: { extra: ['reinforcement-5'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 1)
      .lay('attack-12', 'attack-08')
      .expectTotals(14, 13)
      .plays('blue', 'reinforcement-2', 'defense')
      .expectTotals(14, 15)
      .expectNotOffered('blue', 'reinforcement-2')
      .plays('red', 'reinforcement-3', 'offense')
      .expectTotals(17, 15)
      .plays('yellow', 'reinforcement-5', 'defense')
      .expectTotals(17, 20)
      .expectDiscard()
      .expectResult('defense-won')
      .expectTurn('blue')
      .expectDiscard('attack-12', 'attack-08', 'reinforcement-2', 'reinforcement-3', 'reinforcement-5');
  },
);

scenario(
  '[CE-033] An ally may strengthen the other side',
  { blue: { ships: { 'blue-1': 4 } }, yellow: { extra: ['reinforcement-5'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 1)
      .lay('attack-10', 'attack-06')
      .expectTotals(14, 10)
      .plays('yellow', 'reinforcement-5', 'defense')
      .expectTotals(14, 15)
      .expectResult('defense-won')
      .expectTurn('blue');
  },
);

scenario(
  '[CE-034] Whoever stays out cannot reinforce',
  { green: { extra: ['reinforcement-3'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-10', 'attack-06')
      .until('reveal.after-reveal')
      .expectNotOffered('green', 'reinforcement-3')
      .refuses('green', 'reinforcement-3', 'ce.other-role')
      .expectResult('offense-won')
      .expectNeverOffered('green', 'reinforcement-3')
      .expectNext('second-encounter', 'red');
  },
);

scenario(
  'A morph against the claim of one: both sides lose all they have in it',
  { red: { alien: 'gambler', hand: ['attack-10'] }, blue: { hand: ['morph'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 1)
      .lay('attack-10', 'morph')
      .uses('red', 'gambler.bluff', 'morph')
      .answers('blue', 'believe')
      .expectResult('both-lost')
      .expectTurn('blue')
      .expectWarp('red', 2)
      .expectWarp('blue', 4)
      .expectWarp('yellow', 1)
      .expectHand('red')
      .expectDiscard('morph');
  },
);
