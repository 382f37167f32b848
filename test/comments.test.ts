import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const packages = fileURLToPath(new URL('../packages/', import.meta.url));

const isOurs = (file: string): boolean =>
  /(?:^|\/)src\/.*\.(?:tsx?|css)$/.test(file) && !/(?:^|\/)(?:node_modules|dist)\//.test(file);
const isTest = (file: string): boolean => /\.test\.tsx?$|\/(?:testing|proofs)\//.test(file);

const sources = readdirSync(packages, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => isOurs(file) && !isTest(file));

/** Blocks, and what follows two strokes after a gap: an address such as `https://…` is no comment. */
const comments = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** Words for a person or thing where the reader has to guess which. */
const unnamed = /\b(?:some|no|every|any)(?:body|one)\b|\bwho(?:m|se)?(?:so)?ever\b|\bwhatever\b/i;

const unnamedIn = (text: string): readonly string[] =>
  (text.match(comments) ?? []).filter((comment) => comment.search(unnamed) >= 0);

test('a comment that leaves its actor unnamed is found, and a text or an address is not', () => {
  expect(unnamedIn('/** Null while nobody looks. */')).toHaveLength(1);
  expect(unnamedIn('save(); // whoever asks')).toHaveLength(1);
  expect(unnamedIn(`say('nobody'); open('https://example.org/whoever');`)).toEqual([]);
});

test('comments name the actor: the client, the player, the node', () => {
  expect(sources.length).toBeGreaterThan(900);
  const found = sources.flatMap((file) =>
    unnamedIn(readFileSync(join(packages, file), 'utf8')).map((comment) => `${file}: ${comment}`),
  );
  expect(found).toEqual([]);
});
