import { type Question, type Viewer, viewOf } from '@starboard/engine';
import { type Crowding, cut, pad, widthOf, wrap } from '@starboard/terminal';
import type { ChoiceStyle } from './choices.ts';
import { sceneFor, type Showing, type Sitting } from './sitting.ts';

interface Layout {
  readonly board: Crowding;
  readonly choices: ChoiceStyle;
}

/** From generous to cramped. */
const layouts: readonly Layout[] = [
  { board: 'roomy', choices: 'full' },
  { board: 'terse', choices: 'full' },
  { board: 'terse', choices: 'short' },
  { board: 'terse', choices: 'packed' },
  { board: 'tight', choices: 'packed' },
  { board: 'tight', choices: 'flowing' },
];
const lastResort: Layout = { board: 'overfull', choices: 'packed' };

/** So much of the news is worth a narrower layout. */
const worthyNews = 2;

/**
 * What happened, the board, and what is asked, laid out so that all of it is on the screen if that can be done; or
 * `isWhole`, with all there is to say, though it may have to be scrolled.
 */
export function showTable(
  sitting: Sitting,
  question: Question,
  news: readonly string[],
  choices: (style: ChoiceStyle) => readonly string[],
  isWhole = false,
): void {
  const { terminal } = sitting;
  const table = (layout: Layout) => [
    ...framed(sitting, boardLines(sitting, question.seat, layout.board), layout),
    ...promptLines(sitting, question, layout),
    ...choices(layout.choices),
  ];
  // the last row is where the answer is typed
  const room = isWhole ? Number.POSITIVE_INFINITY : terminal.height - 1;
  const lines =
    firstThatFits(layouts, table, room - Math.min(news.length, worthyNews)) ??
    firstThatFits(layouts, table, room) ??
    table(lastResort);
  terminal.clear();
  terminal.print(...asFits(sitting, news, room - lines.length), ...lines);
}

function firstThatFits(
  candidates: readonly Layout[],
  table: (layout: Layout) => string[],
  room: number,
): string[] | undefined {
  for (const layout of candidates) {
    const lines = table(layout);
    if (lines.length <= room) return lines;
  }
  return undefined;
}

/** The board must stay on the screen; what of the news does not fit is in the log. */
function asFits({ terminal, voice }: Sitting, news: readonly string[], room: number): readonly string[] {
  if (news.length <= room) return news;
  if (room < 1) return [];
  const kept = news.slice(news.length - room + 1);
  const note = voice.say('cli.more-news', { count: news.length - kept.length });
  return [terminal.paint.quiet(note), ...kept];
}

function framed(sitting: Sitting, lines: readonly string[], { board }: Layout): readonly string[] {
  return board === 'roomy' ? [rule(sitting), ...lines, rule(sitting)] : lines;
}

/** Who is asked what, and the keys that always work as far as there is room to recall them. */
function promptLines(
  { terminal, voice, board, names }: Sitting,
  { seat, prompt, params }: Question,
  layout: Layout,
): string[] {
  const { paint, width } = terminal;
  const asked = `${paint.seat(seat, names[seat] ?? '')}: ${paint.strong(voice.say(board.text.prompt(prompt, params)))}`;
  const hints = [voice.say('cli.ask.hint'), voice.say('cli.ask.hint-short')];
  const fitting = hints.find((hint) => widthOf(`${asked} ${hint}`) <= width);
  if (layout.board === 'roomy' && fitting !== hints[0])
    return [...wrap(asked, width, '  '), ...wrap(hints[0] ?? '', width).map(paint.quiet)];
  return fitting === undefined ? wrap(asked, width, '  ') : [`${asked} ${paint.quiet(fitting)}`];
}

export function boardLines(showing: Showing, viewer: Viewer, crowding?: Crowding): string[] {
  const { board, hosted } = showing;
  return board.draw(viewOf(hosted.match, viewer), sceneFor(showing, viewer, crowding));
}

export const rule = ({ terminal }: Showing): string => terminal.paint.quiet('─'.repeat(terminal.width));

/** The board at the end, the points one by one, and who won. */
export function showEnd(sitting: Sitting, viewer: Viewer): void {
  const { terminal } = sitting;
  terminal.print(rule(sitting), ...boardLines(sitting, viewer), rule(sitting), ...standing(sitting, viewer));
}

/** A line for every seat, the best first; one for all where they win or lose together. */
export function standing(showing: Showing, viewer: Viewer): string[] {
  const { board, hosted, voice, terminal } = showing;
  const { outcome, seats } = hosted.match.position;
  if (outcome && hosted.match.game.isTogether)
    return [
      terminal.paint.strong(voice.say(`cli.end.together-${outcome.winners.length > 0 ? 'won' : 'lost'}`)),
    ];
  const view = viewOf(hosted.match, viewer);
  const { name, letter } = sceneFor(showing, viewer);
  const parts = Array.from({ length: seats }, (_, seat) => board.scores(view, seat));
  const isSum = (parts[0] ?? []).length > 1;
  const names = (parts[0] ?? []).map((part) => voice.say(part.name));
  const titles = isSum ? [...names, voice.say('cli.end.total')] : names;
  const called = parts.map((_, seat) => cut(name(seat), terminal.width < 80 ? 12 : 18));
  const nameWidth = Math.max(...called.map(widthOf), 8);
  const rows = parts
    .map((scores, seat) => {
      const total = scores.reduce((sum, { points }) => sum + points, 0);
      const points = scores.map((part) => part.points);
      const numbers = isSum ? [...points, total] : points;
      const cells = numbers.map((number, index) => String(number).padStart(widthOf(titles[index] ?? '')));
      const place = outcome?.places[seat] ?? 0;
      const isWinner = outcome?.winners.includes(seat) ?? false;
      return {
        place,
        total,
        line: `${isWinner ? '★' : ' '} ${place || ' '}  ${letter(seat)} ${pad(called[seat] ?? '', nameWidth)}  ${cells.join('  ')}`,
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
