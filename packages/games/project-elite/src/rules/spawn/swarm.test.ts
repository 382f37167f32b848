import { expect, test } from 'vitest';
import { swarmCards } from '../../content/swarm-cards.ts';
import { swarmParameters } from '../../content/swarm.ts';
import { stepValue } from '../../keys/values.ts';
import type { Place } from '../../position/description.ts';
import { at, ScenarioTable, scenario } from '../../testing/index.ts';
import { reserveOf } from '../state/reading.ts';

const quiet = { nextBosses: ['all-clear', 'all-clear'] } as const;
const three = { kara: {}, gerid: {}, voker: {} } as const;
const medium = { difficulty: 'medium' } as const;

const spawnCells: readonly (readonly Place[])[] = [
  [
    [1, 1],
    [2, 1],
    [3, 1],
  ],
  [
    [6, 2],
    [7, 2],
    [8, 2],
  ],
  [
    [11, 1],
    [12, 1],
    [13, 1],
  ],
];

test.each([
  ['low', 3, 3, 1],
  ['medium', 3, 3, 2],
  ['high', 3, 4, 2],
  ['high', 1, 3, 2],
] as const)('[PE-003] %s, %d players: %d swarm cards, %d of bosses', (difficulty, players, swarm, bosses) => {
  new ScenarioTable({ phase: 'spawn', players, options: { difficulty }, seed: 'counts' })
    .lets()
    .expectHappened(swarm, { type: 'swarmRevealed' })
    .expectHappened(bosses, { type: 'bossRevealed' });
});

scenario(
  '[PE-003] opened tokens bring a card more, or a boss card fewer, once',
  { phase: 'spawn', players: 6, options: medium, coming: { swarm: 1, fewerBosses: 1 }, seed: 'counts' },
  (table) => {
    table.lets().expectHappened(7, { type: 'swarmRevealed' }).expectHappened(1, { type: 'bossRevealed' });
    expect(table.state.coming).toEqual({ bosses: 0, swarm: 0, fewerBosses: 0, scents: 0 });
  },
);

scenario(
  'boss cards cannot be fewer than none',
  { phase: 'spawn', coming: { bosses: 1, fewerBosses: 4 }, seed: 'counts' },
  (table) => {
    table.lets().expectHappened(0, { type: 'bossRevealed' });
  },
);

// no printed card brings three runners without making them act: shooters stand for them
scenario(
  '[PE-005] a card fills the cells of its cluster',
  { phase: 'spawn', options: medium, heroes: three, nextSwarm: ['SC04', 'SC10'], ...quiet },
  (table) => {
    table.expectAsked('cluster').expectAt(1, 1, 1).expectAt(2, 2, 1).expectAt(3, 3, 1);
    expect(reserveOf(table.state, 'shooter')).toBe(12);
  },
);

scenario(
  '[PE-006] where no cell is free the team says what gives way, and where to',
  {
    phase: 'spawn',
    options: medium,
    heroes: three,
    aliens: [
      { kind: 'runner', at: [1, 1] },
      { kind: 'runner', at: [2, 1] },
      { kind: 'runner', at: [3, 1] },
    ],
    nextSwarm: ['SC04', 'SC10'],
    ...quiet,
  },
  (table) => {
    table
      .expectAsked('place')
      .expectOptions(at(1, 1), at(2, 1), at(3, 1))
      .decides(at(2, 1))
      .expectAsked('push')
      .expectOptions(at(3, 2), at(2, 2))
      .decides(at(3, 2))
      .expectAsked('place')
      .expectOptions(at(1, 1), at(3, 1))
      .decides(at(1, 1))
      .expectAsked('push')
      .expectOptions(at(4, 2), at(3, 2))
      .decides(at(4, 2))
      .expectAsked('cluster')
      .expectAt(1, 2, 2)
      .expectAt(2, 3, 2)
      .expectAt(3, 4, 2)
      .expectAt(4, 2, 1)
      .expectAt(5, 1, 1)
      .expectAt(6, 3, 1)
      .expectHappened(0, { type: 'hurt' });
  },
);

scenario(
  '[PE-007] for each figure that is missing an alien takes a step',
  {
    phase: 'spawn',
    options: medium,
    heroes: three,
    aliens: [
      { kind: 'runner', at: [2, 2] },
      { kind: 'runner', at: [3, 2] },
      { kind: 'runner', at: [4, 2] },
      { kind: 'biter', at: [1, 1] },
      { kind: 'biter', at: [2, 1] },
      { kind: 'biter', at: [3, 1] },
      ...([3, 4, 5, 6, 7, 8, 9] as const).map((y) => ({ kind: 'shooter', at: [14, y] }) as const),
      ...([4, 5, 6, 8, 9] as const).map((y) => ({ kind: 'shooter', at: [0, y] }) as const),
    ],
    nextSwarm: ['SC10'],
    ...quiet,
  },
  (table) => {
    table
      .expectAsked('cluster')
      .expectOptions(1, 2, 3)
      .decides(3)
      .expectAt(19, 11, 1)
      .expectAt(20, 12, 1)
      .expectAt(21, 13, 1);
    expect(reserveOf(table.state, 'shooter')).toBe(0);
    table
      .expectAsked('step')
      .decides(stepValue(1, at(3, 3)))
      .expectAsked('step')
      .decides(stepValue(3, at(4, 3)))
      .expectAt(1, 3, 3)
      .expectAt(3, 4, 3)
      .expectHappened(2, { type: 'alienMoved' });
  },
);

scenario(
  '[PE-008] a card that brings more than its cells hold pushes its own figures on',
  { phase: 'spawn', nextSwarm: ['SC20', 'SC04'], ...quiet },
  (table) => {
    table
      .decides(2)
      .expectAt(1, 6, 2)
      .expectAt(2, 7, 2)
      .expectAt(3, 8, 2)
      .expectAsked('place')
      .decides(at(7, 2))
      .decides(at(6, 3))
      .expectAsked('place')
      .expectOptions(at(6, 2), at(7, 2), at(8, 2))
      .decides(at(8, 2))
      .decides(at(9, 3))
      .expectAt(1, 6, 2)
      .expectAt(4, 7, 2)
      .expectAt(5, 8, 2)
      .expectAt(2, 6, 3)
      .expectAt(3, 9, 3);
  },
);

scenario(
  '[PE-009] a hero on a spawn cell gives way, and is hurt',
  {
    phase: 'spawn',
    heroes: { kara: {}, gerid: { at: [2, 1] } },
    aliens: [
      { kind: 'biter', at: [1, 1] },
      { kind: 'biter', at: [3, 1] },
    ],
    nextSwarm: ['SC01', 'SC06'],
    rolls: { aliens: [1, 1] },
    ...quiet,
  },
  (table) => {
    table.decides(at(3, 1)).expectOptions(at(4, 2), at(3, 2)).decides(at(3, 2));
    table.expectOptions(at(1, 1), at(2, 1)).decides(at(2, 1)).expectAsked('dodge');
    expect(table.state.decision?.seat).toBe(1);
    table
      .decides(at(2, 2))
      .expectAt(2, 3, 2)
      .expectAt('gerid', 2, 2)
      .expectDamage('gerid', 1)
      .expectAt(3, 3, 1)
      .expectAt(4, 2, 1);
  },
);

scenario(
  '[PE-010] figures of a card with the symbol act at once, and again in their own phase',
  { phase: 'spawn', nextSwarm: ['SC23', 'SC04'], nextEvents: [17], ...quiet },
  (table) => {
    table
      .decides(at(11, 1))
      .decides(at(12, 1))
      .expectAsked('mover')
      .decides(1)
      .decides(at(11, 2))
      .expectAt(1, 11, 4)
      .decides(at(11, 2))
      .expectAsked('push')
      .expectOptions(at(12, 4), at(11, 5))
      .decides(at(11, 5))
      .expectAt(1, 11, 5)
      .expectAt(2, 11, 4)
      .expectHappened(4, { type: 'alienMoved', alien: 1 })
      .expectHappened(3, { type: 'alienMoved', alien: 2 });
    table
      .lets()
      .starts()
      .runsOut()
      .lets()
      .expectHappened(7, { type: 'alienMoved', alien: 1 })
      .expectHappened(6, { type: 'alienMoved', alien: 2 });
  },
);

scenario(
  '[PE-012] an empty boss deck brings nothing any more',
  { phase: 'spawn', options: medium, decks: { bosses: 0 }, nextSwarm: ['SC04', 'SC06'] },
  (table) => {
    expect(table.state.phase).toBe('planning');
    expect(table.state.bossDiscard).toHaveLength(12);
    table.expectHappened(0, { type: 'bossRevealed' });
  },
);

scenario(
  '[PE-013] the swarm deck is made of its discards when it is empty',
  { phase: 'spawn', heroes: three, nextSwarm: ['SC04'], decks: { swarm: 1 }, ...quiet },
  (table) => {
    table
      .lets()
      .expectHappened(3, { type: 'swarmRevealed' })
      .expectHappened(1, { type: 'swarmRevealed', card: 'SC04' });
    expect(table.state.swarmDeck).toHaveLength(28);
    expect(table.state.swarmDiscard).toHaveLength(2);
  },
);

scenario(
  '[PE-041] a figure that is put on slime stays there',
  { phase: 'spawn', slime: [[2, 1]], nextSwarm: ['SC04', 'SC06'], ...quiet },
  (table) => {
    table.expectAt(2, 2, 1).expectHappened(0, { type: 'alienMoved' });
  },
);

scenario(
  'what gives way to a new figure may be carried on by slime, once that stands',
  {
    phase: 'spawn',
    aliens: [
      { kind: 'biter', at: [1, 1] },
      { kind: 'runner', at: [2, 1] },
      { kind: 'runner', at: [3, 1] },
    ],
    slime: [[2, 2]],
    nextSwarm: ['SC04', 'SC06'],
    ...quiet,
  },
  (table) => {
    table.decides(at(1, 1)).expectAt(1, 3, 3).expectAt(4, 1, 1);
  },
);

test.each(swarmCards)('the swarm card $id', ({ id, kind, count, cluster, activates }) => {
  const table = new ScenarioTable({
    phase: 'spawn',
    nextSwarm: [id, id === 'SC10' ? 'SC20' : 'SC10'],
    ...quiet,
  });
  if (cluster === 0) table.expectAsked('cluster').expectOptions(1, 2, 3).decides(3);
  const cells = (spawnCells[(cluster || 3) - 1] ?? []).map((place) => at(...place));
  while (table.state.decision?.about === 'place' || table.state.decision?.about === 'push')
    table.decides(table.state.decision.fallback);
  table.expectHappened(count, { type: 'spawned', kind });
  const placed = table.events.flatMap((event) => (event.type === 'spawned' ? [event.cell] : []));
  expect(placed.every((cell) => cells.includes(cell))).toBe(true);
  expect(new Set(placed).size).toBe(Math.min(count, 3));
  const before = table.events.filter(({ type }) => type === 'alienMoved').length;
  while (table.state.decision && table.state.decision.about !== 'cluster')
    table.decides(table.state.decision.fallback);
  const steps = table.events.filter(({ type }) => type === 'alienMoved').length - before;
  if (activates) expect(steps).toBeGreaterThanOrEqual(count * swarmParameters[kind].move);
  else expect(steps).toBe(0);
});

scenario(
  'a new figure pushes an alien, which pushes a hero, who pushes another alien',
  {
    phase: 'spawn',
    options: { map: 'crash' },
    heroes: { gerid: { at: [1, 2] }, kara: {} },
    aliens: [
      { kind: 'biter', at: [1, 1] },
      { kind: 'biter', at: [2, 1] },
      { kind: 'biter', at: [3, 1] },
      { kind: 'runner', at: [0, 1] },
      { kind: 'runner', at: [0, 2] },
      { kind: 'runner', at: [0, 3] },
      { kind: 'runner', at: [1, 3] },
      { kind: 'shooter', at: [2, 3] },
    ],
    nextSwarm: ['SC04', 'SC06'],
    ...quiet,
  },
  (table) => {
    table
      .decides(at(1, 1))
      .expectAsked('dodge')
      .expectOptions(at(2, 1), at(2, 3), at(1, 3), at(0, 3), at(0, 2), at(0, 1))
      .decides(at(2, 3))
      .expectAsked('push');
  },
);
