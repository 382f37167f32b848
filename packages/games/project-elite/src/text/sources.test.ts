import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogues } from '../terminal/catalogues.ts';

const texts: Readonly<Record<string, string>> = catalogues.en;
const source = new URL('../', import.meta.url);

const sources = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file.replaceAll('\\', '/'), source), 'utf8'))
  .join('\n');

const found = (pattern: RegExp): string[] => [...sources.matchAll(pattern)].map(([, key = '']) => key);

test('every text that is named by its key is there', () => {
  const plain = found(/plain\(\s*'([\w.-]+)'/g).map((key) => `pe.${key}`);
  const events = found(/\bevent\('([\w.-]+)'/g).map((key) => `pe.event.${key}`);
  expect(plain.length).toBeGreaterThan(80);
  expect([...plain, ...events].filter((key) => !(key in texts))).toEqual([]);
});

test('whatever the team is asked to choose has a name', () => {
  const about = [...found(/about: '([\w-]+)'/g), 'push', 'dodge'];
  expect(about.length).toBeGreaterThan(8);
  expect(about.filter((each) => !(`pe.about.${each}` in texts))).toEqual([]);
});

test('every phase is asked in, and has a name', () => {
  const phases = /type Phase =([^;]+);/.exec(sources)?.[1]?.match(/[a-z-]+/g) ?? [];
  expect(phases).toHaveLength(9);
  const keys = phases.flatMap((phase) => [`pe.ask.${phase}`, `pe.phase.${phase}`, `pe.event.phase-${phase}`]);
  expect(keys.filter((key) => !(key in texts))).toEqual([]);
});
