import { type AnyGame, type GameText, type Message, spelledOut, tableAsText } from '@starboard/engine';
import { type Board, cut, type Scene, wrap } from '@starboard/terminal';

/** A name in the code as words. */
const spelled = (name: string): Message => spelledOut.option('', name);

/** The board of a game that draws none: its table told in words, by its own texts or by the names in its rules. */
export function defaultBoard(game: AnyGame, text: GameText = spelledOut): Board {
  return {
    game,
    name: spelled(game.id),
    text,
    catalogues: { en: {}, ru: {}, uk: {} },
    option: (name) => ({
      name: spelled(name),
      values: (game.options[name] ?? []).map((value) => ({ value, name: spelled(String(value)) })),
    }),
    seat: (seat) => ({
      name: { key: 'cli.default.seat', params: { number: seat + 1 } },
      letter: { key: 'cli.default.letter', params: { number: seat + 1 } },
    }),
    draw: (view, scene) => [...seatLines(scene), ...tableLines(text, view, scene)],
    place: () => ({}),
    label: (_view, prompt, key) => text.option(prompt, key),
    detail: () => null,
    topicsOf: () => [],
    topics: (text.rules?.() ?? []).map(({ title, lines }) => ({ name: title, text: lines })),
    // what the game does not say the people at one keyboard must not find out
    hasSecrets: true,
    // sentences of a game run on, names of its code do not
    isTurn: () => text === spelledOut,
    scores: () => [],
  };
}

/** Who sits where. */
function seatLines({ seats, letter, name, note, width }: Scene): string[] {
  const called = Array.from({ length: seats }, (_, seat) => `${letter(seat)} ${name(seat)}${note(seat)}`);
  return wrap(called.join('  '), width, '  ');
}

/** Lines for each section where there is no room for all of it, and columns for each thing it tells. */
const mostLines = { roomy: Number.POSITIVE_INFINITY, terse: Number.POSITIVE_INFINITY, tight: 3, overfull: 1 };
const mostColumns = 34;

/** Section by section: as lists where there is room, otherwise a paragraph each, or the beginning of it. */
function tableLines(text: GameText, view: object, { say, paint, width, crowding, viewer }: Scene): string[] {
  const most = mostLines[crowding];
  let isCut = false;
  const sections = tableAsText(text, view, viewer).flatMap(({ title, lines }) => {
    const name = paint.strong(say(title));
    const said = lines.length === 0 ? ['–'] : lines.map((line) => say(line));
    if (crowding === 'roomy') return ['', name, ...said.flatMap((line) => wrap(`  ${line}`, width, '    '))];
    const paragraph = (parts: readonly string[]) => wrap(`${name}  ${parts.join(' · ')}`, width, '  ');
    const whole = paragraph(said);
    if (whole.length <= most) return whole;
    isCut = true;
    return beginningOf(paragraph(said.map((line) => cut(line, mostColumns))), most, width);
  });
  return isCut ? [...sections, paint.quiet(say('cli.default.cut'))] : sections;
}

/** The first of some lines, the last of which tells that there are more. */
function beginningOf(lines: readonly string[], most: number, width: number): readonly string[] {
  const [last = '', ...more] = lines.slice(most - 1);
  return more.length === 0 ? lines : [...lines.slice(0, most - 1), cut(`${last} ${more[0]?.trim()}`, width)];
}
