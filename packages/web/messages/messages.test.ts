import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileCatalogue, gapsOf, languages } from '@starboard/messages';
import { expect, test } from 'vitest';

const here = import.meta.dirname;
const source = join(here, '../src');

type Texts = Readonly<Record<string, string>>;
const textsOf = (room: string, language: string): Texts =>
  JSON.parse(readFileSync(join(here, room, `${language}.json`), 'utf8')) as Texts;

const rooms = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => ({ file, code: readFileSync(join(source, file), 'utf8') }));

test.each(rooms)('%s says the same in every language', (room) => {
  const [first, ...others] = languages;
  const keys = Object.keys(textsOf(room, first)).sort();
  for (const language of others) expect(Object.keys(textsOf(room, language)).sort()).toEqual(keys);
});

test.each(rooms)('%s compiles, and asks for the same in every language', (room) => {
  const catalogues = languages.map((language) => compileCatalogue(textsOf(room, language)));
  const keys = Object.keys(textsOf(room, 'en'));
  for (const key of keys) {
    const [first, ...others] = catalogues.map((catalogue) => [...gapsOf(catalogue[key] ?? [])].sort());
    for (const gaps of others) expect({ key, gaps }).toEqual({ key, gaps: first });
  }
});

test('nothing in Russian or Ukrainian was left in English', () => {
  const left = rooms.flatMap((room) =>
    (['ru', 'uk'] as const).flatMap((language) =>
      Object.entries(textsOf(room, language)).filter(([key, text]) => {
        const words = text.replaceAll(/\{[^{}]*\}|\[[^\]]*\]|Starboard/g, '');
        // the games keep their own names
        return !key.endsWith('.name') && /[a-z]{4,}/i.test(words) && !/[а-яіїєґ]/i.test(text);
      }),
    ),
  );
  expect(left).toEqual([]);
});

test('every text that is asked for by name is there', () => {
  const known = new Set(rooms.flatMap((room) => Object.keys(textsOf(room, 'en'))));
  const wanted = files.flatMap(({ file, code }) =>
    [...code.matchAll(/['"](web\.[\w.-]*\w)['"]/g)].map(([, key = '']) => ({ file, key })),
  );
  expect(wanted.length).toBeGreaterThan(50);
  expect(wanted.filter(({ key }) => !known.has(key))).toEqual([]);
});

test('every text is asked for somewhere', () => {
  const code = files.map((each) => each.code).join('\n');
  // keys put together on the spot: `web.seat.${mark}`
  const made = [...code.matchAll(/`(web\.[\w.-]*)\$\{[^`]*`/g)].map(([, start = '']) => start);
  const unused = rooms
    .flatMap((room) => Object.keys(textsOf(room, 'en')))
    .filter((key) => key.startsWith('web.'))
    .filter((key) => !code.includes(`'${key}'`) && !made.some((start) => key.startsWith(start)));
  expect(unused).toEqual([]);
});
