import { expect, test } from 'vitest';
import { languageFor } from './index.ts';

test.each([
  [['uk-UA', 'ru', 'en'], 'uk'],
  [['uk_UA.UTF-8'], 'uk'],
  [['RU'], 'ru'],
  [['ru@variant'], 'ru'],
  [['en-GB', 'uk'], 'en'],
  [['de-DE', 'ru-RU', 'en'], 'ru'],
  [['de', 'fr'], 'en'],
  [['C'], 'en'],
  [[''], 'en'],
  [[], 'en'],
] as const)('a reader of %j is spoken to in %s', (locales, language) => {
  expect(languageFor(locales)).toBe(language);
});

test.each(['be', 'kk', 'ukr', 'rus-UA', 'ua'])('%s is not taken for Russian', (locale) => {
  expect(languageFor([locale])).toBe('en');
});
