import { playAll } from '../simulate/crew.ts';
import type { Stretch } from '../simulate/plan.ts';
import { mostDetails, planFrom, workersFor } from '../simulate/plan-from.ts';
import { playStretch } from '../simulate/play-stretch.ts';
import { progressOn } from '../simulate/progress.ts';
import { type Report, reportLines } from '../simulate/report.ts';
import { tallyOf } from '../simulate/tally.ts';
import { terminalOn } from '../terminal/terminal.ts';
import { boardNamed } from '../game-choice.ts';
import type { Command } from './command.ts';

/** Lets bots play many games and tells how they went. */
export const simulateCommand: Command = {
  name: 'simulate',
  flags: {
    games: 'text',
    players: 'text',
    seed: 'text',
    bots: 'text',
    workers: 'text',
    limit: 'text',
    option: 'texts',
    check: 'yes',
    count: 'yes',
    json: 'yes',
  },
  mostWords: 1,
  async run(given, voice, { boards, simulateWorker: file }) {
    const board = boardNamed(boards, given.words[0]);
    const plan = planFrom(given, board, 'simulate');
    const workers = workersFor(given, plan);
    const tally = tallyOf(plan);
    const progress = progressOn(process.stderr, plan.games, voice);
    const started = performance.now();
    const play = (stretch: Stretch) => playStretch(plan, board.game, stretch);
    await playAll(plan, { workers, file }, play, (played) => {
      tally.add(played);
      progress.update(tally.played);
    });
    const seconds = (performance.now() - started) / 1000;
    progress.end();
    const { failures, decisions, ...result } = tally.result();
    const { seats, kind: _kind, ...played } = plan;
    const report: Report = {
      ...played,
      players: seats,
      workers,
      decisions,
      seconds,
      decisionsPerSecond: Math.round(decisions / seconds),
      ...result,
      failures: failures.length,
      failureDetails: failures.slice(0, mostDetails),
    };
    const terminal = terminalOn(process.stdout);
    if (given.has('json')) terminal.print(JSON.stringify(report));
    else terminal.print(...reportLines(report, board, voice, terminal));
    return failures.length > 0 ? 1 : 0;
  },
};
