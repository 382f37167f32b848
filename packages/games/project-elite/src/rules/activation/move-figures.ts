import { call, end, goto, rulesOf } from '@starboard/engine';
import { moveOf } from '../../content/moves.ts';
import { isOver } from '../damage/ending.ts';
import { decide } from '../deciding/decide.ts';
import { alienStep } from '../figures/alien-step.ts';
import type { Event } from '../state/events.ts';
import { alienById, boardIn } from '../state/reading.ts';
import type { State } from '../state/state.ts';

const { procedure } = rulesOf<State, Event>();

interface Moving {
  /** Aliens that have still to move. */
  left: number[];
  /** Steps for each; null: as many as its kind makes. */
  readonly steps: number | null;
  /** Steps beyond those of its kind. */
  readonly more: number;
  /** The one that is on its way, and what is left of it. */
  moving: number;
  stepsLeft: number;
}

/** Those that still move, the nearest to the start area first: the order if no player chooses one. */
function usualOrder(state: State, ids: readonly number[]): readonly number[] {
  const { alienSteps, isStart } = boardIn(state);
  const rank = (id: number): number => (alienSteps[alienById(state, id)?.cell ?? 0] ?? 0) * 1e6 + id;
  const isThere = (id: number): boolean => {
    const alien = alienById(state, id);
    return alien !== undefined && !isStart[alien.cell];
  };
  return ids.filter(isThere).sort((a, b) => rank(a) - rank(b));
}

/** Each of these aliens moves along its path; the team says which goes next. */
export const moveFigures = procedure<Moving, 'choose' | 'begin' | 'step'>('move-figures', 'choose', {
  choose({ state }, locals) {
    const order = usualOrder(state, locals.left);
    locals.left = [...order].sort((a, b) => a - b);
    if (isOver(state) || order.length === 0) return end();
    const options = locals.left.map(String);
    return call(decide, { about: 'mover', seat: null, options, fallback: String(order[0]) }, 'begin');
  },
  begin({ state }, locals, chosen) {
    locals.moving = Number(chosen);
    locals.left = locals.left.filter((id) => id !== locals.moving);
    const alien = alienById(state, locals.moving);
    locals.stepsLeft = alien ? (locals.steps ?? moveOf(alien.kind)) + locals.more : 0;
    return goto('step');
  },
  step({ state }, locals) {
    if (isOver(state)) return end();
    if (locals.stepsLeft === 0 || !alienById(state, locals.moving)) return goto('choose');
    locals.stepsLeft--;
    return call(alienStep, { owed: [locals.moving], to: null }, 'step');
  },
});

/** What `moveFigures` is begun with. */
export const moving = (left: readonly number[], steps: number | null = null, more = 0): Moving => ({
  left: left.slice(),
  steps,
  more,
  moving: 0,
  stepsLeft: 0,
});
