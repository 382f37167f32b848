import { expect, test } from 'vitest';
import type { Visitor } from '../browsers/browsing.ts';
import { friends } from './friends.ts';
import { Player } from './player.ts';
import { ownServer, sharedServer } from '../browsers/shared-server.ts';

const house = sharedServer();

/** What both see of the whole table, as players or spectators. */
const tableOf = ({ page }: Visitor): Promise<string[]> =>
  page
    .locator('[data-place^="ship:"], [data-place^="colony:"], [data-place^="tokens:"]')
    .evaluateAll((places) =>
      places.map((place) => `${place.getAttribute('data-place')} ${place.textContent}`).toSorted(),
    );

test('two friends play each other; one reloads, one is cut off, the server is killed: the table is the same', async () => {
  const alone = await ownServer();
  const visitors = await friends(alone);
  const players = visitors.map(({ page }) => new Player(page));
  const asked = async (): Promise<number> => {
    const whoIs = async () => {
      const awaited = await Promise.all(players.map((player) => player.awaits()));
      return awaited.findIndex((what) => what !== 'others');
    };
    let who = -1;
    await expect.poll(async () => (who = await whoIs())).not.toBe(-1);
    return who;
  };
  for (let decisions = 0; decisions < 40; decisions++) {
    const who = await asked();
    const player = players[who] as Player;
    const visitor = visitors[who] as Visitor;
    if (await player.isOver) break;
    // in mid-turn, be it either's
    if (decisions === 8) await visitor.page.reload();
    if (decisions === 16) {
      await visitor.context.setOffline(true);
      await visitor.page.getByText('Reconnecting').waitFor();
      await visitor.context.setOffline(false);
    }
    if (decisions === 24) await alone.starboard.crashAndRestart();
    await player.decides();
  }
  const [ann, bob] = visitors;
  await expect
    .poll(async () => JSON.stringify(await tableOf(ann)) === JSON.stringify(await tableOf(bob)))
    .toBe(true);
  // three ships each at the least: the same nothing would be the same, too
  expect((await tableOf(ann)).length).toBeGreaterThanOrEqual(6);
  await ann.leave();
  await bob.leave();
});

test('ready phrases arrive in the language of whoever reads them', async () => {
  const [ann, bob] = await friends(house);
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
});

test('whoever is awaited and gone is said to be so, before a bot takes over', async () => {
  const visitors = await friends(house);
  const awaits = () => Promise.all(visitors.map(({ page }) => new Player(page).awaits()));
  await expect.poll(awaits).toContain('act');
  const [ann, bob] = visitors;
  const [gone, there] = (await awaits())[0] === 'act' ? [ann, bob] : [bob, ann];
  await gone.leave();
  await there.page.getByText('No connection. A bot takes over if they stay away.').waitFor();
  await there.leave();
});
