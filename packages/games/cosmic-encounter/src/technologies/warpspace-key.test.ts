import { scenario } from '../testing/index.ts';

const key = { red: { warp: 5, techs: [{ id: 'warpspace-key', completed: true }] } } as const;

scenario('Warpspace Key: all own ships leave the warp', key, (table) => {
  table
    .uses('red', 'warpspace-key')
    .returns('red', { 'red-1': 3, 'red-2': 2 })
    .expectWarp('red', 0)
    .expectShips('red', 'red-1', 6)
    .expectTechDiscard('warpspace-key')
    .expectNext('aim', 'red');
});

scenario('Warpspace Key: also after the usual ship has been retrieved', key, (table) => {
  table
    .returns('red', { 'red-1': 1 })
    .uses('red', 'warpspace-key')
    .returns('red', { 'red-2': 4 })
    .expectWarp('red', 0)
    .expectNext('aim', 'red');
});

scenario('Warpspace Key: only in an own encounter', { ...key, offense: 'blue' }, (table) => {
  table.expectNext('aim', 'blue').expectNeverOffered('red', 'warpspace-key');
});

scenario(
  'Scrambled: the warp holds them',
  { ...key, green: { techs: [{ id: 'tech-scrambler', ships: 3 }] } },
  (table) => {
    table
      .uses('red', 'warpspace-key')
      .uses('green', 'tech-scrambler')
      .returns('green', 3)
      .returns('red', { 'red-1': 1 })
      .expectWarp('red', 4)
      .expectNext('aim', 'red');
  },
);
