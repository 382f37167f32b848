import type { Keyword } from '../table-game.ts';

/** A stretch of a sentence, and the heading of the rules that tells of it. */
interface Linked {
  readonly text: string;
  readonly heading: string | null;
}

const escaped = (words: string): string => words.replaceAll(/[.+?^${}()[\]\\]/g, String.raw`\$&`);

/** `*` stands for the ending that the word has there. */
const patternOf = ({ words }: Keyword): string =>
  String.raw`(?<!\p{L})(?:${escaped(words).replaceAll('*', String.raw`\p{L}*`)})(?!\p{L})`;

/** A sentence with the words in it that the rules tell of; of two that begin together the first given counts. */
export function linkedText(text: string, keywords: readonly Keyword[]): readonly Linked[] {
  if (keywords.length === 0) return [{ text, heading: null }];
  const pattern = new RegExp(keywords.map((keyword) => `(${patternOf(keyword)})`).join('|'), 'giu');
  const linked: Linked[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const [word, ...groups] = match;
    if (match.index > from) linked.push({ text: text.slice(from, match.index), heading: null });
    linked.push({ text: word, heading: keywords[groups.findIndex(Boolean)]?.heading ?? null });
    from = match.index + word.length;
  }
  if (from < text.length) linked.push({ text: text.slice(from), heading: null });
  return linked;
}
