import { expect } from 'vitest';
import { stepValue } from '../keys/values.ts';
import type { Place } from '../position/description.ts';
import { at, scenario } from '../testing/index.ts';

const ahead: readonly Place[] = [
  [2, 2],
  [3, 2],
  [4, 2],
  [5, 3],
  [6, 3],
  [8, 3],
  [9, 3],
];

const position = {
  phase: 'spawn',
  heroes: { gerid: { at: [5, 11] }, kara: {} },
  aliens: [
    { kind: 'biter', at: [5, 10] },
    { kind: 'biter', at: [5, 12] },
  ],
  nextSwarm: ['SC04', 'SC06', 'SC17'],
  nextBosses: ['all-clear'],
  events: [16],
} as const;

// before all that the cards have just brought there is acid already
scenario(
  '[PE-075] acid is put before aliens, but not in the start area; a hero who stands there is not hurt',
  { ...position, acid: ahead },
  (table) => {
    expect(table.state.phase).toBe('planning');
    expect(table.state.acid.slice(ahead.length)).toEqual([at(5, 11)]);
    table.expectHappened(1, { type: 'tokenPlaced', token: 'acid' }).expectDamage('gerid', 0);
  },
);

scenario(
  '[PE-075] where there is acid no more is put',
  { ...position, acid: [...ahead, [5, 11]] },
  (table) => {
    expect(table.state.phase).toBe('planning');
    table.expectHappened(0, { type: 'tokenPlaced' });
  },
);

scenario(
  'the team chooses three aliens, each once, and at forks the cell',
  {
    ...position,
    aliens: [
      { kind: 'ashar', at: [3, 3] },
      { kind: 'biter', at: [9, 8] },
    ],
  },
  (table) => {
    table.expectAsked('acid').decides(stepValue(1, at(4, 4)));
    expect(table.state.decision?.options).not.toContain(stepValue(1, at(3, 4)));
    table.decides(stepValue(2, at(9, 9)));
    expect(table.state.decision?.options).not.toContain(stepValue(2, at(9, 9)));
    table.decides(stepValue(3, at(2, 2)));
    // the alien from (2,1) could have been next, but three are enough
    table.expectAsked(null);
    expect(table.state.acid).toEqual([at(4, 4), at(9, 9), at(2, 2)]);
  },
);

scenario(
  'of twelve acid tokens one is left',
  {
    ...position,
    acid: [0, 1, 2].flatMap((x) => ([4, 5, 8, 9] as const).map((y): Place => [x, y])).slice(1),
  },
  (table) => {
    table.expectAsked('acid').lets();
    expect(table.state.acid).toHaveLength(12);
    table.expectHappened(1, { type: 'tokenPlaced' });
  },
);
