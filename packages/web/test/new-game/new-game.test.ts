import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seated, startFullNode } from '@starboard/server/testing/full-node';
import { rowsOfLog } from '@starboard/server/testing/stored-rows';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { visit } from '../browsers/browsing.ts';
import { type BuiltCopy, builtCopy, put, type ServedCopy, served } from './built-copy.ts';
import { PlainPlayer } from './plain-player.ts';
import { raceAt } from './race.ts';
import { toyFiles } from './toy-game.ts';

let built: BuiltCopy;
let copy: ServedCopy;

beforeAll(async () => {
  built = await builtCopy((folder) => {
    const games = join(folder, 'src/games');
    const files = toyFiles(readFileSync(join(games, 'index.ts'), 'utf8'));
    for (const [file, source] of Object.entries(files)) put(join(games, file), source);
  });
  copy = await served(built);
});

afterAll(async () => {
  await copy?.stop();
  built?.remove();
});

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

test('a game in real time is played on this device to its bell, with several acts under way, and looked at again', async () => {
  const { page, expectNoTrouble, leave } = await visit(copy.url);
  await page.goto('/local/new?game=slow-race&bots=random');
  const roll = page.locator('[data-part="own"]').getByRole('button', { name: 'roll' });
  await roll.waitFor();
  await page.getByRole('timer').getByText('0:0').waitFor();
  // faster than any worker answers: what is too much is refused in sight
  await roll.evaluate((button: HTMLElement) => {
    for (let presses = 0; presses < 9; presses++) button.click();
  });
  await page.getByText('Too fast: 8 moves are still on the way.').waitFor();
  await page.locator('#victory').waitFor();
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('region', { name: 'Replay' }).first().waitFor();
  expectNoTrouble(/503|socket|Failed to load resource/i);
  await leave();
});

test('people race a bot at a server: what is sure is shown before it is answered, what is refused is undone', async () => {
  const race = await raceAt(built.pages);
  const { ann, bob } = race;
  await ann.rollsUntil(({ held }) => held > 0);
  const before = await ann.standing();
  // no word of the server's comes through, and all see that it has taken what Ann did
  const letGo = ann.hearsNothing();
  await ann.presses('bank');
  const sure = { held: 0, banked: before.banked + before.held };
  await expect.poll(() => ann.standing()).toEqual(sure);
  await expect.poll(() => bob.standingOf(ann)).toEqual(sure);
  letGo();
  await ann.rollsUntil(({ held }) => held > 0);
  expect((await ann.standing()).banked).toBe(sure.banked);

  const elsewhere = await ann.onAnotherPage();
  const stale = await ann.standing();
  const letAllGo = ann.hearsNothing();
  await elsewhere.rollsUntil(({ held }) => held === 0);
  await ann.presses('bank');
  await expect.poll(() => ann.standing()).toEqual({ held: 0, banked: stale.banked + stale.held });
  letAllGo();
  await ann.page.getByText('nothing held').waitFor();
  await expect.poll(() => ann.standing()).toEqual({ held: 0, banked: stale.banked });

  await bob.page.goto('about:blank');
  await ann.page.getByRole('button', { name: 'play on' }).click();
  await ann.page.locator('#victory').waitFor();
  await bob.comesBack();
  await bob.page.locator('#victory').waitFor();
  await race.end();
});

test('a race at a server is looked at again by playing its packed log in the browser', async () => {
  const node = await startFullNode({ wishes: { webFolder: built.pages } });
  onTestFinished(() => node.close());
  const [ann, bob] = [await node.player('Ann'), await node.player('Bob')];
  const table = await seated([ann, bob], { game: 'patient-race' });
  for (let roll = 0; roll < 12; roll++) await ann.answers(table, 'roll');
  await bob.says({ type: 'resign', table });
  await expect.poll(() => rowsOfLog(node.config.dataDir, table)).toEqual([0, 1]);
  for (const player of [ann, bob]) await player.disconnect();

  const { page, context, expectNoTrouble, leave } = await visit(node.url);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/replay/${table}`);
  await page.getByText('1: held 0, banked 0').waitFor();
  await page.getByRole('region', { name: 'Replay' }).first().waitFor();
  await page.keyboard.press('End');
  const [runner] = ann.screen(table).sections['runners'] as readonly { held: number; banked: number }[];
  await page.getByText(`1: held ${runner?.held}, banked ${runner?.banked}`).waitFor();
  await page.getByText('Bob has given up').waitFor();
  expect(asked).toContain(`/api/tables/${table}/recording`);
  expect(asked).not.toContain(`/api/tables/${table}/replay`);
  expectNoTrouble();
  await leave();
});
