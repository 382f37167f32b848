import { pad, widthOf, wrap } from '@starboard/terminal';

/** One choice: its number, and what it stands for. */
export interface Cell {
  readonly number: string;
  readonly text: string;
}

/** Cells that stay side by side, with the name they share; a single cell needs no name. */
export interface Row {
  readonly name: string;
  readonly cells: readonly Cell[];
}

/** How closely things are set. */
export interface Spacing {
  readonly afterNumber: string;
  readonly betweenCells: string;
  readonly betweenColumns: string;
  /** Whether the cells of one row stand below those of another, of any lengths. */
  readonly alignsCells: boolean;
}

export const wide: Spacing = {
  afterNumber: ' ',
  betweenCells: '  ',
  betweenColumns: '   ',
  alignsCells: true,
};
export const dense: Spacing = {
  afterNumber: '',
  betweenCells: ' ',
  betweenColumns: '  ',
  alignsCells: false,
};

const mostColumns = 8;

/**
 * Sets rows down the columns, as many columns as fit, each only as wide as it needs. A row too long for the screen
 * goes on below, but no cell is broken that fits into a line.
 */
export function inColumns(rows: readonly Row[], width: number, spacing: Spacing): string[] {
  for (let columns = Math.min(rows.length, mostColumns); columns > 1; columns--) {
    const height = Math.ceil(rows.length / columns);
    const blocks: string[][] = [];
    for (let from = 0; from < rows.length; from += height)
      blocks.push(aligned(rows.slice(from, from + height), spacing));
    const lines = sideBySide(blocks, spacing.betweenColumns);
    if (lines.every((line) => widthOf(line) <= width)) return lines;
  }
  const lines = aligned(rows, spacing);
  if (lines.every((line) => widthOf(line) <= width)) return lines;
  const nameWidth = widest(rows.map(({ name }) => name));
  return textsOf(rows, spacing).flatMap((texts, index) =>
    folded(pad(rows[index]?.name ?? '', nameWidth), texts, width, spacing.betweenCells),
  );
}

/** Sets rows one after another, as close as they go: where every line is dear, columns are given up. */
export function inFlow(rows: readonly Row[], width: number, spacing: Spacing): string[] {
  const lines: string[] = [];
  for (const { name, cells } of rows) {
    const texts = cells.map(({ number, text }) => `${number}${spacing.afterNumber}${text}`);
    const whole = [name, ...texts].filter(Boolean).join(' ');
    const longer = `${lines.at(-1) ?? ''}${spacing.betweenColumns} ${whole}`;
    if (lines.length > 0 && widthOf(longer) <= width) lines.splice(-1, 1, longer);
    else lines.push(...folded(name, texts, width, spacing.betweenCells));
  }
  return lines;
}

const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(widthOf));

function sideBySide(blocks: readonly (readonly string[])[], gap: string): string[] {
  const [first = []] = blocks;
  const widths = blocks.map(widest);
  return first.map((_, at) =>
    blocks
      .map((block, index) => pad(block[at] ?? '', widths[index] ?? 0))
      .join(gap)
      .trimEnd(),
  );
}

/** One column: names and numbers in line, and cells too if they are to be. */
function aligned(rows: readonly Row[], spacing: Spacing): string[] {
  const nameWidth = widest(rows.map(({ name }) => name));
  const texts = textsOf(rows, spacing);
  const widths = spacing.alignsCells
    ? (texts.toSorted((a, b) => b.length - a.length)[0] ?? []).map((_, at) =>
        widest(texts.map((cells) => cells[at] ?? '')),
      )
    : [];
  return texts.map((cells, index) => {
    const line = cells.map((cell, at) => pad(cell, widths[at] ?? 0)).join(spacing.betweenCells);
    return (nameWidth === 0 ? line : `${pad(rows[index]?.name ?? '', nameWidth)} ${line}`).trimEnd();
  });
}

/** The cells of each row with their numbers, units below units. */
function textsOf(rows: readonly Row[], { afterNumber }: Spacing): string[][] {
  const numberWidth = widest(rows.flatMap(({ cells }) => cells.map(({ number }) => number)));
  return rows.map(({ cells }) =>
    cells.map(
      ({ number, text }) => `${' '.repeat(numberWidth - widthOf(number))}${number}${afterNumber}${text}`,
    ),
  );
}

/** One row over as many lines as it takes. */
function folded(name: string, cells: readonly string[], width: number, gap: string): string[] {
  if (cells.length === 1) return wrap([name, ...cells].filter(Boolean).join(' '), width, '     ');
  const lines: string[] = [];
  let line = name;
  for (const cell of cells) {
    const longer = `${line}${line === name ? ' ' : gap}${cell}`;
    if (widthOf(longer) <= width) {
      line = longer;
    } else {
      lines.push(line);
      line = `${' '.repeat(widthOf(name) + 1)}${cell}`;
    }
  }
  return [...lines, line];
}

const termGap = 2;

/** What stands before a bar is a term, what comes after explains it; the explanations line up. */
export function inTwoColumns(text: string, width: number): string[] {
  const lines = text.split('\n').map((line) => line.split(' | '));
  const terms = lines.map(([term = '', ...rest]) => (rest.length > 0 ? widthOf(term) : 0));
  const column = Math.max(...terms) + termGap;
  return lines.flatMap(([term = '', ...rest]) =>
    rest.length === 0
      ? wrap(term, width, '  ')
      : wrap(`${pad(term, column)}${rest.join(' | ')}`, width, ' '.repeat(column)),
  );
}
