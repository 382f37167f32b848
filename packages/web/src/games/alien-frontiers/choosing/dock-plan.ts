import type { Prompt } from '@starboard/engine';
import { optionsOf } from './options.ts';

/** Dockings still to come of several that were ordered together. */
export interface DockPlan {
  /** The round whose turn they are for: the same dice may come again in the next. */
  readonly round: number;
  /** The decision that the one before answered. */
  readonly after: number;
  readonly keys: readonly string[];
}

interface Step {
  /** What is left of it; null when it is over. */
  readonly plan: DockPlan | null;
  /** What is to be said now. */
  readonly answer?: string;
}

/**
 * How a plan goes on with what is asked now. A turn that has passed ends it, and so does what is not on offer any more;
 * while nothing is asked, as when the line is broken, it waits.
 */
export function stepOf(plan: DockPlan, prompt: Prompt | null, round: number): Step {
  if (round !== plan.round) return { plan: null };
  if (!prompt || prompt.decision === plan.after) return { plan };
  const [next, ...keys] = plan.keys;
  if (next === undefined || !optionsOf(prompt).includes(next)) return { plan: null };
  return { plan: { round, after: prompt.decision, keys }, answer: next };
}
