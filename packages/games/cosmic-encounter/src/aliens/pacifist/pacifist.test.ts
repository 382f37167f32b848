import { scenario } from '../../testing/index.ts';

const pacifist = {
  red: { alien: 'pacifist', hand: ['negotiate', 'attack-04', 'flare-pacifist'] },
  blue: { hand: ['attack-20', 'negotiate', 'attack-06'] },
  green: { extra: ['cosmic-zap'] },
  yellow: { extra: ['emotion-control'] },
} as const;

scenario('Peace: a negotiate beats an attack', pacifist, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('negotiate', 'attack-20')
    .expectResult('offense-won')
    .expectNext('second-encounter', 'red')
    .expectShips('red', 'blue-1', 2)
    .expectHandSize('blue', 2);
});

scenario('Peace zapped: defeat and compensation', pacifist, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('negotiate', 'attack-20')
    .zaps('green', 'pacifist.peace')
    .expectResult('defense-won')
    .expectTurn('blue')
    .expectHandSize('red', 4);
});

scenario('[CE-111] Emotion Control: two negotiates, nothing won', pacifist, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('negotiate', 'attack-20')
    .plays('yellow', 'emotion-control')
    .expectNext('deal', 'red', 'blue');
});

scenario('[CE-134] Super: one ship for a failed deal, and five', pacifist, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('negotiate', 'negotiate')
    .breaksOff('blue')
    .plays('red', 'flare-pacifist')
    .expectTurn('blue')
    .expectWarp('red', 1)
    .expectWarp('blue', 5);
});

scenario(
  'Wild: a negotiate under attack becomes an attack 15',
  { red: { extra: ['flare-pacifist'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('negotiate', 'attack-10')
      .plays('red', 'flare-pacifist')
      .expectTotals(17, 14)
      .expectResult('offense-won');
  },
);

scenario('Wild: not with an attack', { red: { extra: ['flare-pacifist'] } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('attack-04', 'attack-10')
    .expectResult('defense-won')
    .expectNeverOffered('red', 'pacifist.wild');
});

scenario('Super, card-zapped: three ships each', { ...pacifist, green: { extra: ['card-zap'] } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('negotiate', 'negotiate')
    .breaksOff('blue')
    .plays('red', 'flare-pacifist')
    .cardZaps('green')
    .expectTurn('blue')
    .expectWarp('red', 3)
    .expectWarp('blue', 3);
});

scenario('Super: a deal that is made costs nobody ships', pacifist, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('negotiate', 'negotiate')
    .offers('red', { blue: { random: 1 } })
    .accepts('blue')
    .expectNext('second-encounter', 'red')
    .expectNeverOffered('red', 'pacifist.super', 'pacifist.wild');
});
