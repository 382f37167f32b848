import { scenario } from '../testing/index.ts';

const mined = (ships: number) =>
  ({
    red: { hand: ['attack-20', 'attack-10'] },
    blue: { hand: ['negotiate', 'attack-04'], techs: [{ id: 'gluon-mines', ships }] },
  }) as const;

scenario('Gluon Mines: the offense goes on with what is left', mined(3), (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .invites('offense', 'yellow')
    .joins('yellow', 'offense', 2)
    .lay('attack-20', 'attack-04')
    .uses('blue', 'gluon-mines')
    .expectNext('gluon-mines', 'blue')
    .refuses('blue', { 1: 3 }, 'engine.unknown-option')
    .answers('blue', { 0: 2, 2: 1 })
    .returns('blue', { 'blue-2': 3 })
    .expectWarp('red', 2)
    .expectWarp('yellow', 1)
    .expectGate('red', 0)
    .expectTotals(21, 8)
    .expectTechDiscard('gluon-mines');
});

scenario(
  'Gluon Mines: with nobody left the encounter is won, unseen cards are discarded, nothing is paid',
  mined(4),
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 4 })
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 1)
      .lay('attack-20', 'negotiate')
      .uses('blue', 'gluon-mines')
      .returns('blue', { 'blue-2': 4 })
      .expectResult('defense-won')
      .rewards('yellow', 'card')
      .expectTurn('blue')
      .expectWarp('red', 4)
      .expectDiscard('attack-20', 'negotiate')
      .expectHandSize('red', 1);
  },
);

scenario(
  'Gluon Mines: an upset turns that round',
  { ...mined(1), blue: { ...mined(1).blue, alien: 'loser' } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .uses('blue', 'loser.upset')
      .lay('attack-20', 'attack-04')
      .uses('blue', 'gluon-mines')
      .returns('blue', { 'blue-2': 1 })
      .expectResult('offense-won')
      .expectNext('second-encounter', 'red')
      .expectWarp('red', 1)
      .expectWarp('blue', 4)
      .expectMarkers({ red: 0 });
  },
);

scenario(
  'Gluon Mines: not for an ally of the defense',
  { ...mined(0), blue: {}, yellow: { techs: [{ id: 'gluon-mines', ships: 2 }] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 1)
      .lay('attack-20', 'attack-04')
      .expectTotals(21, 9)
      .expectNeverOffered('yellow', 'gluon-mines');
  },
);

scenario('Gluon Mines: without ships on them they do nothing', mined(0), (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-20', 'attack-04')
    .expectTotals(21, 8)
    .expectNeverOffered('blue', 'gluon-mines');
});

scenario(
  'Scrambled by as many ships as lie on them',
  { ...mined(2), green: { techs: [{ id: 'tech-scrambler', ships: 2 }] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-20', 'attack-04')
      .uses('blue', 'gluon-mines')
      .uses('green', 'tech-scrambler')
      .returns('green', 2)
      .returns('blue', { 'blue-2': 2 })
      .expectTotals(21, 8)
      .expectWarp('red', 0);
  },
);

scenario(
  'Gluon Mines: a card that was never shown can still be kept by a Clone',
  { ...mined(1), red: { ...mined(1).red, alien: 'clone' } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-20', 'attack-04')
      .uses('blue', 'gluon-mines')
      .returns('blue', { 'blue-2': 1 })
      .uses('red', 'clone.replicate')
      .expectTurn('blue')
      .expectHand('red', 'attack-20', 'attack-10')
      .expectDiscard('attack-04');
  },
);
