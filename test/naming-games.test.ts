import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const packages = fileURLToPath(new URL('../packages/', import.meta.url));

const foldersIn = (parent: string): readonly string[] =>
  readdirSync(join(packages, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Every game there is: a folder of rules, or a folder on the shelf of the web. */
const games = [...new Set([...foldersIn('games'), ...foldersIn('web/src/games')])].filter(
  (name) => name !== 'src' && name !== 'node_modules',
);

/** A game's id, the names made of it in code, and its title. */
const named = new RegExp(games.map((id) => id.split('-').join('[^a-z]{0,2}')).join('|'), 'i');

const isOfAGame = (file: string): boolean =>
  file === 'games/src/index.ts' ||
  file === 'web/src/games/index.ts' ||
  games.some((game) => file.startsWith(`games/${game}/`) || file.startsWith(`web/src/games/${game}/`));

const isTest = (file: string): boolean => /\.test\.tsx?$|\/(?:testing|proofs|test)\//.test(file);

const files = foldersIn('')
  .flatMap((name) =>
    readdirSync(join(packages, name), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(name, path).replaceAll('\\', '/'),
    ),
  )
  .filter((file) => /\.(?:tsx?|css|js|html)$|\/messages\/.*\.json$/.test(file))
  .filter((file) => !/\/(?:node_modules|dist)\//.test(file) && !isTest(file) && !isOfAGame(file));

test('no game is named outside of its own folders and the two lists of games', () => {
  expect(files.length).toBeGreaterThan(500);
  const naming = files.filter((file) => named.test(readFileSync(join(packages, file), 'utf8')));
  expect(naming).toEqual([]);
});
