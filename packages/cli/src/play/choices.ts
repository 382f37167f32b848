import { type Question, viewOf } from '@starboard/engine';
import { emphasized, type Place, type RowPlace, widthOf } from '@starboard/terminal';
import { type Cell, dense, inColumns, inFlow, type Row, wide } from '../terminal/columns.ts';
import type { Voice } from '../voice.ts';
import { sceneFor, type Sitting } from './sitting.ts';

export interface Choice {
  readonly key: string;
  /** In real time: the act that it is a way to do, where it is listed in place of it. */
  readonly act?: string;
  readonly label: string;
  readonly place: Place;
  readonly detail: string | null;
  readonly gain: string | null;
}

/** With all there is to say; without what can be looked up; without headings too; or even without columns. */
export type ChoiceStyle = 'full' | 'short' | 'packed' | 'flowing';

const hasHeadings = (style: ChoiceStyle): boolean => style === 'full' || style === 'short';

/** The options of a question in the order they are numbered. */
export function choicesOf(
  sitting: Sitting,
  question: Question,
  prompt: string,
  keys: readonly string[],
): Choice[] {
  const { board, voice, hosted } = sitting;
  const { match } = hosted;
  const scene = sceneFor(sitting, question.seat);
  const view = viewOf(match, question.seat);
  const choices = oneOfEach(sitting, question, view, keys).map((key): Choice => {
    const gain = board.brings?.(view, prompt, key) ?? null;
    return {
      key,
      label: voice.say(board.label(view, prompt, key)),
      place: board.place(prompt, key),
      detail: emphasizedDetail(sitting, board.detail(view, scene, prompt, key)),
      gain: gain && voice.say(gain),
    };
  });
  // the heading that is left last is listed last: ending a turn comes after all else
  const lastOf = new Map(choices.map((choice, index) => [headingOf(choice), index]));
  return choices.sort((a, b) => (lastOf.get(headingOf(a)) ?? 0) - (lastOf.get(headingOf(b)) ?? 0));
}

const emphasizedDetail = ({ terminal }: Sitting, detail: string | null): string | null =>
  detail === null ? null : emphasized(detail, terminal.paint);

/** Where one is chosen, options that are the same to all players are listed once. */
function oneOfEach(
  { board }: Sitting,
  { shape }: Question,
  view: object,
  keys: readonly string[],
): readonly string[] {
  if (!board.kind || shape.kind !== 'choose') return keys;
  const kinds = keys.map((key) => board.kind?.(view, key));
  return keys.filter((_, index) => kinds.indexOf(kinds[index]) === index);
}

const headingOf = ({ place }: Choice): string => place.heading?.key ?? '';

/** The numbered choices, by heading; choices that share a row stand side by side. */
export function choiceLines(sitting: Sitting, choices: readonly Choice[], style: ChoiceStyle): string[] {
  const { voice, terminal } = sitting;
  const { paint, width } = terminal;
  const cells = choices.map((choice, index) => ({
    name: nameOf(voice, rowFor(choice, style)),
    cell: { number: paint.key(`${index + 1})`), text: textOf(sitting, choice, style) },
    // without headings, what shares a row is told from the rest all the same
    group: hasHeadings(style) ? headingOf(choice) : String(rowFor(choice, style) !== undefined),
  }));
  if (style === 'flowing') return inFlow(rowsOf(cells), width, dense);
  const groups = [...new Set(cells.map(({ group }) => group))];
  const headings = new Map(choices.map((choice) => [headingOf(choice), choice.place.heading]));
  const isHeaded = hasHeadings(style) && groups.length > 1;
  const indent = isHeaded ? '  ' : '';
  return groups.flatMap((group) => {
    const rows = rowsOf(cells.filter((cell) => cell.group === group));
    const spacing = hasHeadings(style) ? wide : dense;
    const lines = inColumns(rows, width - indent.length, spacing).map((line) => indent + line);
    return isHeaded ? [paint.strong(voice.say(headings.get(group) ?? group)), ...lines] : lines;
  });
}

const nameOf = ({ say }: Voice, row: RowPlace | undefined): string => (row ? say(row.name) : '');

const rowFor = ({ place }: Choice, style: ChoiceStyle): RowPlace | undefined =>
  place.row ?? (hasHeadings(style) ? undefined : place.packedRow);

const shortDetail = 30;

function textOf({ terminal, voice }: Sitting, choice: Choice, style: ChoiceStyle): string {
  const { paint } = terminal;
  const { label, gain, detail } = choice;
  const row = rowFor(choice, style);
  const inRow = typeof row?.choice === 'object' ? voice.say(row.choice) : row?.choice;
  const parts = [inRow ?? label];
  if (gain && style === 'full') parts.push(paint.quiet(`(${gain})`));
  if (detail && (style === 'full' || (!row && widthOf(detail) < shortDetail)))
    parts.push(paint.quiet(`${voice.say('cli.dash')} ${detail}`));
  // dice speak for themselves, words need a space before them
  return !hasHeadings(style) && typeof row?.choice !== 'string' ? ` ${parts.join(' ')}` : parts.join(' ');
}

function rowsOf(cells: readonly { readonly name: string; readonly cell: Cell }[]): Row[] {
  const names = [...new Set(cells.map(({ name }) => name).filter((name) => name !== ''))];
  return [
    ...names.map((name) => ({
      name,
      cells: cells.filter((one) => one.name === name).map(({ cell }) => cell),
    })),
    ...cells.filter(({ name }) => name === '').map(({ cell }) => ({ name: '', cells: [cell] })),
  ];
}
