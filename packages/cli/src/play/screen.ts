import type { Question, Viewer } from '@starboard/engine';
import { pad, widthOf, wrap } from '../terminal/layout.ts';
import { sceneFor, type Sitting } from './sitting.ts';

/** What happened, the board, and what is asked. */
export function showTable(
  sitting: Sitting,
  question: Question,
  news: readonly string[],
  options: readonly string[],
): void {
  const { terminal } = sitting;
  const { seat } = question;
  const table = [
    ...framed(sitting, boardLines(sitting, seat)),
    ...promptLines(sitting, question),
    ...options,
  ];
  terminal.clear();
  terminal.print(...asFits(sitting, news, terminal.height - table.length - 1), ...table);
}

/** The board must stay on the screen; what of the news does not fit is in the log. */
function asFits({ terminal, voice }: Sitting, news: readonly string[], room: number): readonly string[] {
  if (news.length <= room) return news;
  const kept = Math.max(0, room - 1);
  const note = voice.say('cli.more-news', { count: news.length - kept });
  return [terminal.paint.quiet(note), ...(kept > 0 ? news.slice(-kept) : [])];
}

function framed(sitting: Sitting, lines: readonly string[]): string[] {
  return sitting.terminal.isLow ? [...lines] : [rule(sitting), ...lines, rule(sitting)];
}

/** Who is asked what, and the keys that always work if there is room to recall them. */
function promptLines({ terminal, voice, board, names }: Sitting, { seat, prompt }: Question): string[] {
  const { paint, width } = terminal;
  const asked = `${paint.seat(seat, names[seat] ?? '')}: ${paint.strong(voice.say(board.text.prompt(prompt)))}`;
  const hint = voice.say('cli.ask.hint');
  if (widthOf(`${asked} ${hint}`) <= width) return [`${asked} ${paint.quiet(hint)}`];
  return [...wrap(asked, width, '  '), ...(terminal.isLow ? [] : [paint.quiet(hint)])];
}

export function boardLines(sitting: Sitting, viewer: Viewer): string[] {
  const { board, recorded } = sitting;
  const { game, table } = recorded.match;
  return board.draw(game.view(table.position.state, viewer), sceneFor(sitting, viewer));
}

export const rule = ({ terminal }: Sitting): string => terminal.paint.quiet('─'.repeat(terminal.width));

/** The board at the end, the points one by one, and who won. */
export function showEnd(sitting: Sitting, viewer: Viewer): void {
  const { terminal } = sitting;
  terminal.print(rule(sitting), ...boardLines(sitting, viewer), rule(sitting), ...standing(sitting, viewer));
}

/** A line for every seat, the best first. */
export function standing(sitting: Sitting, viewer: Viewer): string[] {
  const { board, recorded, voice, terminal } = sitting;
  const { game, table } = recorded.match;
  const { outcome, state, seats } = table.position;
  const view = game.view(state, viewer);
  const { name, letter } = sceneFor(sitting, viewer);
  const parts = Array.from({ length: seats }, (_, seat) => board.scores(view, seat));
  const titles = [...(parts[0] ?? []).map((part) => voice.say(part.name)), voice.say('cli.end.total')];
  const nameWidth = Math.max(...parts.map((_, seat) => widthOf(name(seat))), 8);
  const rows = parts
    .map((scores, seat) => {
      const total = scores.reduce((sum, { points }) => sum + points, 0);
      const numbers = [...scores.map(({ points }) => points), total];
      const cells = numbers.map((points, index) => String(points).padStart(widthOf(titles[index] ?? '')));
      const place = outcome?.places[seat] ?? 0;
      const isWinner = outcome?.winners.includes(seat) ?? false;
      return {
        place,
        total,
        line: `${isWinner ? '★' : ' '} ${place || ' '}  ${letter(seat)} ${pad(name(seat), nameWidth)}  ${cells.join('  ')}`,
      };
    })
    .sort((a, b) => a.place - b.place || b.total - a.total);
  const head = `${' '.repeat(nameWidth + 9)}${titles.join('  ')}`;
  const winners = outcome?.winners ?? [];
  const verdict = !outcome
    ? voice.say('cli.end.unfinished')
    : winners.length === 0
      ? voice.say('cli.end.nobody')
      : voice.say('cli.end.winners', { count: winners.length, winners: winners.map((seat) => ({ seat })) });
  return [terminal.paint.quiet(head), ...rows.map(({ line }) => line), '', terminal.paint.strong(verdict)];
}
