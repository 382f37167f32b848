import { type Board, pad, widthOf } from '@starboard/terminal';
import { failureLines } from '../simulate/report.ts';
import type { RunReport } from '../simulate/run-plan.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Voice } from '../voice.ts';
import type { Standing } from './standings.ts';

/** All there is to tell, for people and for programs alike. */
interface ArenaReport extends RunReport {
  readonly results: readonly Standing[];
}

const barWidth = 30;

export function arenaLines(report: ArenaReport, board: Board, voice: Voice, terminal: Terminal): string[] {
  const { say, language } = voice;
  const { paint } = terminal;
  const percent = new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const number = new Intl.NumberFormat(language, { maximumSignificantDigits: 3 });
  const { games, players: seats, seed, results } = report;
  const rows = [
    ['bot', 'share', 'interval', 'thinks', 'p95'].map((column) => say(`cli.arena.${column}`)),
    ...results.map(({ bot, winShare, low, high, msPerDecision, p95 }) => [
      bot,
      percent.format(winShare),
      `${percent.format(low)}–${percent.format(high)}`,
      number.format(msPerDecision),
      number.format(p95),
    ]),
  ];
  const widths =
    rows[0]?.map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? '')))) ?? [];
  const cell = (text: string, column: number) => {
    const padded = pad(text, widths[column] ?? 0);
    return column === 0 ? padded : ' '.repeat(padded.length - padded.trimEnd().length) + padded.trimEnd();
  };
  const [head, ...lines] = rows.map((row) => `  ${row.map(cell).join('  ')}`);
  return [
    paint.strong(say('cli.simulate.title', { game: board.name, games, seats, seed })),
    paint.quiet(head ?? ''),
    ...lines.map((line, index) => {
      const bar = '█'.repeat(Math.round((results[index]?.winShare ?? 0) * barWidth));
      return `${line}  ${paint.seat(index, bar)}`.trimEnd();
    }),
    say('cli.arena.even', { share: percent.format(1 / seats) }),
    ...failureLines(report, 'cli.simulate.all-well', voice, terminal),
  ];
}
