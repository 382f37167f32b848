import { scenario } from '../testing/index.ts';

const scanners = {
  blue: { hand: ['attack-04'], techs: [{ id: 'delta-scanners', completed: true }] },
  discard: ['attack-20', 'negotiate'],
} as const;

scenario('Delta Scanners: any card of the discard pile', scanners, (table) => {
  table
    .uses('blue', 'delta-scanners', 'attack-20')
    .expectHand('blue', 'attack-04', 'attack-20')
    .expectDiscard('negotiate')
    .expectTechDiscard('delta-scanners')
    .expectNext('aim', 'red');
});

scenario('Delta Scanners: nothing to scan', { blue: scanners.blue }, (table) => {
  table.expectNext('aim', 'red').expectNeverOffered('blue', 'delta-scanners');
});

scenario(
  'Delta Scanners may be completed and used in the same regroup',
  { ...scanners, blue: { hand: ['attack-04'], techs: [{ id: 'delta-scanners', ships: 2 }] } },
  (table) => {
    table
      .completes('blue', 'delta-scanners')
      .returns('blue', { 'blue-1': 2 })
      .uses('blue', 'delta-scanners', 'negotiate')
      .expectHand('blue', 'attack-04', 'negotiate')
      .expectNext('aim', 'red');
  },
);

scenario(
  'Scrambled while it is completed: the ships go home, the scanners are gone',
  {
    ...scanners,
    blue: { techs: [{ id: 'delta-scanners', ships: 2 }] },
    green: { techs: [{ id: 'tech-scrambler', ships: 2 }] },
  },
  (table) => {
    table
      .completes('blue', 'delta-scanners')
      .uses('green', 'tech-scrambler')
      .returns('green', { 'green-1': 2 })
      .returns('blue', { 'blue-1': 2 })
      .expectTechDiscard('tech-scrambler', 'delta-scanners')
      .expectNext('aim', 'red')
      .expectNeverOffered('blue', 'delta-scanners');
  },
);
