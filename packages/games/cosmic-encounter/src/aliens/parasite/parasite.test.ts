import { scenario } from '../../testing/index.ts';

scenario(
  '[CE-083] A Force Field sends Parasite home like anybody else',
  { yellow: { alien: 'parasite' }, green: { extra: ['force-field'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .expectOffered('yellow', 'parasite.infest')
      .expectNotOffered('green', 'parasite.infest')
      .uses('yellow', 'parasite.infest')
      .expectNext('ally', 'yellow')
      .expectOptions('yellow', 'join:offense', 'join:defense', 'decline')
      .joins('yellow', 'defense', 3)
      .plays('green', 'force-field', ['yellow'])
      .expectNext('return-ships', 'yellow')
      .returns('yellow', { 'yellow-1': 3 })
      .expectNext('select', 'red', 'blue')
      .expectAllies('defense')
      .expectShips('yellow', 'yellow-1', 7);
  },
);

scenario(
  'Infest zapped: uninvited, Parasite stays out',
  { yellow: { alien: 'parasite' }, green: { extra: ['cosmic-zap'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .uses('yellow', 'parasite.infest')
      .zaps('green')
      .expectNext('select', 'red', 'blue')
      .expectNeverOffered('yellow', 'join:offense', 'join:defense')
      .expectAllies('offense')
      .expectAllies('defense');
  },
);

scenario(
  'Infest zapped: an invitation still counts',
  { yellow: { alien: 'parasite' }, green: { extra: ['cosmic-zap'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .invites('offense', 'yellow')
      .uses('yellow', 'parasite.infest')
      .zaps('green')
      .joins('yellow', 'offense', 1)
      .expectAllies('offense', 'yellow');
  },
);

scenario(
  'Super: any number of ships',
  { yellow: { alien: 'parasite', extra: ['flare-parasite'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .uses('yellow', 'parasite.infest')
      .answers('yellow', 'join:defense')
      .plays('yellow', 'flare-parasite')
      .sends('yellow', 12)
      .lay('attack-10', 'attack-08')
      .expectTotals(12, 24);
  },
);

const threeHomes = {
  blue: {
    alien: 'clone',
    ships: { 'blue-1': 2, 'blue-2': 9, 'blue-3': 9, 'blue-4': 0, 'blue-5': 0 },
  },
  yellow: { extra: ['flare-parasite'], ships: { 'blue-2': 1 } },
} as const;

scenario('Wild: a lost power makes room', threeHomes, (table) => {
  table
    .encounter({ defense: 'blue', ships: 4 })
    .lay('attack-10', 'attack-04')
    .uses('yellow', 'parasite.wild')
    .expectOptions('yellow', 'blue-1', 'blue-3', 'blue-4', 'blue-5')
    .answers('yellow', 'blue-4')
    .until('settle')
    .refuses('yellow', { 'yellow-1': 2 }, 'engine.too-many')
    .answers('yellow', { 'yellow-1': 1 })
    .expectNext('second-encounter', 'red')
    .expectPower('blue', false)
    .expectShips('yellow', 'blue-4', 1)
    .expectMarkers({ yellow: 2 });
});

scenario('Wild: not while the power holds', threeHomes, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-04', 'attack-10')
    .expectResult('defense-won')
    .expectNeverOffered('yellow', 'parasite.wild');
});

const swarms = {
  yellow: { alien: 'parasite', extra: ['flare-parasite'] },
  green: { extra: ['card-zap'] },
} as const;

scenario('Super, card-zapped: four are the most', swarms, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .uses('yellow', 'parasite.infest')
    .answers('yellow', 'join:defense')
    .plays('yellow', 'flare-parasite')
    .cardZaps('green')
    .until('send-ships')
    .refuses('yellow', { 'yellow-1': 4, 'yellow-2': 1 }, 'engine.too-many')
    .sends('yellow', 4)
    .expectAllies('defense', 'yellow');
});

scenario('Super: not for a main player', { ...swarms, offense: 'yellow', destiny: ['blue'] }, (table) => {
  table
    .aims('blue-1')
    .until('send-ships')
    .refuses('yellow', { 'yellow-1': 4, 'yellow-2': 1 }, 'engine.too-many')
    .sends('yellow', 4)
    .expectNext('select', 'yellow', 'blue')
    .expectNeverOffered('yellow', 'parasite.super', 'parasite.infest');
});

scenario('Super: all twenty, and the power with them', swarms, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .uses('yellow', 'parasite.infest')
    .answers('yellow', 'join:defense')
    .plays('yellow', 'flare-parasite')
    .sends('yellow', 20)
    .lay('attack-10', 'attack-08')
    .expectTotals(12, 32)
    .expectPower('yellow', false);
});
scenario(
  'Uninvited by Grudge, a parasite that joins the other side owes nothing',
  { red: { alien: 'grudge', hand: ['attack-04', 'attack-06'] }, yellow: { alien: 'parasite' } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .uses('yellow', 'parasite.infest')
      .joins('yellow', 'defense', 1)
      .expectNext('select', 'red', 'blue')
      .expectTokenHolders();
  },
);
scenario(
  'Uninvited and declining after all, a parasite cannot come late by Wild Fodder',
  { yellow: { alien: 'parasite', extra: ['flare-fodder'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .uses('yellow', 'parasite.infest')
      .declines('yellow')
      .lay('attack-10', 'attack-04')
      .expectResult('offense-won')
      .expectNeverOffered('yellow', 'fodder.wild');
  },
);
