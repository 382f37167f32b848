import { expect } from 'vitest';
import { stepValue } from '../keys/values.ts';
import { at, scenario } from '../testing/index.ts';

scenario(
  'event 24: a swarm card at once, and one alien may get into the start area by it',
  {
    phase: 'event',
    nextEvents: [24],
    heroes: { kara: { at: [0, 11] }, gerid: { at: [14, 11] } },
    aliens: [
      { kind: 'biter', at: [7, 12] },
      ...([3, 4, 5, 6, 7, 8, 9] as const).map((y) => ({ kind: 'shooter', at: [14, y] }) as const),
      ...([4, 5, 6, 8, 9, 10] as const).map((y) => ({ kind: 'shooter', at: [0, y] }) as const),
    ],
    nextSwarm: ['SC04', 'SC17', 'SC19'],
    nextBosses: ['all-clear'],
  },
  (table) => {
    expect(table.state.phase).toBe('event');
    table.decides(at(1, 1)).decides(at(2, 1));
    table
      .expectAsked('step')
      .expectHappened(1, { type: 'swarmRevealed' })
      .decides(stepValue(1, at(7, 13)))
      .expectAt(1, 7, 13)
      .expectGoesOn()
      .lets()
      .expectHappened(3, { type: 'swarmRevealed' })
      .expectGoesOn();
  },
);

scenario(
  'event 25: a boss card at once, and the boss acts',
  {
    phase: 'event',
    nextEvents: [25],
    heroes: { kara: { at: [0, 11] }, gerid: { at: [14, 11] } },
    nextBosses: ['ashar', 'all-clear'],
    nextSwarm: ['SC04', 'SC06'],
    rolls: { boss: [6] },
  },
  (table) => {
    expect(table.state.phase).toBe('event');
    table
      .lets()
      .expectHappened(2, { type: 'bossRevealed' })
      .expectHappened(4, { type: 'alienMoved', kind: 'ashar' });
  },
);

scenario(
  'events 9 and 12 hold for the card of event 24 too',
  {
    phase: 'event',
    nextEvents: [24],
    events: [9, 12],
    nextSwarm: ['SC06', 'SC04', 'SC08'],
    nextBosses: ['all-clear'],
  },
  (table) => {
    table.expectAsked('place').decides(at(6, 2)).lets(at(5, 3));
    table.expectHappened(12, { type: 'spawned', kind: 'shooter' });
    for (const alien of [1, 2, 3, 4])
      expect(table.events.some((event) => event.type === 'alienMoved' && event.alien === alien)).toBe(true);
  },
);

scenario(
  'tokens that stand bosses down do not concern event 25',
  {
    phase: 'event',
    nextEvents: [25],
    coming: { fewerBosses: 1 },
    nextBosses: ['all-clear', 'naga'],
    nextSwarm: ['SC04', 'SC06'],
  },
  (table) => {
    expect(table.state.phase).toBe('planning');
    table.expectHappened(1, { type: 'bossRevealed', boss: 'all-clear' });
    table.expectHappened(1, { type: 'bossRevealed' });
  },
);
