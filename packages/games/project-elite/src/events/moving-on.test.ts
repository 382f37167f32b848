import { at, scenario } from '../testing/index.ts';

scenario(
  '[PE-086] when abilities have been used, aliens on spawn cells take two steps more',
  {
    phase: 'activation',
    aliens: [
      { kind: 'shooter', at: [1, 1] },
      { kind: 'shooter', at: [7, 2] },
      { kind: 'shooter', at: [9, 4] },
    ],
    events: [1],
    nextEvents: [17],
  },
  (table) => {
    table
      .expectAsked('mover')
      .expectOptions(1, 2)
      .decides(1)
      .expectAt(1, 3, 3)
      .decides(at(6, 3))
      .expectAt(2, 5, 4)
      .expectAt(3, 9, 4)
      .expectOptions(1, 2, 3)
      .decides(1)
      .decides(at(3, 4))
      .decides(2)
      .expectAt(1, 3, 4)
      .expectAt(2, 5, 5)
      .expectAt(3, 9, 5);
  },
);

scenario(
  'event 7: before abilities all aliens take a step of their own, pushed or not',
  {
    phase: 'activation',
    heroes: { gerid: { at: [3, 11] }, kara: {} },
    aliens: [
      { kind: 'biter', at: [5, 8] },
      { kind: 'searsting', at: [5, 9], isSuppressed: true },
      { kind: 'runner', at: [9, 4] },
    ],
    events: [7],
  },
  (table) => {
    table
      .expectAsked('mover')
      .expectOptions(1, 2, 3)
      .decides(1)
      .expectAt(1, 5, 9)
      .expectAt(2, 5, 10)
      .expectOptions(2, 3)
      .decides(2)
      .expectAt(2, 5, 11)
      .expectAt(3, 9, 5)
      // abilities come after it
      .expectAsked('group')
      .expectHappened(0, { type: 'hurt' });
  },
);
