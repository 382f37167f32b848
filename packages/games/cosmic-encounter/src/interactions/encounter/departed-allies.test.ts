import { scenario } from '../../testing/index.ts';

/** An ally whose last ship leaves before the outcome is no ally any more, by any way it left. */

scenario(
  'An ally that oozes out altogether has left: it reinforces nobody and gains nothing',
  { yellow: { alien: 'amoeba', extra: ['flare-amoeba', 'reinforcement-3'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 3)
      .lay('attack-10', 'attack-04')
      .plays('yellow', 'flare-amoeba', 'out', 3)
      .returns('yellow', { 'yellow-1': 3 })
      .expectTotals(11, 8)
      .expectAllies('offense')
      .expectResult('offense-won')
      .expectNext('second-encounter', 'red')
      .expectNeverOffered('yellow', 'reinforcement-3')
      .expectMarkers({ red: 1, yellow: 0 });
  },
);

scenario(
  'With a ship left in it an ally stays one',
  { yellow: { alien: 'amoeba', extra: ['flare-amoeba', 'reinforcement-3'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 3)
      .lay('attack-10', 'attack-04')
      .plays('yellow', 'flare-amoeba', 'out', 2)
      .returns('yellow', { 'yellow-1': 2 })
      .plays('yellow', 'reinforcement-3', 'offense')
      .expectTotals(15, 8)
      .expectAllies('offense', 'yellow');
  },
);

scenario(
  'Who oozed out is no ally, but had allied: Grudge has no token for it',
  {
    red: { alien: 'grudge' },
    yellow: { alien: 'amoeba', extra: ['flare-amoeba'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 3)
      .lay('attack-04', 'attack-10')
      .plays('yellow', 'flare-amoeba', 'out', 3)
      .returns('yellow', { 'yellow-1': 3 })
      .expectResult('defense-won')
      .expectTurn('blue')
      .expectWarp('yellow', 0);
  },
);

scenario(
  'Gluon Mines take an ally’s only ship',
  {
    blue: { techs: [{ id: 'gluon-mines', ships: 1 }] },
    yellow: { extra: ['reinforcement-3'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 1)
      .lay('attack-10', 'attack-04')
      .uses('blue', 'gluon-mines', { 2: 1 })
      .returns('blue', { 'blue-2': 1 })
      .expectTotals(12, 8)
      .expectAllies('offense')
      .expectNext('second-encounter', 'red')
      .expectNeverOffered('yellow', 'reinforcement-3');
  },
);

scenario(
  'The Prometheus was an ally’s only ship, and its technology is struck',
  {
    yellow: {
      extra: ['reinforcement-3'],
      techs: [{ id: 'prometheus', completed: true }],
      prometheus: 'yellow-1',
    },
    green: { techs: [{ id: 'tech-scrambler', ships: 7 }] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', { 'yellow-1*': 1 })
      .lay('attack-10', 'attack-04')
      .until('planning.after-select')
      .uses('green', 'tech-scrambler.strike', 'yellow:prometheus')
      .expectTotals(12, 8)
      .expectAllies('defense')
      .expectNext('second-encounter', 'red')
      .expectNeverOffered('yellow', 'reinforcement-3');
  },
);

scenario(
  'Vacuum’s victim pays with the ship it had sent, having no colony',
  {
    red: { alien: 'vacuum', extra: ['flare-kamikaze'] },
    yellow: {
      extra: ['reinforcement-3'],
      ships: { 'yellow-1': 1, 'yellow-2': 0, 'yellow-3': 0, 'yellow-4': 0, 'yellow-5': 0 },
      warp: 19,
    },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 1)
      .lay('attack-10', 'attack-04')
      .plays('red', 'flare-kamikaze', { 'red-1': 1 })
      .answers('red', { 2: 1 })
      .expectTotals(15, 8)
      .expectAllies('defense')
      .expectNext('second-encounter', 'red')
      .expectNeverOffered('yellow', 'reinforcement-3')
      .expectWarp('yellow', 20);
  },
);
