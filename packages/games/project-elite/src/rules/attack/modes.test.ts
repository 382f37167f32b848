import { expect } from 'vitest';
import { at, scenario } from '../../testing/index.ts';

const biter = (x: number, y: number) => ({ kind: 'biter', at: [x, y] }) as const;
const shooter = (x: number, y: number) => ({ kind: 'shooter', at: [x, y] }) as const;
const runner = (x: number, y: number) => ({ kind: 'runner', at: [x, y] }) as const;

scenario(
  '[PE-056] a blast kills all around the alien that is hit, but not past the end of a wall',
  {
    heroes: { kara: { at: [5, 10], cards: ['SW07'], slots: { SW07: 'WG' } }, voker: {} },
    aliens: [runner(5, 7), biter(5, 6), shooter(6, 7), biter(6, 6)],
    rolls: { hits: [4, 3] },
  },
  (table) => {
    table.gives('kara', 'fire', { card: 'SW07.1' }).passes(800).hits('kara', 1).expectGone(1, 2, 3);
    table.expectAt(4, 6, 6).expectDice(0, '-l--');
  },
);

scenario(
  '[PE-057] a sweep rolls a die for each target and gives its hits itself',
  {
    heroes: { kara: { at: [5, 10], cards: ['SW04'], slots: { SW04: 'GW' } }, voker: {} },
    aliens: [biter(5, 9), shooter(5, 8), runner(4, 10), biter(3, 10), biter(5, 7)],
    rolls: { hits: [2, 3, 5, 6] },
  },
  (table) => {
    table.gives('kara', 'fire', { card: 'SW04.1' });
    expect(table.state.attacks).toMatchObject([{ targets: [1, 2, 3, 4] }]);
    table.passes(800).expectAt(1, 5, 9).expectGone(2, 3, 4).expectAt(5, 5, 7);
    expect(table.state.attacks).toEqual([]);
  },
);

scenario(
  'a sweep does not hit what has got away while its dice tumbled',
  {
    heroes: {
      kara: { at: [5, 6], cards: ['SW04'], slots: { SW04: 'GW' } },
      voker: { dice: 'A' },
    },
    aliens: [biter(5, 8), biter(5, 7)],
    rolls: { hits: [6, 6] },
  },
  (table) => {
    table
      .gives('kara', 'fire', { card: 'SW04.1' })
      .gives('voker', 'apply-alien', { die: 0, alien: 1, from: at(5, 8), to: at(5, 9), chain: [] })
      .passes(800)
      .expectAt(1, 5, 9)
      .expectGone(2);
  },
);

scenario(
  'a bolt leaps to a second alien within two cells and in sight of the first',
  {
    heroes: { kara: { at: [5, 12], cards: ['AT05'], slots: { AT05: 'G' } }, voker: {} },
    aliens: [biter(5, 8), { kind: 'naga', at: [5, 6], health: 1 }, biter(5, 5), biter(6, 8)],
    rolls: { hits: [2] },
  },
  (table) => {
    // 3 is three cells away, 4 behind a wall
    table.gives('kara', 'fire', { card: 'AT05.1' }).passes(800);
    table
      .refusesHit('kara', 'no-target', 1, 3)
      .refusesHit('kara', 'no-target', 1, 4)
      .refusesHit('kara', 'no-target', 1, 1);
    table.hits('kara', 1, 2).expectGone(1, 2);
    expect(table.state.rewards).toMatchObject([{ hero: 0 }]);
  },
);

scenario(
  'a bolt that is given by itself leaps to the alien nearest to the start area',
  {
    heroes: { kara: { at: [5, 12], cards: ['AT05'], slots: { AT05: 'G' } }, voker: {} },
    aliens: [biter(5, 8), biter(5, 6), biter(5, 7)],
    rolls: { hits: [2] },
  },
  (table) => {
    table.gives('kara', 'fire', { card: 'AT05.1' }).passes(6800).expectGone(1, 3).expectAt(2, 5, 6);
  },
);
