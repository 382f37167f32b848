import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AnyGame } from '../match/step-of.ts';
import { assertGolden, goldenFolder, goldenNames, updateGolden } from './golden.ts';
import { suiteOf } from './settings.ts';
import { losesCards } from './toys/broken.ts';
import { highCard } from './toys/high-card/high-card.ts';

const name = '2-seats-standard';
let folder: URL;

beforeEach(() => {
  folder = pathToFileURL(`${mkdtempSync(`${tmpdir()}/golden-`)}/`);
});

afterEach(() => rmSync(folder, { recursive: true }));

const suite = (game: AnyGame = highCard) =>
  suiteOf(game, { module: { url: folder, name: 'unused' }, folder, longest: 100, seats: [2] });

describe('a golden playthrough', () => {
  test('is asked for, not made up, when it is missing', () => {
    expect(goldenNames(suite())).toEqual([name]);
    expect(() => assertGolden(suite(), name)).toThrow(/is missing: run the tests with UPDATE_GOLDEN=1/u);
  });

  test('replays as it was recorded', () => {
    updateGolden(suite(), name);
    expect(() => assertGolden(suite(), name)).not.toThrow(/the final position is not/u);
  });

  test('names the input from which the rules differ', () => {
    updateGolden(suite(), name);
    const file = new URL(`${name}.json`, goldenFolder(suite()));
    const lines = readFileSync(file, 'utf8').split('\n');
    lines[3] = (lines[3] ?? '').replace(/"[0-9a-f]{16}"/u, '"0000000000000000"');
    writeFileSync(file, lines.join('\n'));
    expect(() => assertGolden(suite(), name)).toThrow(/input 3, .* has other events\. If that is meant/u);
  });

  test('notices a final position that no event told of', () => {
    updateGolden(suite(), name);
    expect(() => assertGolden(suite(losesCards), name)).toThrow(/the final position is not/u);
  });

  test('of our own stays beside the others, with its inputs kept when it is updated', () => {
    updateGolden(suite(), name);
    const standard = new URL(`${name}.json`, goldenFolder(suite()));
    const own = new URL('the-big-comeback.json', goldenFolder(suite()));
    const text = readFileSync(standard, 'utf8');
    writeFileSync(own, text);
    expect(goldenNames(suite())).toEqual([name, 'the-big-comeback']);
    updateGolden(suite(), 'the-big-comeback');
    expect(readFileSync(own, 'utf8')).toBe(text);
  });
});
