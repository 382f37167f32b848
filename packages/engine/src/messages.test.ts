import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Catalogue = Readonly<Record<string, string>>;

const catalogue = (language: string): Catalogue =>
  JSON.parse(readFileSync(new URL(`../messages/${language}.json`, import.meta.url), 'utf8')) as Catalogue;

const source = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'))
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n');

/** `min: 0, max`: a name, and its value unless that is called the same. */
const namesIn = (params: string): string[] =>
  params
    .replace(/\([^)]*\)/gu, '')
    .split(',')
    .flatMap((param) => /^\s*(\w+)/u.exec(param)?.[1] ?? [])
    .sort();

/** Every reason the engine gives, with the names of its parameters. */
const given = [...source.matchAll(/reason\(\s*'(engine\.[^']+)'(?:,\s*\{([^}]*)\})?/gu)].map(
  ([, key, params]) => ({
    key: key ?? '',
    params: namesIn(params ?? ''),
  }),
);

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)/gu)].map(([, name]) => name ?? '').sort();

/** All but what names things. */
const reasonsIn = (language: string): readonly (readonly [key: string, text: string])[] =>
  Object.entries(catalogue(language)).filter(([key]) => !key.startsWith('engine.outline.'));

const keysGiven = [...new Set(given.map(({ key }) => key))].sort();

describe.each(['en', 'ru', 'uk'])('the messages in %s', (language) => {
  test('say every reason of the engine, and nothing else but an outline', () => {
    expect(keysGiven.length).toBeGreaterThan(10);
    expect(
      reasonsIn(language)
        .map(([key]) => key)
        .sort(),
    ).toEqual(keysGiven);
  });

  test.each(given)('name what $key carries', ({ key, params }) => {
    expect(placeholders(catalogue(language)[key] ?? '')).toEqual(params);
  });

  test('are sentences', () => {
    for (const [, text] of reasonsIn(language)) expect(text).toMatch(/^[\p{Lu}“].*[.!?]$/u);
  });
});
