import { type Board, pad, widthOf } from '@starboard/terminal';
import type { Terminal } from '../terminal/terminal.ts';
import { detailOf } from '../trouble.ts';
import type { Voice } from '../voice.ts';
import type { Plan } from './plan.ts';
import type { Failure } from './play-stretch.ts';
import type { RunReport } from './run-plan.ts';
import type { Tally } from './tally.ts';

/** All there is to tell, for people and for programs alike. */
export interface Report extends RunReport, Pick<Plan, 'checks' | 'counts'>, Omit<Tally, 'failures'> {
  readonly decisionsPerSecond: number;
}

const barWidth = 30;

export function reportLines(report: Report, board: Board, voice: Voice, terminal: Terminal): string[] {
  const { say, language } = voice;
  const { paint } = terminal;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  // a run of some hundredths of a second took some time too
  const seconds = new Intl.NumberFormat(language, {
    maximumFractionDigits: 1,
    maximumSignificantDigits: 2,
    roundingPriority: 'morePrecision',
  });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const names = report.wins.map((_, seat) => say(board.seat(seat).name));
  const column = Math.max(...names.map(widthOf));
  const botColumn = Math.max(...report.bots.map(widthOf));
  const { games, players: seats, seed, workers } = report;
  const roles = Object.entries(report.roles)
    .map(([role, tally]) => ({ name: say(board.role?.(role) ?? role), ...tally }))
    .sort((a, b) => b.wins / b.games - a.wins / a.games);
  const roleColumn = Math.max(0, ...roles.map(({ name }) => widthOf(name)));
  return [
    paint.strong(say('cli.simulate.title', { game: board.name, games, seats, seed })),
    ...report.wins.map((wins, seat) => {
      const share = wins / games;
      const bar = paint.seat(seat, '█'.repeat(Math.round(share * barWidth)));
      const name = paint.seat(seat, pad(names[seat] as string, column));
      return `  ${name}  ${pad(report.bots[seat] ?? '', botColumn)}  ${number.format(wins).padStart(9)}  ${percent.format(share).padStart(7)}  ${bar}`;
    }),
    ...(roles.length > 0 ? ['', say('cli.simulate.roles')] : []),
    ...roles.map(({ name, games: played, wins }) => {
      const share = wins / played;
      const bar = paint.quiet('█'.repeat(Math.round(share * barWidth)));
      return `  ${pad(name, roleColumn)}  ${number.format(wins).padStart(9)}  ${number.format(played).padStart(9)}  ${percent.format(share).padStart(7)}  ${bar}`.trimEnd();
    }),
    ...(roles.length > 0 ? [''] : []),
    ...deedLines(report, say, number),
    say('cli.simulate.lengths', {
      median: number.format(report.medianDecisions),
      min: number.format(report.minDecisions),
      max: number.format(report.maxDecisions),
    }),
    say('cli.simulate.speed', {
      speed: number.format(report.decisionsPerSecond),
      seconds: seconds.format(report.seconds),
      workers,
    }),
    ...failureLines(
      report,
      report.checks ? 'cli.simulate.all-checked' : 'cli.simulate.all-well',
      voice,
      terminal,
    ),
  ];
}

/** Which games went wrong, or these good words. */
export function failureLines(
  report: Pick<Report, 'failures' | 'failureDetails' | 'limit'>,
  good: string,
  { say }: Voice,
  { paint }: Terminal,
): string[] {
  if (report.failures === 0) return [paint.good(say(good))];
  return [
    paint.bad(say('cli.simulate.failures', { count: report.failures })),
    ...report.failureDetails.map((failure) => `  ${say('cli.simulate.failure', wordsFor(failure, report))}`),
  ];
}

/** What was done and how often, by the names the rules have for it. */
function deedLines({ deeds }: Report, say: Voice['say'], number: Intl.NumberFormat): string[] {
  const counted = Object.entries(deeds);
  if (counted.length === 0) return [];
  const column = Math.max(...counted.map(([deed]) => deed.length));
  const lines = counted.map(
    ([deed, count]) => `  ${pad(deed, column)}  ${number.format(count).padStart(11)}`,
  );
  return [say('cli.simulate.deeds'), ...lines, ''];
}

/** People count games from one. */
const wordsFor = ({ game, seed, reason, isEndless }: Failure, { limit }: Pick<Report, 'limit'>) => ({
  game: game + 1,
  seed,
  why: isEndless ? { key: 'cli.simulate.endless', params: { limit } } : detailOf(reason),
});
