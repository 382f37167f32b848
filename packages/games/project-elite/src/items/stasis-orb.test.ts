import { expect } from 'vitest';
import { at, scenario } from '../testing/index.ts';

const biter = (x: number, y: number) => ({ kind: 'biter', at: [x, y] }) as const;
const step = (die: number, alien: number, from: number, to: number) => ({ die, alien, from, to, chain: [] });

scenario(
  'no Alien result moves an alien within two cells of the orb’s user, wherever the hero goes; pushed it is',
  {
    heroes: {
      kara: { at: [5, 10], cards: ['AT12'], dice: 'M', slots: { AT12: 'H' } },
      voker: { dice: 'AA-' },
    },
    aliens: [biter(5, 8), biter(5, 7)],
    rolls: { action: 'A' },
  },
  (table) => {
    table
      .gives('kara', 'use', { thing: 'AT12.1', targets: [] })
      .refuses('voker', 'no-target', 'apply-alien', step(0, 1, at(5, 8), at(5, 9)))
      .gives('voker', 'apply-alien', step(0, 2, at(5, 7), at(5, 8)))
      .expectAt(2, 5, 8)
      .expectAt(1, 5, 9)
      // none can be moved now: the other result has no effect
      .expectDice(1, '----')
      .gives('kara', 'move', { die: 0, from: at(5, 10), path: [at(5, 11)] })
      .rolls(1, 2)
      .passes(1200)
      .refuses('voker', 'no-target', 'apply-alien', step(2, 1, at(5, 9), at(5, 10)))
      .gives('voker', 'apply-alien', step(2, 2, at(5, 8), at(5, 9)));
  },
);

scenario(
  'the orb’s power ends with the round',
  {
    left: 1000,
    heroes: {
      kara: { at: [5, 10], cards: ['AT12'], slots: { AT12: 'H' } },
      voker: {},
    },
    nextEvents: [17],
  },
  (table) => {
    table.gives('kara', 'use', { thing: 'AT12.1', targets: [] }).passes(1250);
    expect(table.hero('kara').holdsWithin).toBe(2);
    table.says(0, 'done').says(1, 'done');
    expect(table.state.round).toBe(2);
    expect(table.hero('kara').holdsWithin).toBe(0);
  },
);
