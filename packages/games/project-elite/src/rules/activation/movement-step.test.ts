import { scenario } from '../../testing/index.ts';

const calm = { nextEvents: [17], nextSwarm: ['SC04', 'SC06'], nextBosses: ['all-clear'] } as const;

scenario(
  '[PE-082] events and opened tokens make aliens faster, together',
  {
    phase: 'activation',
    aliens: [
      { kind: 'biter', at: [1, 1] },
      { kind: 'shooter', at: [7, 2] },
      { kind: 'runner', at: [12, 1] },
      { kind: 'ashar', at: [9, 3] },
    ],
    events: [4],
    coming: { scents: 1 },
    ...calm,
  },
  (table) => {
    table
      .lets()
      .expectHappened(4, { type: 'alienMoved', alien: 1 })
      .expectHappened(3, { type: 'alienMoved', alien: 2 })
      .expectHappened(5, { type: 'alienMoved', alien: 3 })
      .expectHappened(6, { type: 'alienMoved', alien: 4 });
  },
);

scenario(
  'a token works once, an event as long as it lies there',
  {
    phase: 'activation',
    aliens: [{ kind: 'biter', at: [1, 1] }],
    events: [4],
    coming: { scents: 1 },
    nextEvents: [17, 18],
    nextSwarm: ['SC08', 'SC09', 'SC06', 'SC07'],
    nextBosses: ['all-clear', 'all-clear'],
  },
  (table) => {
    table
      .lets()
      .expectHappened(4, { type: 'alienMoved', alien: 1 })
      .starts()
      .runsOut()
      .lets()
      .expectHappened(4 + 3, { type: 'alienMoved', alien: 1 });
  },
);

scenario(
  'neither makes figures faster that act as they come',
  {
    phase: 'spawn',
    events: [4],
    coming: { scents: 1 },
    nextSwarm: ['SC29', 'SC04'],
    nextBosses: ['all-clear'],
  },
  (table) => {
    table.expectAsked('mover').decides(1);
    while (table.state.decision?.about === 'way') table.decides(table.state.decision.fallback);
    table.expectAsked('mover').expectHappened(3, { type: 'alienMoved', alien: 1 });
  },
);

scenario(
  '[PE-084] a suppressed alien does nothing of its own, and is pushed like any other',
  {
    phase: 'activation',
    aliens: [
      { kind: 'naga', at: [5, 10], isSuppressed: true },
      { kind: 'biter', at: [5, 8] },
    ],
    ...calm,
  },
  (table) => {
    table
      .lets()
      .expectAt(2, 5, 10)
      .expectAt(1, 5, 11)
      .expectHappened(0, { type: 'tokenPlaced' })
      .starts()
      .runsOut()
      .expectAsked('group');
  },
);

scenario(
  '[PE-085] an alien that walks into the start area ends the mission',
  {
    phase: 'activation',
    heroes: { kara: { at: [3, 4] }, gerid: { at: [3, 5] } },
    aliens: [{ kind: 'runner', at: [5, 10] }],
  },
  (table) => {
    table.expectAt(1, 5, 13).expectOver('breach');
  },
);
