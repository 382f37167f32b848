import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visit } from './browsing.ts';
import { put, type ServedCopy, servedCopy } from './built-copy.ts';
import { PlainPlayer } from './plain-player.ts';
import { toyFolder, withToy } from './toy-game.ts';

let copy: ServedCopy;

beforeAll(async () => {
  const games = (folder: string, file: string) => join(folder, 'src/games', file);
  copy = await servedCopy((folder) => {
    for (const [file, source] of Object.entries(toyFolder)) put(games(folder, `market-day/${file}`), source);
    put(games(folder, 'index.ts'), withToy(readFileSync(games(folder, 'index.ts'), 'utf8')));
  });
});

afterAll(() => copy?.stop());

test('a game is added by its folder and one line, and played to the end with the keyboard', async () => {
  const { page, expectNoTrouble, leave } = await visit(copy.url);
  await page.goto('/');
  await page.getByRole('radio', { name: /Market Day/ }).waitFor();
  await page.goto('/local/new?game=market-day&bots=random');
  const player = new PlainPlayer(page);
  let decisions = 0;
  for (; decisions < 100 && (await player.isAsked()); decisions++) await player.answers();
  expect(await player.isOver).toBe(true);
  expect(decisions).toBeGreaterThan(4);
  await page.getByRole('heading', { name: /win/i }).first().waitFor();
  // no server answers here
  expectNoTrouble(/503|socket|Failed to load resource/i);
  await leave();
});
