/** A line of a card's name; with a width it is squeezed into that. */
interface LabelLine {
  readonly text: string;
  readonly width?: number;
}

/** What a line has room for on a card, and how wide a letter is about. */
const room = 69;
const letter = 6.5;

const isLong = (text: string): boolean => text.length * letter > room;

/** A name in one line, or in two where there are words to part; too long words are squeezed. */
export function labelLines(name: string): readonly LabelLine[] {
  const words = name.split(' ');
  if (!isLong(name) || words.length === 1) return [fitted(name)];
  const cuts = words.slice(1).map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)] as const);
  const halves = cuts.map(([first, second]) => [first.join(' '), second.join(' ')] as const);
  const best = halves.toSorted((one, other) => longest(one) - longest(other))[0] ?? [name];
  return best.map(fitted);
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length));

const fitted = (text: string): LabelLine => (isLong(text) ? { text, width: room } : { text });
