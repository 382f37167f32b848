import { expect } from 'vitest';
import { scenario } from '../testing/index.ts';

scenario(
  'a suppressed alien neither bites, not even by an event, nor moves; in the next round it does',
  {
    left: 1000,
    heroes: {
      kara: { at: [5, 9], cards: ['SI04'], slots: { SI04: 'W' } },
      voker: { at: [9, 8] },
    },
    aliens: [
      { kind: 'biter', at: [5, 8] },
      { kind: 'biter', at: [5, 4] },
      { kind: 'biter', at: [9, 4] },
    ],
    events: [6],
    nextEvents: [17],
    rolls: { aliens: [] },
  },
  (table) => {
    const mark = (alien: number) => ({ thing: 'SI04.1', targets: [alien] });
    table
      .refuses('kara', 'no-target', 'use', mark(2))
      .refuses('kara', 'no-target', 'use', mark(3))
      .gives('kara', 'use', mark(1))
      .expectDice(0, 'l---')
      .passes(1250)
      .says(0, 'done')
      .says(1, 'done');
    const before = table.events.length;
    table.passes(60_000);
    const since = table.events.slice(before);
    expect(table.state.phase).not.toBe('activation');
    expect(since.filter(({ type }) => type === 'abilityRolled')).toEqual([]);
    expect(since).toContainEqual(expect.objectContaining({ type: 'alienMoved', alien: 3 }));
    expect(table.state.aliens[0]?.isSuppressed).toBe(false);
    table.expectAt(1, 5, 8);
  },
);
