import { goto, type Next, type Seat } from '@starboard/engine';
import type { Decision } from '../asking/asking.ts';
import type { CeTable } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { backTo, type Run } from '../runs.ts';
import type { Effect } from './ability.ts';
import { currentUse } from './answering.ts';
import { abilityOf } from './registry.ts';

/** Carries out what an ability does, and goes on there. */
export function carryOut<Step extends string>(
  table: CeTable,
  effect: Effect | undefined,
  then: Step,
  result?: unknown,
): Next<Step | 'decide'> {
  const current = currentUse(table.state);
  if (typeof effect === 'function') return onwards(effect(table, current, result), then);
  return goto(effect && isAnswerable(effect, table.state, current.seat) ? 'decide' : then);
}

/** What there was to choose from may be gone since the use was announced. */
function isAnswerable(effect: Decision, state: State, seat: Seat): boolean {
  if (!effect.isAsked(state, seat)) return false;
  const { shape } = effect.question(state, seat);
  return shape.kind !== 'choose' || shape.options.length > 0;
}

/** After what an effect runs, if it runs anything. */
export const onwards = <Step extends string>(run: Run | void, then: Step): Next<Step> =>
  run ? backTo(run, then) : goto(then);

/** The question an ability asks in its effect. */
export function decisionOf(id: string): Decision {
  const { effect, afterwards } = abilityOf(id);
  const decision = [effect, afterwards].find((part) => typeof part === 'object');
  if (!decision) throw new Error(`'${id}' leaves nothing to decide`);
  return decision;
}
