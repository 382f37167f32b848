import { playBouts } from '../arena/play-bouts.ts';
import { type ArenaReport, arenaLines } from '../arena/report.ts';
import { Standings } from '../arena/standings.ts';
import { boardNamed } from '../game-choice.ts';
import { playAll } from '../simulate/crew.ts';
import type { Stretch } from '../simulate/plan.ts';
import { mostDetails, planFrom, workersFor } from '../simulate/plan-from.ts';
import { progressOn } from '../simulate/progress.ts';
import { terminalOn } from '../terminal/terminal.ts';
import type { Command } from './command.ts';

/** Lets bots play each other, seats in turn, and tells which of them wins how much. */
export const arenaCommand: Command = {
  name: 'arena',
  flags: {
    games: 'text',
    players: 'text',
    seed: 'text',
    bots: 'text',
    workers: 'text',
    limit: 'text',
    option: 'texts',
    check: 'yes',
    json: 'yes',
  },
  mostWords: 1,
  async run(given, voice, { boards, simulateWorker: file }) {
    const board = boardNamed(boards, given.words[0]);
    const plan = planFrom(given, board, 'arena');
    const workers = workersFor(given, plan);
    const standings = new Standings(plan);
    const progress = progressOn(process.stderr, plan.games, voice);
    const started = performance.now();
    const play = (stretch: Stretch) => playBouts(plan, board.game, stretch);
    await playAll(plan, { workers, file }, play, (bouts) => {
      standings.add(bouts);
      progress.update(standings.played);
    });
    progress.end();
    const { failures } = standings;
    const { seats, kind: _kind, checks: _checks, counts: _counts, ...played } = plan;
    const report: ArenaReport = {
      ...played,
      players: seats,
      workers,
      seconds: (performance.now() - started) / 1000,
      results: standings.results(),
      failures: failures.length,
      failureDetails: failures.slice(0, mostDetails),
    };
    const terminal = terminalOn(process.stdout);
    if (given.has('json')) terminal.print(JSON.stringify(report));
    else terminal.print(...arenaLines(report, board, voice, terminal));
    return failures.length > 0 ? 1 : 0;
  },
};
