import type { Bot } from '@starboard/engine';
import { bookFor } from './fitted/index.ts';
import { planTurn, type Thinking } from './plan-turn.ts';

/** Plans the turn anew at every decision. */
export const planner = (name: string, thinking: Thinking): Bot => ({
  name,
  decide({ shape }, { seat, random, look, draw }) {
    const [only, ...others] = shape.kind === 'choose' ? shape.options : [];
    if (only !== undefined && others.length === 0) return only;
    return planTurn(look(), seat, thinking, random) ?? draw();
  },
});

const easy = planner('easy', { nodes: 100, targets: 3, bookFor, blur: 5.5 });
const normal = planner('normal', { nodes: 250, targets: 3, bookFor, blur: 2.5 });
const keen = planner('keen', { nodes: 1200, targets: 3, bookFor, blur: 0.7 });
const hard = planner('hard', {
  nodes: 6000,
  targets: 4,
  bookFor,
  gambling: { worlds: 8, nodes: 60 },
  replies: { rounds: 2, ends: 6, worlds: 8, nodes: 60 },
});

/** The weakest first. */
export const alienFrontiersBots: readonly Bot[] = [easy, normal, keen, hard];
