import { expect } from 'vitest';
import { scenario } from '../../testing/index.ts';

scenario(
  '[PE-101] an unfinished charge loses its dice; with three dice four slots cannot be filled',
  {
    options: { mission: 'demolition' },
    left: 1000,
    heroes: {
      kara: { at: [5, 9], charges: ['D4-2'], slots: { 'D4-2': 'WWG-' } },
      voker: { at: [5, 10], damage: 4, charges: ['D4-4'] },
    },
    nextEvents: [17],
    nextSwarm: ['SC04', 'SC05'],
    nextBosses: ['all-clear'],
    rolls: { action: 'WGG' },
  },
  (table) => {
    table
      .refuses('kara', 'not-ready', 'place-demo', { charge: 'D4-2', no: 1 })
      .refuses('kara', 'locked-dice', 'offer', { to: 1, gives: ['D4-2'], takes: [], discards: [] })
      .passes(1250)
      .says(0, 'done')
      .says(1, 'done')
      .passes(300_000)
      .says(0, 'ready')
      .says(1, 'ready')
      .passes(3000)
      .expectDice(0, '----')
      .rolls(0, 0, 1, 2)
      .passes(1200)
      .fills('kara', 0, 'D4-2', 0)
      .fills('kara', 1, 'D4-2', 2)
      .fills('kara', 2, 'D4-2', 3);
    expect(table.hero('kara').charges).toEqual([{ id: 'D4-2', isReady: false }]);
    // three dice are left to Voker: the charge that he cannot finish goes to Kara
    table
      .expectDice(1, '---x')
      .gives('voker', 'offer', { to: 0, gives: ['D4-4'], takes: [], discards: [] })
      .gives('kara', 'accept', { offer: table.state.offers[0]?.id ?? 0, discards: [] });
    expect(table.hero('kara').charges.map(({ id }) => id)).toEqual(['D4-2', 'D4-4']);
  },
);
