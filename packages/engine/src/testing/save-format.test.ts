import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AnyGame } from '../match/step-of.ts';
import { assertSaveFormat, formatProblem, saveFormat, updateSaveFormat } from './save-format.ts';
import { suiteOf } from './settings.ts';
import { highCard } from './toys/high-card/high-card.ts';
import { marketDay } from './toys/market-day/market-day.ts';

let folder: URL;

beforeEach(() => {
  folder = pathToFileURL(`${mkdtempSync(`${tmpdir()}/format-`)}/`);
});

afterEach(() => rmSync(folder, { recursive: true }));

const suite = (game: AnyGame = highCard, records: string[] = []) =>
  suiteOf(game, { module: { url: folder, name: 'unused' }, folder, longest: 100, games: 6, records });

/** As if the committed listing had been made by rules with one more line. */
function commitAnother(line: string): void {
  updateSaveFormat(suite());
  const file = new URL('save-format.txt', folder);
  writeFileSync(file, `${readFileSync(file, 'utf8')}${line}\n`);
}

const migrating: AnyGame = {
  ...highCard,
  migrations: [{ name: 'no-cuts', migrate: (position) => position }],
};

describe('the listing of the save format', () => {
  test('names steps, locals and paths with their kinds of value', () => {
    const lines = saveFormat(suite(marketDay));
    expect(lines).toEqual(
      expect.arrayContaining(['step haggle.answer', 'step main.fill', 'answered{} number']),
    );
    expect(lines).toEqual(
      expect.arrayContaining(['locals of haggle.offer.price number', 'random.drawn.harvest number']),
    );
    expect(lines).toEqual(
      expect.arrayContaining(['state.traders list', 'state.traders[].goods.apples number']),
    );
  });

  test('leaves out keys that are data', () => {
    const lines = saveFormat(suite(marketDay, ['state.traders[].goods']));
    expect(lines).toContain('state.traders[].goods{} number');
    expect(lines).not.toContain('state.traders[].goods.apples number');
  });

  test('begins with the migrations, in their order', () => {
    expect(saveFormat(suite(migrating))[0]).toBe('migration no-cuts');
  });

  test('agrees with itself', () => {
    updateSaveFormat(suite());
    expect(() => assertSaveFormat(suite())).not.toThrow();
  });

  test('wants an addition to be written down', () => {
    updateSaveFormat(suite());
    const file = new URL('save-format.txt', folder);
    writeFileSync(file, readFileSync(file, 'utf8').replace('step trick.judge\n', ''));
    expect(() => assertSaveFormat(suite())).toThrow(
      /Run the tests with UPDATE_SAVE_FORMAT=1.*\+ step trick\.judge/su,
    );
  });

  test('refuses a loss without a migration, even when asked to update', () => {
    commitAnother('step main.cut');
    expect(() => assertSaveFormat(suite())).toThrow(/step main\.cut\n.*add a migration with a new name/su);
    expect(() => updateSaveFormat(suite())).toThrow(/step main\.cut/u);
  });

  test('takes a loss with a new migration, once it is written down', () => {
    commitAnother('step main.cut');
    expect(() => assertSaveFormat(suite(migrating))).toThrow(
      /UPDATE_SAVE_FORMAT=1.*\+ migration no-cuts.*- step main\.cut/su,
    );
    updateSaveFormat(suite(migrating));
    expect(() => assertSaveFormat(suite(migrating))).not.toThrow();
  });

  test('never lets a released migration go', () => {
    const before = ['migration first', 'migration second', 'step a.b'];
    expect(formatProblem(before, ['migration second', 'migration first', 'step a.b'])).toMatch(
      /Put it back/u,
    );
    expect(formatProblem(before, ['migration first', 'migration third', 'step a.b'])).toMatch(/Put it back/u);
    expect(formatProblem(before, [...before.slice(0, 2), 'migration third', 'step a.b'])).toBeNull();
  });
});
