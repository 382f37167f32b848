import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { type Catalogue, compileCatalogue, gapsOf, type Language, languages } from '../index.ts';
import type { Texts } from './catalogues-in.ts';

interface Plural {
  readonly key: string;
  readonly categories: readonly string[];
}

/** All words of a text, whichever of its cases they are in. */
function wordsOf(message: CompiledMessage): string[] {
  return message.flatMap((token) => {
    if (typeof token === 'string') return [token];
    return Object.values(token[2] ?? {}).flatMap((inner) =>
      Array.isArray(inner) ? wordsOf(inner as CompiledMessage) : [],
    );
  });
}

function pluralsOf(key: string, message: CompiledMessage): Plural[] {
  return message.flatMap((token) => {
    if (typeof token === 'string' || typeof token[2] !== 'object' || token[2] === null) return [];
    const cases = Object.entries(token[2]).filter(([, inner]) => Array.isArray(inner));
    const categories = cases.map(([category]) => category).filter((category) => !/^\d+$/.test(category));
    return [
      ...(token[1] === 'plural' ? [{ key, categories }] : []),
      ...cases.flatMap(([, inner]) => pluralsOf(key, inner as CompiledMessage)),
    ];
  });
}

const allPlurals = (texts: Catalogue): Plural[] =>
  Object.entries(compileCatalogue(texts)).flatMap(([key, text]) => pluralsOf(key, text));

const categoriesOf = (language: Language): readonly string[] =>
  [...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort();

/** `af.event.paid` belongs to the events; `af.must-place` to the reasons, which have no group of their own. */
const groupOf = (key: string): string => {
  const [, group = '', rest] = key.split('.');
  return rest === undefined ? '' : group;
};

/** Groups in the order of their first key, and whether any of them comes back later. */
const groupsIn = (keys: readonly string[]): string[] =>
  keys.map(groupOf).filter((group, index, groups) => group !== groups[index - 1]);

/** Letters that only other languages have. */
const foreign: Readonly<Record<Language, RegExp>> = {
  en: /\p{Script=Cyrillic}/u,
  ru: /[іїєґ]/iu,
  uk: /[ыэёъ]/iu,
};

const isLatin = /\p{Script=Latin}/u;

/** What holds for all texts. */
export function catalogueSuite(name: string, texts: Texts): void {
  describe(`the texts of ${name}`, () => {
    const keys = Object.keys(texts.en);

    test.each(languages)('say the same things in %s, in the same order', (language) => {
      expect(Object.keys(texts[language])).toEqual(keys);
    });

    test.each(languages)('have the same gaps in %s', (language) => {
      const [english, own] = [compileCatalogue(texts.en), compileCatalogue(texts[language])];
      const gaps = (catalogue: typeof own) =>
        Object.fromEntries(keys.map((key) => [key, gapsOf(catalogue[key] ?? []).sort()]));
      expect(gaps(own)).toEqual(gaps(english));
    });

    test.each(languages)('count with no plurals but those of %s', (language) => {
      const known = categoriesOf(language);
      const odd = allPlurals(texts[language]).filter(({ categories }) =>
        categories.some((category) => !known.includes(category)),
      );
      expect(odd).toEqual([]);
    });

    test.each(languages)('set one kind of dash between words in %s, or none', (language) => {
      const dashes = Object.entries(texts[language]).filter(([, text]) =>
        (language === 'en' ? / [–—-] / : / [–-] /).test(text),
      );
      expect(dashes).toEqual([]);
    });

    test.each(languages)('use no letters but those of %s, and Latin ones', (language) => {
      expect(Object.entries(texts[language]).filter(([, text]) => foreign[language].test(text))).toEqual([]);
    });
  });
}

/** What holds for all texts of a game. */
export function gameCatalogueSuite(name: string, texts: Texts): void {
  catalogueSuite(name, texts);
  describe(`the texts of the game ${name}`, () => {
    const keys = Object.keys(texts.en);

    test('lie in groups, and no group is torn apart', () => {
      const groups = groupsIn(keys);
      expect(groups).toEqual([...new Set(groups)]);
    });

    test.each(languages)('count with all plurals of %s', (language) => {
      const wanted = categoriesOf(language);
      for (const { key, categories } of allPlurals(texts[language]))
        expect([key, [...categories].sort()]).toEqual([key, wanted]);
    });

    test.each(['ru', 'uk'] as const)('use only the letters of %s', (language) => {
      const odd = Object.entries(compileCatalogue(texts[language])).filter(
        ([key, text]) =>
          // a game is called as its box is
          !key.endsWith('.game.name') &&
          // X is a number everywhere
          wordsOf(text).some((words) => isLatin.test(words.replace(/\bX\b/g, ''))),
      );
      expect(odd).toEqual([]);
    });

    test.each(languages)('are set tidily in %s', (language) => {
      const untidy = Object.entries(texts[language]).filter(
        ([, text]) => text.trim() !== text || / {2}|\s[.,:;!?]|['"`]|\.\.\./.test(text),
      );
      expect(untidy).toEqual([]);
    });
  });
}

/** What holds besides for what a table says; texts of cards lie in the order of the cards, and hardly count anything. */
export function tableCatalogueSuite(name: string, texts: Texts): void {
  describe(`the texts of the table of ${name}`, () => {
    const keys = Object.keys(texts.en);

    test('are sorted within their groups', () => {
      for (const group of groupsIn(keys)) {
        const own = keys.filter((key) => groupOf(key) === group);
        expect(own).toEqual([...own].sort());
      }
    });

    test.each(languages)('count things in %s', (language) => {
      expect(allPlurals(texts[language]).length).toBeGreaterThan(0);
    });
  });
}
