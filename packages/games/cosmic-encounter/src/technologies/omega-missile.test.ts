import { scenario } from '../testing/index.ts';

const missile = {
  green: { techs: [{ id: 'omega-missile', completed: true }] },
  blue: { alien: 'human', ships: { 'blue-1': 4, 'blue-2': 4, 'blue-3': 12, 'blue-4': 0, 'blue-5': 0 } },
  yellow: { ships: { 'blue-2': 3 } },
} as const;

scenario('[CE-163] Omega Missile: the planet is gone, with all that stood on it', missile, (table) => {
  table
    .expectMarkers({ yellow: 1 })
    .expectPower('blue', true)
    .uses('green', 'omega-missile', 'blue-2')
    .expectWarp('blue', 4)
    .expectWarp('yellow', 3)
    .expectPower('blue', false)
    .expectMarkers({ yellow: 0 })
    .expectTechDiscard('omega-missile')
    .expectNext('aim', 'red')
    .expectOptions('red', 'blue-1', 'blue-3', 'blue-4', 'blue-5');
});

scenario(
  'Omega Missile: a destroyed planet cannot be hit again',
  { ...missile, destroyed: ['blue-5'] },
  (table) => {
    table
      .uses('green', 'omega-missile')
      .expectNotOffered('green', 'blue-5')
      .answers('green', 'red-1')
      .expectWarp('red', 4);
  },
);

scenario(
  'Omega Missile: what lies beside the planet is discarded',
  { ...missile, beside: { 'blue-2': ['attack-08'] } },
  (table) => {
    table
      .uses('green', 'omega-missile', 'blue-2')
      .expectBeside('blue-2')
      .expectDiscard('attack-08')
      .expectNext('aim', 'red');
  },
);

scenario(
  'Whoever has no planet left cannot be sought at home: destiny is drawn again',
  {
    destiny: ['blue', 'yellow'],
    destroyed: ['blue-1', 'blue-2', 'blue-3', 'blue-4', 'blue-5'],
    blue: { ships: { 'red-1': 20 } },
  },
  (table) => {
    table.draws('yellow').expectDefense('yellow').expectNext('aim', 'red');
  },
);

scenario(
  'Scrambled: the planet stands',
  { ...missile, yellow: { techs: [{ id: 'tech-scrambler', ships: 8 }] } },
  (table) => {
    table
      .uses('green', 'omega-missile', 'blue-2')
      .uses('yellow', 'tech-scrambler')
      .returns('yellow', 8)
      .expectShips('blue', 'blue-2', 4)
      .expectNext('aim', 'red');
  },
);
