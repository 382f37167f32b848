import { at, scenario } from '../../testing/index.ts';

const biter = (x: number, y: number) => ({ kind: 'biter', at: [x, y] }) as const;

const blade = { card: 'BW6.1' };

scenario(
  'a kill with the Combat Blade earns a step for nothing',
  {
    heroes: { kara: { at: [5, 9], cards: ['BW6'], slots: { BW6: 'H' } }, voker: {} },
    aliens: [biter(5, 8), biter(5, 7)],
    rolls: { hits: [3, 1] },
    acid: [[5, 8]],
  },
  (table) => {
    const step = { die: -1, from: at(5, 9), path: [at(5, 8)] };
    table
      .refuses('kara', 'bad-die-state', 'move', step)
      .gives('kara', 'fire', blade)
      .passes(800)
      .hits('kara', 1)
      .refuses('kara', 'limit-reached', 'move', { ...step, path: [at(5, 10), at(5, 11)] })
      .gives('kara', 'move', step)
      .expectAt('kara', 5, 8)
      .expectDamage('kara', 1)
      .refuses('kara', 'bad-die-state', 'move', { ...step, from: at(5, 8), path: [at(5, 9)] });
  },
);

scenario(
  'without a kill the Combat Blade earns no step',
  {
    heroes: { kara: { at: [5, 9], cards: ['BW6'], slots: { BW6: 'H' } }, voker: {} },
    aliens: [{ kind: 'naga', at: [5, 8] }],
    rolls: { hits: [6, 6] },
  },
  (table) => {
    table.gives('kara', 'fire', blade).passes(800).hits('kara', 1).hits('kara', 1).expectHealth(1, 2);
    table.refuses('kara', 'bad-die-state', 'move', { die: -1, from: at(5, 9), path: [at(5, 10)] });
  },
);

scenario(
  'a step that was earned lapses with the next roll',
  {
    heroes: { kara: { at: [5, 9], cards: ['BW6'], slots: { BW6: 'H' } }, voker: {} },
    aliens: [biter(5, 8), biter(5, 7)],
    rolls: { hits: [3, 1], action: 'M' },
  },
  (table) => {
    table.gives('kara', 'fire', blade).passes(800).hits('kara', 1).rolls(0, 0);
    table.refuses('kara', 'bad-die-state', 'move', { die: -1, from: at(5, 9), path: [at(5, 10)] });
  },
);

scenario(
  'alone, a shot of the other hero lets the step lapse too',
  {
    players: 1,
    heroes: {
      kara: { at: [5, 9], cards: ['BW6'], slots: { BW6: 'H' } },
      voker: { at: [5, 10], cards: ['BW2'], slots: { BW2: 'G' } },
    },
    aliens: [biter(5, 8), biter(5, 7)],
    rolls: { hits: [3, 1, 1] },
  },
  (table) => {
    table.gives('kara', 'fire', blade).passes(800).hits('kara', 1).gives('voker', 'fire', { card: 'BW2.1' });
    table.refuses('kara', 'bad-die-state', 'move', { die: -1, from: at(5, 9), path: [at(5, 8)] });
  },
);
