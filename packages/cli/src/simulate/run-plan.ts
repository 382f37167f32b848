import type { AnyGame } from '@starboard/engine';
import type { Board } from '@starboard/terminal';
import type { Arguments } from '../arguments.ts';
import { boardNamed } from '../game-choice.ts';
import type { Program } from '../program.ts';
import { type Terminal, terminalOn } from '../terminal/terminal.ts';
import type { Voice } from '../voice.ts';
import { playAll } from './crew.ts';
import type { Plan, Stretch } from './plan.ts';
import { planFrom, workersFor } from './plan-from.ts';
import type { Failure } from './play-stretch.ts';
import { progressOn } from './progress.ts';

/** What every run of bots is told by. */
export const runFlags = {
  games: 'text',
  players: 'text',
  seed: 'text',
  bots: 'text',
  workers: 'text',
  limit: 'text',
  option: 'texts',
  check: 'yes',
  json: 'yes',
} as const;

/** What there is to tell of any run. */
export interface RunReport extends Omit<Plan, 'seats' | 'kind' | 'checks' | 'counts'> {
  readonly players: number;
  readonly workers: number;
  readonly seconds: number;
  readonly failures: number;
  /** Games that went wrong, one by one, up to so many. */
  readonly failureDetails: readonly Failure[];
}

/** A kind of run: how its games are played, gathered as they come in, and told. */
interface RunKind<Played, Result extends { readonly failures: readonly Failure[] }, Report> {
  readonly kind: Plan['kind'];
  play(plan: Plan, game: AnyGame, stretch: Stretch): Played;
  gather(plan: Plan): { readonly played: number; add(some: Played): void; result(): Result };
  report(run: RunReport, result: Result, plan: Plan): Report;
  lines(report: Report, board: Board, voice: Voice, terminal: Terminal): readonly string[];
}

const mostDetails = 10;

/** Plays what the flags want and tells how it went; resolves to the exit code. */
export async function runPlan<Played, Result extends { readonly failures: readonly Failure[] }, Report>(
  given: Arguments,
  voice: Voice,
  { boards, simulateWorker: file }: Program,
  { kind, play, gather, report, lines }: RunKind<Played, Result, Report>,
): Promise<number> {
  const board = boardNamed(boards, given.words[0]);
  const plan = planFrom(given, board, kind);
  const workers = workersFor(given, plan);
  const gathered = gather(plan);
  const progress = progressOn(process.stderr, plan.games, voice);
  const started = performance.now();
  await playAll(
    plan,
    { workers, file },
    (stretch) => play(plan, board.game, stretch),
    (played) => {
      gathered.add(played);
      progress.update(gathered.played);
    },
  );
  const seconds = (performance.now() - started) / 1000;
  progress.end();
  const result = gathered.result();
  const { length: failures } = result.failures;
  const failureDetails = result.failures.slice(0, mostDetails);
  const { seats: players, kind: _kind, checks: _checks, counts: _counts, ...played } = plan;
  const told = report({ ...played, players, workers, seconds, failures, failureDetails }, result, plan);
  const terminal = terminalOn(process.stdout);
  if (given.has('json')) terminal.print(JSON.stringify(told));
  else terminal.print(...lines(told, board, voice, terminal));
  return failures > 0 ? 1 : 0;
}
