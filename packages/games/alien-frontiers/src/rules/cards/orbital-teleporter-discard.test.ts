import { expect } from 'vitest';
import { territories } from '../../index.ts';
import { scenario } from '../../testing/index.ts';

scenario(
  '[AF-180] Teleporter discard',
  {
    turn: 'blue',
    roll: [1, 2, 3],
    green: { colonies: { 'lem-badlands': 1 } },
    blue: { cards: ['orbital-teleporter'], colonies: { 'lem-badlands': 1, 'van-vogt-mountains': 1 } },
    yellow: { colonies: { 'van-vogt-mountains': 2 } },
  },
  (table) => {
    table
      .expectScores(0, 1, 2, 3)
      .discards('orbital-teleporter', 'van-vogt-mountains/2', 'lem-badlands')
      .expectController('lem-badlands', 'blue')
      .expectController('van-vogt-mountains', 'yellow')
      .expectScores(0, 1, 3, 3)
      .expectTokens('blue', '0/0')
      .expectCards('blue')
      .expectNext('act', 'blue');
  },
);

scenario(
  'the discard moves a colony of any player to any other territory',
  {
    roll: [1, 2, 3],
    red: { cards: ['orbital-teleporter'], colonies: { 'pohl-foothills': 1 } },
    green: { colonies: { 'lem-badlands': 1 } },
  },
  (table) => {
    table.answers('discard:orbital-teleporter');
    expect(table.options).toEqual(['lem-badlands/1', 'pohl-foothills/0']);
    table.answers('lem-badlands/1').refuses('lem-badlands', 'af.same-territory');
    expect(table.options).toEqual(territories.filter((territory) => territory !== 'lem-badlands'));
    table
      .answers('pohl-foothills')
      .expectController('pohl-foothills', null)
      .expectScores(1, 1, 0, 0)
      .expectNext('act', 'red');
  },
);

scenario(
  'with no colony on the planet the discard has no target',
  { roll: [1, 2, 3], red: { cards: ['orbital-teleporter'] } },
  (table) => {
    table.refuses('discard:orbital-teleporter', 'af.no-target').expectNext('act', 'red');
  },
);
