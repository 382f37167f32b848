import { compileCatalogue, gapsOf, languages } from '@starboard/messages';
import { describe, expect, test } from 'vitest';
import en from '../messages/en.json';
import ru from '../messages/ru.json';
import uk from '../messages/uk.json';
import { boards } from '../src/testing/sitting-at.ts';

const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, ru, uk };

const games = boards.map(({ catalogues }) => catalogues);

describe.each(languages)('the texts of the command line in %s', (language) => {
  const own = texts[language] ?? {};

  test('say the same things in the same order', () => {
    expect(Object.keys(own)).toEqual(Object.keys(en));
  });

  test('have the same gaps', () => {
    const [english, compiled] = [compileCatalogue(en), compileCatalogue(own)];
    for (const key of Object.keys(en))
      expect([key, gapsOf(compiled[key] ?? []).sort()]).toEqual([key, gapsOf(english[key] ?? []).sort()]);
  });

  test('set one kind of dash between words, and another only between numbers', () => {
    const dash = own['cli.dash'];
    const between = [own, ...games.map((game) => game[language])]
      .flatMap(Object.values<string>)
      .flatMap((text) => text.match(/ [–—] /g) ?? []);
    expect(new Set(between)).toEqual(new Set(language === 'en' ? [] : [` ${dash} `]));
  });

  test('use no letters of another language', () => {
    const strange = { en: /\p{Script=Cyrillic}/u, ru: /[іїєґ]/iu, uk: /[ыэёъ]/iu }[language];
    expect(Object.entries(own).filter(([, text]) => strange.test(text))).toEqual([]);
  });
});
