import { scenario } from '../../testing/index.ts';

scenario(
  '[CE-001] Worked example of the revised rulebooks',
  {
    red: { alien: 'macron', hand: ['attack-10', 'attack-04'] },
    blue: { alien: 'clone', hand: ['attack-12', 'attack-06'], ships: { 'blue-1': 2 } },
    yellow: { alien: 'zombie' },
    green: { alien: 'parasite', extra: ['reinforcement-2'] },
  },
  (table) => {
    table
      .aims('blue-1')
      .until('send-ships')
      .refuses('red', { 'red-1': 2 }, 'engine.too-many')
      .sends('red', 1)
      .invites('offense', 'yellow')
      .invites('defense', 'yellow', 'green')
      .joins('yellow', 'defense', 4)
      .uses('green', 'parasite.infest')
      .joins('green', 'offense', 3)
      .lay('attack-10', 'attack-12')
      .expectTotals(17, 18)
      .plays('green', 'reinforcement-2', 'offense')
      .expectTotals(19, 18)
      .expectResult('offense-won')
      .uses('blue', 'clone.replicate')
      .expectNext('second-encounter', 'red')
      .expectWarp('blue', 2)
      .expectWarp('yellow', 0)
      .expectShips('red', 'blue-1', 1)
      .expectShips('green', 'blue-1', 3)
      .expectShips('blue', 'blue-1', 0)
      .expectMarkers({ red: 1, blue: 0, yellow: 0, green: 1 })
      .expectHand('blue', 'attack-12', 'attack-06')
      .expectHand('red', 'attack-04')
      .expectDiscard('attack-10', 'reinforcement-2')
      .expectPower('blue', true)
      .expectOptions('red', 'encounter', 'end-turn');
  },
);

scenario(
  '[CE-069] Zapped at launch, Mass is gone for the encounter',
  { red: { alien: 'macron', hand: ['attack-10', 'attack-04'] }, yellow: { extra: ['cosmic-zap'] } },
  (table) => {
    table
      .aims('blue-1')
      .zaps('yellow', 'macron.mass-launch')
      .sends('red', 4)
      .lay('attack-10', 'attack-08')
      .expectTotals(14, 12)
      .expectResult('offense-won')
      .expectNext('second-encounter', 'red')
      .expectShips('red', 'blue-1', 4)
      .expectDiscard('cosmic-zap', 'attack-10', 'attack-08');
  },
);

scenario(
  '[CE-070] A lost ship brings two cards',
  {
    red: { alien: 'macron', hand: ['negotiate', 'attack-04'] },
    blue: { hand: ['attack-08', 'attack-06', 'attack-06', 'attack-06', 'attack-06', 'attack-06'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('negotiate', 'attack-08')
      .expectResult('defense-won')
      .expectTurn('blue')
      .expectWarp('red', 1)
      .expectHand('red', 'attack-04', 'attack-06', 'attack-06')
      .expectHandSize('blue', 3)
      .expectNext('regroup.start', 'blue');
  },
);

scenario(
  '[CE-070] One ship in defense brings two rewards',
  { red: { hand: ['attack-04'] }, yellow: { alien: 'macron', hand: ['attack-06'], warp: 1 } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 1)
      .lay('attack-04', 'attack-08')
      .expectTotals(5, 16)
      .expectNext('reward', 'yellow')
      .expectOptions('yellow', 'card', 'ship', 'waive')
      .rewards('yellow', 'ship', 'card')
      .expectTurn('blue')
      .expectWarp('yellow', 0)
      .expectHandSize('yellow', 2);
  },
);

scenario('Wild: own ships count twice', { red: { extra: ['flare-macron'] } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-10', 'attack-08')
    .expectTotals(13, 12)
    .plays('red', 'flare-macron')
    .expectTotals(16, 12);
});

scenario(
  'Wild: an ally may, if its side shows an attack',
  { yellow: { extra: ['flare-macron'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 2)
      .lay('attack-10', 'attack-08')
      .plays('yellow', 'flare-macron')
      .expectTotals(13, 16);
  },
);

scenario('Wild: nothing to add to a negotiate', { red: { extra: ['flare-macron'] } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('negotiate', 'attack-08')
    .expectResult('defense-won')
    .expectNeverOffered('red', 'macron.wild');
});

scenario('Super: four heavy ships', { red: { alien: 'macron', extra: ['flare-macron'] } }, (table) => {
  table
    .aims('blue-1')
    .plays('red', 'flare-macron')
    .until('send-ships')
    .refuses('red', { 'red-1': 4, 'red-2': 1 }, 'engine.too-many')
    .sends('red', 4)
    .lay('attack-10', 'attack-08')
    .expectTotals(26, 12)
    .expectNeverOffered('red', 'macron.wild');
});

scenario(
  'Super: also for a defensive ally',
  { yellow: { alien: 'macron', extra: ['flare-macron'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .invites('defense', 'yellow')
      .answers('yellow', 'join:defense')
      .plays('yellow', 'flare-macron')
      .sends('yellow', 3)
      .lay('attack-10', 'attack-08')
      .expectTotals(13, 24);
  },
);

scenario(
  '[CE-124] Card-zapped, the flare is gone and was the one of the encounter',
  {
    red: { hand: ['attack-10', 'attack-04', 'flare-macron', 'flare-warpish'] },
    blue: { extra: ['card-zap'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-10', 'attack-08')
      .plays('red', 'flare-macron')
      .cardZaps('blue')
      .expectTotals(13, 12)
      .expectDiscard('card-zap', 'flare-macron')
      .expectNotOffered('red', 'macron.wild', 'warpish.wild');
  },
);

scenario(
  '[CE-184] Unlimited flares: two in one encounter, none twice',
  {
    options: { flares: 'unlimited' },
    red: { hand: ['attack-10', 'attack-04', 'flare-macron', 'flare-warpish'], warp: 3 },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-10', 'attack-08')
      .plays('red', 'flare-macron')
      .plays('red', 'flare-warpish')
      .expectTotals(18, 12)
      .expectNotOffered('red', 'macron.wild', 'warpish.wild');
  },
);
