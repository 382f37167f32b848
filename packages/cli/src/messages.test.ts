import { compileCatalogue, gapsOf, languages } from '@starboard/messages';
import { describe, expect, test } from 'vitest';
import en from '../messages/en.json';
import ru from '../messages/ru.json';
import uk from '../messages/uk.json';

const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, ru, uk };

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

  test('explain in lines that fit the screen', () => {
    const lines = Object.entries(own).flatMap(([key, text]) =>
      key.startsWith('cli.help.') ? text.split('\n') : [],
    );
    expect(lines.length).toBeGreaterThan(40);
    expect(lines.filter((line) => line.length > 96)).toEqual([]);
  });

  test('use no letters of another language', () => {
    const strange = { en: /\p{Script=Cyrillic}/u, ru: /[іїєґ]/iu, uk: /[ыэёъ]/iu }[language];
    expect(Object.entries(own).filter(([, text]) => strange.test(text))).toEqual([]);
  });
});
