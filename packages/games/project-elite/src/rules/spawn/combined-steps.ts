import { call, end, rulesOf } from '@starboard/engine';
import { arrowsFrom } from '../../board/board.ts';
import { readStepValue, stepValue } from '../../keys/values.ts';
import { isOver } from '../damage/ending.ts';
import { decide } from '../deciding/decide.ts';
import { alienStep } from '../figures/alien-step.ts';
import { safestStep } from '../figures/safest.ts';
import type { Event } from '../state/events.ts';
import { boardIn } from '../state/reading.ts';
import type { State } from '../state/state.ts';

const { procedure } = rulesOf<State, Event>();

/** The team makes so many alien steps, with any aliens; all of them, as long as any alien can be moved. */
export const combinedSteps = procedure<{ left: number }, 'choose' | 'step'>('combined-steps', 'choose', {
  choose({ state }, locals) {
    const safest = safestStep(state, state.aliens);
    if (locals.left === 0 || isOver(state) || !safest) return end();
    locals.left--;
    const { isStart } = boardIn(state);
    const options = state.aliens.flatMap(({ id, cell }) =>
      isStart[cell] ? [] : arrowsFrom(boardIn(state), cell).map((to) => stepValue(id, to)),
    );
    const fallback = stepValue(safest.alien, safest.to);
    return call(decide, { about: 'step', seat: null, options, fallback }, 'step');
  },
  step(_table, _locals, chosen) {
    const { alien, to } = readStepValue(String(chosen));
    return call(alienStep, { owed: [alien], to }, 'choose');
  },
});
