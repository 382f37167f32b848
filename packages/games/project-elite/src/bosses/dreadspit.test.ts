import { expect } from 'vitest';
import type { Place } from '../position/description.ts';
import { at, scenario } from '../testing/index.ts';

scenario(
  'the Poisoner puts acid on the next cell of its path, at a fork where the team says',
  {
    phase: 'activation',
    heroes: { gerid: { at: [6, 3] }, kara: {} },
    aliens: [{ kind: 'dreadspit', at: [7, 2] }],
  },
  (table) => {
    table.expectAsked('ahead').expectOptions(at(8, 3), at(6, 3));
    expect(table.state.decision?.figure).toBe(1);
    table.decides(at(6, 3));
    expect(table.state.acid).toEqual([at(6, 3)]);
    table
      .expectHappened(1, { type: 'hurt', hero: 'gerid', by: 'dreadspit', damage: 1 })
      .expectHappened(1, { type: 'hurt', hero: 'gerid' });
  },
);

const stood = (acid: readonly Place[]) =>
  ({
    phase: 'activation',
    heroes: { gerid: { at: [5, 9] }, kara: {} },
    aliens: [{ kind: 'dreadspit', at: [5, 8] }],
    acid,
  }) as const;

scenario('where there is acid already the Poisoner hurts all the same', stood([[5, 9]]), (table) => {
  expect(table.state.acid).toEqual([at(5, 9)]);
  table.expectHappened(1, { type: 'hurt', hero: 'gerid', by: 'dreadspit' });
});

const twelve: readonly Place[] = [
  ...[0, 1, 2].map((x) => [x, 4] as const),
  ...[0, 1, 2].map((x) => [x, 5] as const),
  ...[0, 1, 2].map((x) => [x, 8] as const),
  ...[0, 1, 2].map((x) => [x, 9] as const),
];

scenario('with no acid left the Poisoner hurts all the same', stood(twelve), (table) => {
  expect(table.state.acid).not.toContain(at(5, 9));
  table.expectHappened(1, { type: 'hurt', hero: 'gerid', by: 'dreadspit' });
});

scenario(
  'the Poisoner puts nothing into the start area',
  {
    phase: 'activation',
    heroes: { gerid: { at: [7, 13] }, kara: { at: [3, 4] } },
    aliens: [{ kind: 'dreadspit', at: [7, 12] }],
  },
  (table) => {
    expect(table.state.acid).toEqual([]);
    table.expectHappened(0, { type: 'hurt', by: 'dreadspit' });
  },
);
