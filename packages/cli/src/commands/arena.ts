import { playBouts } from '../arena/play-bouts.ts';
import { arenaLines } from '../arena/report.ts';
import { Standings } from '../arena/standings.ts';
import { runFlags, runPlan } from '../simulate/run-plan.ts';
import type { Command } from './command.ts';

/** Lets bots play each other, seats in turn, and tells which of them wins how much. */
export const arenaCommand: Command = {
  name: 'arena',
  flags: runFlags,
  mostWords: 1,
  run: (given, voice, program) =>
    runPlan(given, voice, program, {
      kind: 'arena',
      play: playBouts,
      gather: (plan) => new Standings(plan),
      report: (run, { results }) => ({ ...run, results }),
      lines: arenaLines,
    }),
};
