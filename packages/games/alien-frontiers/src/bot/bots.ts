import type { Bot } from '@starboard/engine';
import { bookFor } from './fitted/index.ts';
import { planTurn, type Thinking } from './plan-turn.ts';
import { byPriority } from './priorities.ts';

/** Plans the turn anew at every decision. */
export const planner = (name: string, thinking: Thinking): Bot => ({
  name,
  decide({ shape }, { seat, random, look, draw }) {
    const [only, ...others] = shape.kind === 'choose' ? shape.options : [];
    if (only !== undefined && others.length === 0) return only;
    return planTurn(look(), seat, thinking, random) ?? draw();
  },
});

/** Plays by a list of priorities. */
const easy: Bot = {
  name: 'easy',
  decide: (prompt, { seat, glance, draw }) => byPriority(prompt, glance, seat) ?? draw(),
};

const normal = planner('normal', { nodes: 60, targets: 3, bookFor, blur: 7 });
const keen = planner('keen', { nodes: 300, targets: 3, bookFor, blur: 3 });
const hard = planner('hard', {
  nodes: 6000,
  targets: 4,
  bookFor,
  gambling: { worlds: 8, nodes: 60 },
  replies: { rounds: 2, ends: 6, worlds: 8, nodes: 60 },
});

/** The weakest first. */
export const alienFrontiersBots: readonly Bot[] = [easy, normal, keen, hard];
