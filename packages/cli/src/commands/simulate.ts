import { availableParallelism } from 'node:os';
import { bots } from '@starboard/bots';
import { longestSeed } from '@starboard/records';
import type { Board } from '@starboard/terminal';
import type { Arguments } from '../arguments.ts';
import { playAll } from '../simulate/crew.ts';
import type { Plan } from '../simulate/plan.ts';
import { progressOn } from '../simulate/progress.ts';
import { type Report, reportLines } from '../simulate/report.ts';
import { tallyOf } from '../simulate/tally.ts';
import { botNamed, checkSeats, usualSeats } from '../play/seating.ts';
import { terminalOn } from '../terminal/terminal.ts';
import { wrongUsage } from '../trouble.ts';
import type { Command } from './command.ts';
import { boardNamed, optionsFrom, seedFrom } from '../game-choice.ts';

const mostGames = 10_000_000;
const mostWorkers = 256;
/** No game we know takes a tenth of this. */
const mostDecisions = 100_000;
/** Fewer games than this are over before a second worker has started. */
const worthWorkers = 24;
const mostDetails = 10;

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
    const plan = planFrom(given, board);
    const workers = Math.min(plan.games, workersFor(given, plan));
    const tally = tallyOf(plan);
    const progress = progressOn(process.stderr, plan.games, voice);
    const started = performance.now();
    await playAll(plan, board.game, { workers, file }, (played) => {
      tally.add(played);
      progress.update(tally.played);
    });
    const seconds = (performance.now() - started) / 1000;
    progress.end();
    const { failures, decisions, ...result } = tally.result();
    const { seats, ...played } = plan;
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

function planFrom(given: Arguments, board: Board): Plan {
  const { game } = board;
  const { min, max } = game.seats;
  const names = (given.text('bots') ?? bots[0]?.name ?? '').split(',').map((name) => name.trim());
  for (const name of names) botNamed(name, game);
  const seats = given.count('players', { min, max }) ?? (names.length > 1 ? names.length : usualSeats(game));
  checkSeats(seats, game);
  if (names.length > 1 && names.length !== seats) throw wrongUsage('bots', { seats, bots: names.length });
  const games = given.count('games', { min: 1, max: mostGames }) ?? 100;
  // room for what tells the games of a run apart: each must be playable by its own seed
  const longest = longestSeed - (games === 1 ? 0 : `/${games - 1}`.length);
  return {
    game: game.id,
    games,
    seats,
    seed: seedFrom(given, longest) ?? '1',
    bots: names.length > 1 ? names : Array.from({ length: seats }, () => names[0] as string),
    options: optionsFrom(given.texts('option'), board),
    limit: given.count('limit', { min: 1, max: mostDecisions }) ?? mostDecisions,
    checks: given.has('check'),
    counts: given.has('count'),
  };
}

function workersFor(given: Arguments, { games }: Plan): number {
  const asked = given.count('workers', { min: 1, max: mostWorkers });
  return asked ?? (games < worthWorkers ? 1 : availableParallelism());
}
