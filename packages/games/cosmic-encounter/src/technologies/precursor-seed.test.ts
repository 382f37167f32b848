import { scenario } from '../testing/index.ts';

const seed = {
  blue: { alien: 'human', techs: [{ id: 'precursor-seed', ships: 9 }] },
  green: { techs: [{ id: 'tech-scrambler', ships: 9 }] },
} as const;

scenario('Precursor Seed: a second alien', seed, (table) => {
  table
    .completes('blue', 'precursor-seed')
    .returns('blue', { 'blue-1': 9 })
    .expectSheets('blue', 2)
    .expectAlien('blue', 'human')
    .expectTech('blue', 'precursor-seed', { isFaceUp: true })
    .expectNext('aim', 'red');
});

scenario('Precursor Seed: the second alien goes with the technology', seed, (table) => {
  table
    .completes('blue', 'precursor-seed')
    .returns('blue', { 'blue-1': 9 })
    .expectSheets('blue', 2)
    .uses('green', 'tech-scrambler.strike', 'blue:precursor-seed')
    .returns('green', 9)
    .expectSheets('blue', 1)
    .expectAlien('blue', 'human')
    .expectTechDiscard('precursor-seed', 'tech-scrambler')
    .expectNext('aim', 'red');
});

scenario(
  'Precursor Seed: eight ships are too few',
  { blue: { alien: 'human', techs: [{ id: 'precursor-seed', ships: 8 }] } },
  (table) => {
    table.until('tech').expectNotOffered('blue', 'complete:precursor-seed');
  },
);

scenario(
  'Precursor Seed: the flare of the second alien is super for its owner',
  {
    destiny: ['yellow'],
    blue: { alien: 'human', techs: [{ id: 'precursor-seed', ships: 9 }], extra: ['flare-amoeba'] },
    loaded: { aliens: [0] },
  },
  (table) => {
    table
      .completes('blue', 'precursor-seed')
      .returns('blue', { 'blue-1': 9 })
      .expectAlien('blue', 'amoeba')
      .encounter({ defense: 'yellow', ships: 1 })
      .invites('offense', 'blue')
      .joins('blue', 'offense', 1)
      .lay('attack-04', 'attack-10')
      .expectOffered('blue', 'amoeba.super');
  },
);

scenario(
  'Precursor Seed: with too few home colonies both powers are lost',
  {
    blue: {
      alien: 'human',
      techs: [{ id: 'precursor-seed', ships: 9 }],
      ships: { 'blue-1': 6, 'blue-2': 5, 'blue-3': 0, 'blue-4': 0, 'blue-5': 0 },
    },
    loaded: { aliens: [0] },
  },
  (table) => {
    table
      .completes('blue', 'precursor-seed')
      .returns('blue', { 'blue-1': 9 })
      .expectAlien('blue', 'amoeba')
      .expectPower('blue', false)
      .encounter({ defense: 'blue', ships: 1, on: 'blue-2' })
      .lay('attack-10', 'attack-04')
      .expectResult('offense-won')
      .expectNeverOffered('blue', 'amoeba.ooze');
  },
);
