import { playStretch } from '../simulate/play-stretch.ts';
import { reportLines } from '../simulate/report.ts';
import { runFlags, runPlan } from '../simulate/run-plan.ts';
import { tallyOf } from '../simulate/tally.ts';
import type { Command } from './command.ts';

/** Lets bots play many games and tells how they went. */
export const simulateCommand: Command = {
  name: 'simulate',
  flags: { ...runFlags, count: 'yes' },
  mostWords: 1,
  run: (given, voice, program) =>
    runPlan(given, voice, program, {
      kind: 'simulate',
      play: playStretch,
      gather: tallyOf,
      report: (run, tally, { checks, counts }) => ({
        ...tally,
        ...run,
        checks,
        counts,
        decisionsPerSecond: Math.round(tally.decisions / run.seconds),
      }),
      lines: reportLines,
    }),
};
