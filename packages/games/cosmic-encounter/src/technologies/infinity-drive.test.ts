import { scenario } from '../testing/index.ts';

const drive = {
  yellow: { hand: ['attack-20', 'attack-10'], techs: [{ id: 'infinity-drive', completed: true }] },
  destiny: ['blue', 'green', 'yellow'],
} as const;

scenario('Infinity Drive: an encounter out of turn, then play goes on where it was', drive, (table) => {
  table
    .encounter({ offense: 'red', defense: 'blue', ships: 4 })
    .lay('attack-10', 'attack-04')
    .uses('yellow', 'infinity-drive')
    .encounter({ offense: 'yellow', defense: 'green', ships: 4 })
    .lay('attack-20', 'attack-04')
    .expectResult('offense-won')
    .expectNext('second-encounter', 'red')
    .expectMarkers({ red: 1, yellow: 1 })
    .expectTechDiscard('infinity-drive');
});

scenario(
  'Infinity Drive: not without an encounter card',
  { ...drive, yellow: { ...drive.yellow, hand: ['mobius-tubes'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 4 })
      .lay('attack-10', 'attack-04')
      .expectNext('second-encounter', 'red')
      .expectNeverOffered('yellow', 'infinity-drive');
  },
);

scenario(
  'Scrambled: nothing comes of it',
  { ...drive, green: { techs: [{ id: 'tech-scrambler', ships: 6 }] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 4 })
      .lay('attack-10', 'attack-04')
      .uses('yellow', 'infinity-drive')
      .uses('green', 'tech-scrambler')
      .returns('green', 6)
      .expectNext('second-encounter', 'red')
      .expectMarkers({ yellow: 0 });
  },
);
