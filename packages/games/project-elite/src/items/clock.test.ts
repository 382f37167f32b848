import { expect } from 'vitest';
import { scenario } from '../testing/index.ts';

const withTime = {
  left: 10_000,
  heroes: {
    kara: { cards: ['SI09', 'AT15'], slots: { SI09: 'S', AT15: 'W' } },
    voker: {},
  },
} as const;

scenario('a time extender adds 15 seconds to the clock, a chrono core 40', withTime, (table) => {
  table
    .gives('kara', 'use', { thing: 'SI09.1', targets: [] })
    .expectCards('kara', 'AT15.1')
    .expectDice(0, 'tl--');
  expect(table.state.deadline).toBe(25_000);
  table.gives('kara', 'use', { thing: 'AT15.1', targets: [] }).expectCards('kara').expectDice(0, 'tt--');
  expect(table.state.deadline).toBe(65_000);
  table.passes(64_999);
  expect(table.state.phase).toBe('action');
  expect(table.state.gone).toEqual(expect.arrayContaining(['SI09.1', 'AT15.1']));
  table.passes(251);
  expect(table.state.phase).toBe('time-up');
});

scenario('a clock that has run out runs on, as long as late commands are taken', withTime, (table) => {
  table.passes(10_100);
  table.refuses('kara', 'clock-over', 'use', { thing: 'SI09.1', targets: [] });
  table.says(0, { use: 'use:0:SI09.1', sent: 9900 });
  expect(table.state.deadline).toBe(25_000);
  table.rolls(0, 2).passes(14_899);
  expect(table.state.phase).toBe('action');
});

scenario('time cannot be had once it is up', withTime, (table) => {
  table.passes(10_250);
  expect(table.state.phase).toBe('time-up');
  table
    .refuses('kara', 'clock-over', 'use', { thing: 'SI09.1', targets: [] })
    .refuses('kara', 'clock-over', 'use', { thing: 'AT15.1', targets: [] });
});

for (const [clock, seconds] of [
  ['x1.5', 22.5],
  ['x2', 30],
] as const)
  scenario(
    `at ${clock} a time extender adds ${seconds} seconds`,
    { ...withTime, options: { clock } },
    (table) => {
      table.gives('kara', 'use', { thing: 'SI09.1', targets: [] });
      expect(table.state.deadline).toBe(10_000 + seconds * 1000);
    },
  );

scenario(
  'without a clock there is nothing to extend',
  { ...withTime, options: { clock: 'untimed' } },
  (table) => {
    table.refuses('kara', 'clock-over', 'use', { thing: 'SI09.1', targets: [] });
  },
);
