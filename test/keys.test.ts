import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// What keys are made of is known to a game's grammar alone: code that takes them apart elsewhere goes its own way.

const packages = fileURLToPath(new URL('../packages/', import.meta.url));

const grammars = ['/keys/', '/content/', '/testing/', '.test.', '/node_modules/'];

const takesApart: readonly RegExp[] = [
  /\.split\(\s*(?:['"`][:/+.#*]['"`]|\/\[?[:/+.#*])/,
  /\.(?:startsWith|endsWith|indexOf|replace|slice)\(\s*(?:['"`][^'"`\n]*:[^'"`\n]*['"`]|\/(?:[^/\n\\]|\\.)*:)/,
];

const isTakenApart = (line: string): boolean => takesApart.some((pattern) => pattern.test(line));

/** Lines that take a key apart, with the file they stand in. */
const offending = (folder: string): string[] =>
  readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(packages, folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !grammars.some((part) => file.includes(part)))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter(isTakenApart)
        .map((line) => `${file}: ${line.trim()}`),
    );

test.each(['games', 'cli/src', 'web/src/games', 'web/src/table'])(
  'keys of a game are read by its grammar alone: %s',
  (folder) => {
    expect(offending(folder)).toEqual([]);
  },
);

test.each([
  "const [act, object] = key.split(':');",
  'key.split(/[:/]/)',
  "const docks = keys.filter((key) => key.startsWith('dock:'));",
  'slots.some(({ key }) => key.startsWith(`${seat}:`))',
  "whyNot(place.replace('facility:', 'dock:'))",
  "const seat = Number(id.split('.')[0]);",
])('this would be found: %s', (line) => {
  expect(isTakenApart(line)).toBe(true);
});
