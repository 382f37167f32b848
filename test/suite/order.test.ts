import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { slowest } from './order.ts';

const packages = ['../../packages/', '../../packages/games/'];
const isThere = (path: string): boolean =>
  packages.some((folder) => existsSync(fileURLToPath(new URL(`${folder}${path}`, import.meta.url))));

test('every file that is to come early is there: one that was renamed would come late, and alone', () => {
  expect(slowest.filter((path) => !isThere(path))).toEqual([]);
});
