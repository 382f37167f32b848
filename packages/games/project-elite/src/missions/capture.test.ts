import { expect } from 'vitest';
import type { PositionDescription } from '../position/description.ts';
import { reserveOf, tokensOf } from '../rules/state/reading.ts';
import type { AlienKind } from '../rules/state/state.ts';
import { at, type ScenarioTable, scenario } from '../testing/index.ts';

/** A filled cage between two traps, one of which is stood on; time is all but up. */
const sprung = (kind: AlienKind): PositionDescription => ({
  options: { mission: 'capture' },
  heroes: { gerid: { slots: { C1: 'HW' } }, kara: {} },
  aliens: [{ kind, at: [6, 7] }],
  tokens: { 5: 'C1', 11: 'C2' },
  left: 1000,
  nextEvents: [17],
  nextSwarm: ['SC04', 'SC08'],
});

const traps = ({ state }: ScenarioTable): readonly number[] =>
  tokensOf(state, 'trap').map(({ cell }) => cell);

scenario('[PE-106] a trap of a filled cage catches one of the swarm', sprung('biter'), (table) => {
  expect(reserveOf(table.state, 'biter')).toBe(14);
  table
    .passes(1250)
    .says(0, 'done')
    .says(1, 'done')
    .expectPhase('time-up')
    .expectOptions(at(6, 7), at(8, 7))
    .decides(at(6, 7))
    .expectGone(1);
  expect(reserveOf(table.state, 'biter')).toBe(15);
  expect(table.events).toContainEqual({ type: 'killed', alien: 1, kind: 'biter', hero: null });
  expect(traps(table)).toEqual([at(8, 7), at(7, 10), at(9, 10)]);
});

scenario('[PE-107] no boss is caught, and the trap stays', sprung('naga'), (table) => {
  table.passes(1250).says(0, 'done').says(1, 'done').decides(at(6, 7));
  expect(table.state.aliens.map(({ id, kind }) => [id, kind])).toEqual([[1, 'naga']]);
  expect(traps(table)).toEqual([at(6, 7), at(8, 7), at(7, 10), at(9, 10)]);
});

scenario('a trap on which nothing stands catches nothing', sprung('biter'), (table) => {
  table.passes(1250).says(0, 'done').says(1, 'done').decides(at(8, 7));
  expect(traps(table)).toHaveLength(4);
});

scenario(
  'a cage goes with the last trap beside it, and an alien is caught without being asked about',
  {
    ...sprung('runner'),
    traps: [
      [6, 7],
      [7, 10],
    ],
  },
  (table) => {
    table.passes(1250).says(0, 'done').says(1, 'done').expectGone(1);
    expect(table.state.tokens.map(({ id }) => id)).toEqual(['P11.1', 'C2']);
  },
);
