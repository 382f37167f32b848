import { expect } from 'vitest';
import { at, scenario } from '../../testing/index.ts';

/** The only swarm cards put figures where a hero stands. */
const pushedBySpawning = {
  phase: 'spawn',
  heroes: { gerid: { at: [2, 1] }, kara: {} },
  aliens: [
    { kind: 'biter', at: [1, 1] },
    { kind: 'biter', at: [3, 1] },
  ],
  nextSwarm: ['SC04', 'SC08'],
  nextBosses: ['all-clear'],
} as const;

scenario('a hero’s player says where it goes, and has ten seconds', pushedBySpawning, (table) => {
  table
    .decides(at(2, 1))
    .expectOptions(at(2, 0), at(3, 2), at(2, 2), at(1, 2))
    .passes(9_999)
    .expectAt('gerid', 2, 1)
    .passes(1)
    .expectDamage('gerid', 1);
});

scenario('a player who is away may be back in time to choose', pushedBySpawning, (table) => {
  table
    .hears({ seat: 0, is: 'away' })
    .decides(at(2, 1))
    .passes(5_000)
    .expectAt('gerid', 2, 1)
    .hears({ seat: 0, is: 'back' })
    .decides(at(2, 2))
    .expectAt('gerid', 2, 2);
});

scenario('where a bot plays nothing is asked', pushedBySpawning, (table) => {
  table.hears({ seat: 0, is: 'bot' }).decides(at(2, 1)).expectAt('gerid', 2, 0);
});

scenario(
  'where bots alone are left an open choice of the team makes itself',
  { ...pushedBySpawning, options: { clock: 'untimed' } },
  (table) => {
    table.expectOptions(at(1, 1), at(2, 1), at(3, 1)).hears({ seat: 0, is: 'bot' });
    table.expectOptions(at(1, 1), at(2, 1), at(3, 1)).hears({ seat: 1, is: 'bot' });
    expect(table.state.decision).toBeNull();
    expect(table.state.phase).toBe('countdown');
  },
);
