import { expect, test } from 'vitest';
import type { Visitor } from './browsing.ts';
import { Player } from './player.ts';
import { tonight } from './tonight.ts';

const house = tonight();

/** Ann opens a table for two, Bob comes by its link, and Ann starts. */
async function friends(): Promise<[Visitor, Visitor]> {
  const ann = await house.comes();
  const bob = await house.comes({ language: 'en', theme: 'light' });
  await ann.page.goto('/new?game=alien-frontiers');
  await ann.page.waitForURL(/\/table\//);
  await ann.page.getByRole('radio', { name: '2', exact: true }).click({ force: true });
  await ann.page.getByText('2 seats').first().waitFor();
  const code = await ann.page.getByText(/^[A-Z0-9]{3}-[A-Z0-9]{3}$/).textContent();
  await bob.page.goto(`/join/${code}`);
  await bob.page.getByRole('button', { name: 'Take a seat' }).click();
  await bob.page.getByRole('button', { name: 'I am ready' }).click();
  await ann.page.getByRole('button', { name: 'Start the game' }).click();
  await ann.page.locator('[data-place="facility:lunar-mine"]').waitFor();
  await bob.page.locator('[data-place="facility:lunar-mine"]').waitFor();
  return [ann, bob];
}

/** What both see of the whole table, whoever they are. */
const tableOf = ({ page }: Visitor): Promise<string[]> =>
  page
    .locator('[data-place^="ship:"], [data-place^="colony:"], [data-place^="tokens:"]')
    .evaluateAll((places) =>
      places.map((place) => `${place.getAttribute('data-place')} ${place.textContent}`).toSorted(),
    );

test('two friends play each other; one reloads, one is cut off, the server is killed: the table is the same', async () => {
  const visitors = await friends();
  const players = visitors.map(({ page }) => new Player(page));
  const asked = async (): Promise<number> => {
    for (;;) {
      for (const [index, player] of players.entries()) if ((await player.awaits()) !== 'others') return index;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  };
  for (let decisions = 0; decisions < 40; decisions++) {
    const who = await asked();
    const player = players[who] as Player;
    const visitor = visitors[who] as Visitor;
    if (await player.isOver) break;
    // in mid-turn, whoever it is
    if (decisions === 8) await visitor.page.reload();
    if (decisions === 16) {
      await visitor.context.setOffline(true);
      await visitor.page.getByText('Reconnecting').waitFor();
      await visitor.context.setOffline(false);
    }
    if (decisions === 24) await house.starboard.crashAndRestart();
    await player.decides();
  }
  const [ann, bob] = visitors;
  await expect
    .poll(async () => JSON.stringify(await tableOf(ann)) === JSON.stringify(await tableOf(bob)), {
      timeout: 15_000,
    })
    .toBe(true);
  await ann.leave();
  await bob.leave();
}, 300_000);

test('ready phrases arrive in the language of whoever reads them', async () => {
  const [ann, bob] = await friends();
  await bob.page.goto('/settings');
  await bob.page.getByText('УКР', { exact: true }).click({ force: true });
  await bob.page.locator('html[lang="uk"]').waitFor();
  await bob.page.goBack();
  await ann.page.getByRole('tab', { name: /Chat/ }).click();
  await ann.page.getByRole('button', { name: 'Ready phrases' }).click();
  await ann.page.getByRole('button', { name: 'Good luck!' }).click();
  await bob.page.getByRole('tab', { name: /Чат/ }).click();
  await bob.page.getByText('Щасти!').first().waitFor();
  ann.expectNoTrouble();
  bob.expectNoTrouble();
  await ann.leave();
  await bob.leave();
}, 120_000);
