import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileCatalogue, gapsOf, languages } from '@starboard/messages';
import { phraseKeys } from '@starboard/protocol';
import en from '@starboard/protocol/messages/en.json';
import ru from '@starboard/protocol/messages/ru.json';
import uk from '@starboard/protocol/messages/uk.json';
import { describe, expect, test } from 'vitest';

const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, ru, uk };

describe.each(languages)('the texts of the server in %s', (language) => {
  const own = texts[language] ?? {};

  test('say the same things in the same order', () => {
    expect(Object.keys(own)).toEqual(Object.keys(en));
  });

  test('have the same gaps', () => {
    const [english, compiled] = [compileCatalogue(en), compileCatalogue(own)];
    for (const key of Object.keys(en))
      expect([key, gapsOf(compiled[key] ?? []).sort()]).toEqual([key, gapsOf(english[key] ?? []).sort()]);
  });

  test('use no letters of another language', () => {
    const strange = { en: /\p{Script=Cyrillic}/u, ru: /[іїєґ]/iu, uk: /[ыэёъ]/iu }[language];
    expect(Object.entries(own).filter(([, text]) => strange.test(text))).toEqual([]);
  });
});

test('every key that the server says has a text, and every text is said', () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('testing'),
  );
  const said = sources.flatMap(
    (file) =>
      readFileSync(join(folder, file), 'utf8').match(/(?<=['"`])server\.[a-z-]+(\.[a-z-]+)*(?=['"`])/g) ?? [],
  );
  const phrases = phraseKeys.map((key) => `server.phrase.${key}`);
  // what is wrong with a match file is said by the keys of the records
  const others = Object.keys(en).filter((key) => key.startsWith('server.record.'));
  expect([...new Set([...said, ...phrases, ...others])].sort()).toEqual(Object.keys(en).sort());
});
