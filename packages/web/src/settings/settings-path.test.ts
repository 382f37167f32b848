import { expect, test } from 'vitest';
import { settingsPath, tableBefore } from './settings-path.ts';

const before = (path: string) => tableBefore(settingsPath(path).replace(/^.*\?/, '?'));

test.each([
  '/table/k7Qz_2-x',
  '/local/4f1c-9',
  '/local/4f1c-9/replay',
  '/replay/k7Qz',
  '/learn/alien-frontiers',
])('the settings lead back to %s', (path) => expect(before(path)).toBe(path));

test.each([
  '',
  '/',
  '/me',
  '/table/',
  '/table/../me',
  '/table/a\n/b',
  '//elsewhere.example/table/a',
  'https://elsewhere.example/table/a',
  'javascript:alert(1)',
])('they do not lead to %j, whatever the address says', (path) => expect(before(path)).toBeNull());

test('who did not come from a table is led nowhere', () => {
  expect(tableBefore('')).toBeNull();
  expect(tableBefore('?from=/table/a')).toBeNull();
});
