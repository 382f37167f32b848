import { expect } from 'vitest';
import { scenario } from '../testing/index.ts';

const biter = (x: number, y: number) => ({ kind: 'biter', at: [x, y] }) as const;

const overdriven = {
  heroes: {
    gilgamesh: { at: [5, 9], cards: ['BW3'], slots: { gilgamesh: 'G', BW3: 'G' } },
    kara: { dice: 'G' },
  },
  aliens: [biter(5, 8)],
  rolls: { action: 'G', hits: [1, 1, 1, 1, 1, 1] },
} as const;

scenario('[PE-059] Overdrive: a die more for each attack of the round', overdriven, (table) => {
  table.gives('gilgamesh', 'fire', { card: 'BW3.1' });
  expect(table.state.attacks).toMatchObject([{ rolled: [1, 1, 1] }]);
  table.passes(800).rolls(0, 1).passes(1200).fills('gilgamesh', 1, 'BW3.1');
  table.gives('gilgamesh', 'fire', { card: 'BW3.1' });
  expect(table.state.attacks).toMatchObject([{ rolled: [1, 1, 1] }]);
});

scenario('[PE-059] Overdrive does nothing under Exhaustion', { ...overdriven, events: [2] }, (table) => {
  table.gives('gilgamesh', 'fire', { card: 'BW3.1' });
  expect(table.state.attacks).toMatchObject([{ rolled: [1, 1] }]);
});

scenario(
  'Overdrive adds nothing to a sweep',
  {
    heroes: { gilgamesh: { at: [5, 9], cards: ['AT02'], slots: { gilgamesh: 'G', AT02: 'H' } }, kara: {} },
    aliens: [biter(5, 8), biter(5, 10)],
    rolls: { hits: [2, 1] },
  },
  (table) => {
    table.gives('gilgamesh', 'fire', { card: 'AT02.1' }).passes(800).expectGone(1).expectAt(2, 5, 10);
  },
);
