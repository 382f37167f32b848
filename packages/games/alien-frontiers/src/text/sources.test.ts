import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import en from '../../messages/en.json';
import { titles } from '../content/tech-cards.ts';
import { allFacilities } from '../rules/facilities/index.ts';
import { alienFrontiersText } from './index.ts';

const texts: Readonly<Record<string, string>> = en;
const rules = new URL('../rules/', import.meta.url);

const sources = readdirSync(rules, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file.replaceAll('\\', '/'), rules), 'utf8'))
  .join('\n');

const found = (pattern: RegExp): string[][] => [...sources.matchAll(pattern)].map((match) => [...match]);

/** Keys that the rules put together from ids. */
const composed = [
  ...titles.map((title) => `af.rule.${title}`),
  ...allFacilities.map(({ pattern }) => `af.pattern-${pattern}`),
];

test('every prompt, reason and rule that the rules name has a text', () => {
  const named = found(/'(af\.[a-z.-]+)'/g).map(([, key = '']) => key);
  expect(named.filter((key) => key.startsWith('af.ask.')).length).toBeGreaterThan(20);
  expect(named.filter((key) => key.startsWith('af.rule.')).length).toBeGreaterThan(20);
  expect([...named, ...composed].filter((key) => !(key in texts))).toEqual([]);
});

test('keys are composed only in the ways this test knows', () => {
  const templates = found(/`(af\.[^`]*)`/g).map(([, template]) => template);
  const known = ['af.rule.${', 'af.pattern-${'];
  expect(templates.filter((template) => !known.some((start) => template?.startsWith(start)))).toEqual([]);
});

// The names of the parameters are read off the source: some reasons hardly ever come up in play.
const reasons = found(/reason\(\s*['`](af\.[^'`]+)['`](?:,\s*\{([^}]*)\})?/g).map(
  ([, key = '', params = '']) => ({
    key: key.replace('${facility.pattern', 'run').replace('}', ''),
    params: [...params.matchAll(/(\w+)(?=:|,|\s*$)/g)].map(([name]) => name),
  }),
);

test.each(reasons)('the text of $key is filled by $params', ({ key, params }) => {
  const given = Object.fromEntries(params.map((name) => [name, 1]));
  const message = alienFrontiersText.reason({ key, params: given });
  const gaps = [...(texts[key] ?? '').matchAll(/\{(\w+)[,}]/g)].map(([, gap = '']) => gap);
  expect(Object.keys(message.params ?? {})).toEqual(expect.arrayContaining(gaps));
});
