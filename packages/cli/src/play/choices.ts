import { type Json, type Message, type Question, redeal, type Seat, submit } from '@starboard/engine';
import type { Place } from '../boards/board.ts';
import { inColumns, pad, widthOf, wrap } from '../terminal/layout.ts';
import { sceneFor, type Sitting } from './sitting.ts';

export interface Choice {
  readonly key: string;
  readonly label: string;
  readonly place: Place | null;
  readonly detail: string | null;
  readonly gain: string | null;
}

/** The options of a question in the order they are numbered. */
export function choicesOf(
  sitting: Sitting,
  question: Question,
  prompt: string,
  keys: readonly string[],
): Choice[] {
  const { board, voice, recorded } = sitting;
  const { match } = recorded;
  const scene = sceneFor(sitting, question.seat);
  const view = match.game.view(match.table.position.state, question.seat);
  const choices = keys.map((key): Choice => {
    const gain = question.shape.kind === 'choose' ? gainOf(sitting, question.seat, key) : null;
    return {
      key,
      label: voice.say(board.label(view, prompt, key)),
      place: board.place(prompt, key),
      detail: board.detail(view, scene, prompt, key),
      gain: gain && voice.say(gain),
    };
  });
  // the heading that is left last is listed last: ending a turn comes after all else
  const lastOf = new Map(choices.map((choice, index) => [headingOf(choice), index]));
  return choices.sort((a, b) => (lastOf.get(headingOf(a)) ?? 0) - (lastOf.get(headingOf(b)) ?? 0));
}

const headingOf = ({ place }: Choice): string => place?.heading.key ?? '';

/** What a choice would bring, tried out where nothing hidden can be learnt from it. */
function gainOf({ board, recorded }: Sitting, seat: Seat, answer: Json): Message | null {
  const trial = redeal(recorded.match, seat, 'what if');
  const result = submit(trial, { seat, decision: trial.table.position.decision, answer });
  // whatever chance has a hand in would be told wrongly
  if (!result.accepted || trial.table.irrevocable) return null;
  return board.gain(result.events, seat);
}

/** The numbered choices, by heading; choices that share a row stand side by side. */
export function choiceLines(sitting: Sitting, choices: readonly Choice[]): string[] {
  const { voice, terminal } = sitting;
  const { paint, width } = terminal;
  const indent = choices.some(({ place }) => place !== null) ? '  ' : '';
  const cells = choices.map((choice, index) => cellOf(sitting, choice, index + 1));
  const headings = [...new Set(choices.map(headingOf))];
  return headings.flatMap((heading) => {
    const under = choices.flatMap((choice, index) =>
      headingOf(choice) === heading ? [{ row: rowOf(sitting, choice), cell: cells[index] as string }] : [],
    );
    const lines = inColumns(rowsOf(under), width - indent.length).flatMap((line) =>
      wrap(indent + line, width, '       '),
    );
    return heading === '' || headings.length === 1 ? lines : [paint.strong(voice.say(heading)), ...lines];
  });
}

const rowOf = ({ voice }: Sitting, { place }: Choice): string | null =>
  place?.row ? voice.say(place.row.name) : null;

function cellOf({ terminal }: Sitting, choice: Choice, number: number): string {
  const { paint, isLow } = terminal;
  const parts = [paint.key(`${number})`.padStart(3)), choice.place?.row?.choice ?? choice.label];
  if (choice.gain && !isLow) parts.push(paint.quiet(`(${choice.gain})`));
  if (choice.detail && (!isLow || widthOf(choice.detail) < 30)) parts.push(paint.quiet(`– ${choice.detail}`));
  return parts.join(' ');
}

/** Puts the cells of a row into one, in line with those of the rows above and below. */
function rowsOf(cells: readonly { readonly row: string | null; readonly cell: string }[]): string[] {
  const names = [...new Set(cells.map(({ row }) => row))];
  const nameWidth = Math.max(0, ...names.map((name) => widthOf(name ?? '')));
  const rows = names.map((name) => cells.filter(({ row }) => row === name).map(({ cell }) => cell));
  const widths: number[] = [];
  names.forEach((name, index) => {
    if (name === null) return;
    rows[index]?.forEach((cell, at) => {
      widths[at] = Math.max(widths[at] ?? 0, widthOf(cell));
    });
  });
  return names.flatMap((name, index) => {
    const row = rows[index] ?? [];
    if (name === null) return row;
    return [
      `${pad(name, nameWidth)} ${row.map((cell, at) => pad(cell, widths[at] ?? 0)).join('  ')}`.trimEnd(),
    ];
  });
}
