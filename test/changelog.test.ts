import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { version } from '../package.json';

const changelog = readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8');
const told = [...changelog.matchAll(/^## (\d+)\.(\d+)\.(\d+) – (\d+ \w+ \d{4})$/gm)];

test('the version we say is the newest that players are told of', () => {
  expect(told[0]?.slice(1, 4).join('.')).toBe(version);
});

test('players are told of versions from the newest to the oldest, each with its day', () => {
  expect(told).toHaveLength(changelog.match(/^## /gm)?.length ?? 0);
  const order = told.map(
    ([, major, minor, patch]) => Number(major) * 1e6 + Number(minor) * 1e3 + Number(patch),
  );
  expect(order).toEqual(order.toSorted((a, b) => b - a));
  const days = told.map(([, , , , day = '']) => Date.parse(day));
  expect(days).toEqual(days.toSorted((a, b) => b - a));
});
