import type { SpokenOrder } from '@starboard/terminal';

/** Whether what was typed is a word of ours, in English or in the reader's language. */
type IsWord = (typed: string | undefined, name: string) => boolean;

/** What can be ordered, by the word for it. */
const verbs = ['pass', 'ask', 'ask-if-able', 'use'] as const;

/** What can follow, each with one word after it. */
const links = ['as', 'about', 'at', 'if'] as const;

/** `pass MOMENT as ROLE about CARD`, or `use CARD if CONDITION at MOMENT as ROLE`; null when it is neither. */
export function readOrder(words: readonly string[], isWord: IsWord): SpokenOrder | null {
  const [first, what, ...rest] = words;
  const then = verbs.find((verb) => isWord(first, verb));
  const further = readFurther(rest, isWord);
  if (!then || what === undefined || !further) return null;
  const { as = 'any', about, at, if: condition } = further;
  if (then !== 'use') {
    if (at !== undefined || condition !== undefined) return null;
    return { then, at: what, as, ...(about !== undefined && { about }) };
  }
  if (about !== undefined) return null;
  return { then, at: at ?? 'all', as, about: what, ...(condition !== undefined && { if: condition }) };
}

type Further = Partial<Record<(typeof links)[number], string>>;

function readFurther(words: readonly string[], isWord: IsWord): Further | null {
  const further: Further = {};
  for (let index = 0; index < words.length; index += 2) {
    const link = links.find((name) => isWord(words[index], name));
    const word = words[index + 1];
    if (!link || word === undefined || link in further) return null;
    further[link] = word;
  }
  return further;
}
