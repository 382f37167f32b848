import { expect, test } from 'vitest';
import { bossIds } from '../content/bosses.ts';
import { ScenarioTable, scenario } from '../testing/index.ts';

const afar = { gerid: { at: [0, 11] }, kara: { at: [14, 11] } } as const;
const calm = ['SC04', 'SC06', 'SC17'] as const;

test.each([
  ['searsting', 3, 3],
  ['ashar', 3, 4],
  ['harrier', 4, 1],
  ['dreadspit', 4, 3],
  ['naga', 4, 3],
  ['gutslug', 5, 2],
  ['mindeater', 6, 2],
  ['thraex', 6, 2],
] as const)('%s comes with %d health, acts and moves %d cells', (boss, health, move) => {
  const table = new ScenarioTable({
    phase: 'spawn',
    heroes: afar,
    nextSwarm: calm,
    nextBosses: [boss],
    rolls: { boss: [6] },
  });
  table.lets();
  expect(table.state.phase).toBe('planning');
  const come = table.state.aliens.find(({ kind }) => kind === boss);
  expect(come?.health).toBe(health);
  const moved = table.events.filter((event) => event.type === 'alienMoved' && event.kind === boss);
  // besides, the Hound may be moved by its own ability, and Naga by her own slime
  if (boss === 'harrier' || boss === 'naga') expect(moved.length).toBeGreaterThanOrEqual(move);
  else expect(moved).toHaveLength(move);
});

test.each(bossIds)('in a story %s neither acts nor moves when it comes', (boss) => {
  const table = new ScenarioTable({
    phase: 'spawn',
    options: { difficulty: 'story' },
    heroes: afar,
    nextSwarm: calm,
    nextBosses: [boss],
  });
  table
    .lets()
    .expectHappened(1, { type: 'bossRevealed', boss })
    .expectHappened(1, { type: 'spawned', kind: boss })
    .expectHappened(0, { type: 'alienMoved', kind: boss })
    .expectHappened(0, { type: 'tokenPlaced' });
});

scenario(
  'a card that says all is clear is discarded',
  { phase: 'spawn', nextSwarm: calm, nextBosses: ['all-clear'] },
  (table) => {
    table.expectHappened(1, { type: 'bossRevealed' }).expectHappened(0, { type: 'clusterRolled' });
    expect(table.state.bossDiscard).toEqual(['all-clear']);
  },
);

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 3],
  [6, 3],
])('a die of %d brings a boss to cluster %d, wherever that lies', (die, cluster) => {
  const table = new ScenarioTable({
    phase: 'spawn',
    clusters: [2, 3, 1],
    nextSwarm: calm,
    nextBosses: ['ashar'],
    rolls: { boss: [die] },
  });
  const cells = { 2: [16, 17, 18], 3: [36, 37, 38], 1: [26, 27, 28] }[cluster] ?? [];
  // SC04 has filled cluster 1, SC06 cluster 2
  expect(table.state.decision?.options.every((cell) => cells.includes(Number(cell)))).toBe(true);
  table.expectHappened(1, { type: 'clusterRolled', die, cluster });
});

scenario(
  'a boss that comes to a full cluster pushes one away',
  { phase: 'spawn', nextSwarm: calm, nextBosses: ['ashar'], rolls: { boss: [2] } },
  (table) => {
    table.expectAsked('place').lets().expectHappened(1, { type: 'spawned', kind: 'ashar' }).expectGoesOn();
  },
);
