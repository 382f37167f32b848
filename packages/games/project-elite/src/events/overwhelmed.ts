import { dragging, dragHeroes } from '../rules/figures/drag-heroes.ts';
import type { EventRecord } from '../rules/records/records.ts';
import { runs } from '../rules/records/runs.ts';
import { boardIn } from '../rules/state/reading.ts';

/** Before aliens come, heroes who are out are taken three steps along the aliens' path. */
export const overwhelmed: EventRecord = {
  no: 13,
  at: 'spawn.before',
  effect({ state }) {
    const out = state.heroes.flatMap(({ cell }, index) => (boardIn(state).isStart[cell] ? [] : [index]));
    return runs(dragHeroes, dragging(out, 3));
  },
};
