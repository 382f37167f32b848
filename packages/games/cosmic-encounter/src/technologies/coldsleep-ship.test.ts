import { scenario } from '../testing/index.ts';

const ready = {
  red: { ships: { 'green-1': 4 } },
  blue: { techs: [{ id: 'coldsleep-ship', completed: true }], ships: { 'red-1': 1 } },
} as const;

scenario('Coldsleep Ship: a colony far away, in anybody’s encounter', ready, (table) => {
  table
    .uses('blue', 'coldsleep-ship')
    .expectNotOffered('blue', 'blue-2', 'red-1')
    .answers('blue', 'green-1')
    .until('settle')
    .refuses('blue', { 'blue-1': 5 }, 'engine.out-of-range')
    .refuses('blue', { 'blue-1': 3, 'blue-2': 2 }, 'engine.too-many')
    .settles('blue', { 'blue-1': 2, 'blue-2': 2 })
    .expectShips('blue', 'green-1', 4)
    .expectShips('red', 'green-1', 4)
    .expectMarkers({ blue: 2 })
    .expectTechDiscard('coldsleep-ship')
    .expectNext('aim', 'red');
});

scenario(
  'Coldsleep Ship: it may be the colony that wins',
  {
    ...ready,
    blue: { ...ready.blue, ships: { 'red-1': 1, 'red-2': 1, 'red-3': 1, 'green-2': 1 } },
  },
  (table) => {
    table.uses('blue', 'coldsleep-ship', 'yellow-1').settles('blue', 1).expectWinners('blue');
  },
);

scenario(
  'Coldsleep Ship: without a colony to go home to, those who built it land at once',
  {
    blue: {
      techs: [{ id: 'coldsleep-ship', ships: 9 }],
      warp: 11,
      ships: { 'blue-1': 0, 'blue-2': 0, 'blue-3': 0, 'blue-4': 0, 'blue-5': 0 },
    },
  },
  (table) => {
    table
      .completes('blue', 'coldsleep-ship')
      .expectNext('coldsleep', 'blue')
      .expectOffered('blue', 'yellow-3', 'decline')
      .answers('blue', 'yellow-3')
      .expectShips('blue', 'yellow-3', 9)
      .expectMarkers({ blue: 1 })
      .expectTechDiscard('coldsleep-ship')
      .expectNext('aim', 'red');
  },
);

scenario(
  'Coldsleep Ship: declined, and they are lost in the warp',
  {
    blue: {
      techs: [{ id: 'coldsleep-ship', ships: 9 }],
      warp: 11,
      ships: { 'blue-1': 0, 'blue-2': 0, 'blue-3': 0, 'blue-4': 0, 'blue-5': 0 },
    },
  },
  (table) => {
    table
      .completes('blue', 'coldsleep-ship')
      .answers('blue', 'decline')
      .expectWarp('blue', 20)
      .expectTech('blue', 'coldsleep-ship', { isFaceUp: true, ships: 0 })
      .expectNext('aim', 'red')
      .expectNeverOffered('blue', 'coldsleep-ship');
  },
);
