import { scenario } from '../testing/index.ts';

scenario(
  '[CE-164] Genesis Bomb: a new planet, settled by some of its makers',
  { blue: { techs: [{ id: 'genesis-bomb', ships: 5 }] } },
  (table) => {
    table
      .expectSeenTechs('blue', null)
      .uses('blue', 'genesis-bomb')
      .until('genesis')
      .refuses('blue', 6, 'engine.out-of-range')
      .answers('blue', 3)
      .returns('blue', { 'blue-1': 2 })
      .expectShips('blue', 'genesis', 3)
      .expectShips('blue', 'blue-1', 5)
      .expectTechDiscard('genesis-bomb')
      .expectNext('aim', 'red')
      .expectOptions('red', 'blue-1', 'blue-2', 'blue-3', 'blue-4', 'blue-5', 'genesis');
  },
);

scenario(
  'Genesis Bomb: not with three ships',
  { blue: { techs: [{ id: 'genesis-bomb', ships: 3 }] } },
  (table) => {
    table.expectNext('aim', 'red').expectNeverOffered('blue', 'genesis-bomb', 'complete:genesis-bomb');
  },
);

scenario(
  'Used again, the planet moves with all ships on it, and colonies change their kind',
  {
    genesis: 'red',
    red: { ships: { genesis: 2, 'blue-1': 1, 'blue-2': 1, 'yellow-1': 1, 'yellow-2': 1 } },
    green: { techs: [{ id: 'genesis-bomb', ships: 4 }] },
  },
  (table) => {
    table.expectMarkers({ red: 4 }).uses('green', 'genesis-bomb', 0).expectWinners('red');
  },
);

scenario(
  '[CE-190] A colony on the own Genesis planet is a home colony',
  {
    genesis: 'blue',
    blue: {
      alien: 'human',
      ships: { genesis: 2, 'blue-1': 6, 'blue-2': 12, 'blue-3': 0, 'blue-4': 0, 'blue-5': 0 },
    },
  },
  (table) => {
    table.expectPower('blue', true).expectMarkers({ blue: 0 }).expectNext('aim', 'red');
  },
);

scenario(
  '[CE-190] 2008: three of the original planets lost, and the power is lost',
  {
    options: { edition: '2008' },
    genesis: 'blue',
    blue: {
      alien: 'human',
      ships: { genesis: 2, 'blue-1': 6, 'blue-2': 12, 'blue-3': 0, 'blue-4': 0, 'blue-5': 0 },
    },
  },
  (table) => {
    table.expectPower('blue', false).expectNext('aim', 'red');
  },
);
