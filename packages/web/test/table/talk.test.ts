import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { friends } from './friends.ts';
import { Player } from './player.ts';
import { sharedServer } from '../browsers/shared-server.ts';

const house = sharedServer();

test('what others said is unread until the chat is opened, and a reload does not forget that', async () => {
  const [ann, bob] = await friends(house);
  const { page } = ann;
  const tab = page.getByRole('tab', { name: /^Chat/ });
  const says = async (text: string) => {
    await bob.page.getByLabel('Message').fill(text);
    await bob.page.keyboard.press('Enter');
    await page.getByText(text).waitFor();
  };
  await page.getByLabel('Message').fill('Hello');
  await page.keyboard.press('Enter');
  await says('May the best dice win');
  await expect.poll(() => tab.textContent()).toContain('1 unread message');
  await tab.click();
  await page.getByRole('tab', { name: 'Chat', exact: true, selected: true }).waitFor();
  await page.reload();
  await page.getByText('May the best dice win').waitFor();
  expect(await tab.textContent()).toBe('Chat');
  await says('Ready?');
  await says('Go!');
  await expect.poll(() => tab.textContent()).toContain('2 unread messages');
  // nothing of whom one does not want to hear is news
  const { account } = (await (await bob.page.request.get('/api/me')).json()) as { account: { id: string } };
  const headers = { origin: house.url };
  expect((await page.request.post(`/api/me/mutes/${account.id}`, { headers })).ok()).toBe(true);
  await page.reload();
  await page.getByRole('log').getByText('Hello').waitFor();
  await expect.poll(() => tab.textContent()).toBe('Chat');
  for (const visitor of [ann, bob]) {
    visitor.expectNoTrouble();
    await visitor.leave();
  }
});

test('what was said while somebody was cut off is there when they are back', async () => {
  const [ann, bob] = await friends(house);
  await ann.context.setOffline(true);
  await ann.page.getByText('Reconnecting').waitFor();
  await bob.page.getByLabel('Message').fill('Where are you?');
  await bob.page.keyboard.press('Enter');
  await bob.page.getByText('Where are you?').waitFor();
  await ann.context.setOffline(false);
  await ann.page.getByText('Where are you?').waitFor();
  await ann.leave();
  await bob.leave();
});

test('who reads the log further up is left there, and told of what comes; who looks at its end sees it', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  const player = new Player(page);
  await page.goto('/local/new?game=alien-frontiers&bots=easy');
  const list = page.getByRole('list', { name: 'What happened' });
  const lines = () => list.getByRole('listitem').count();
  const log = page.locator('div[tabindex="0"]').filter({ has: list });
  const playsOn = async (until: () => Promise<boolean>) => {
    while (!(await until())) await player.decides();
  };
  await playsOn(async () => (await room(log)).below + (await room(log)).above > 200);
  await expect.poll(async () => (await room(log)).below).toBeLessThan(24);
  await log.evaluate((element) => element.scrollTo({ top: 0 }));
  const before = await lines();
  await playsOn(async () => (await lines()) > before + 2);
  expect((await room(log)).above).toBe(0);
  const news = page.getByRole('button', { name: /^\d+ new entr(?:y|ies)$/ });
  expect(Number.parseInt((await news.textContent()) ?? '', 10)).toBeGreaterThan(1);
  await news.focus();
  await page.keyboard.press('Enter');
  await news.waitFor({ state: 'detached' });
  await expect.poll(async () => (await room(log)).below).toBeLessThan(24);
  expect(await log.evaluate((element) => element === document.activeElement)).toBe(true);
  // to look up on the board what a line tells of is not to read further up
  await list.getByRole('button').last().click();
  const after = await lines();
  await playsOn(async () => (await lines()) > after + 2);
  await expect.poll(async () => (await room(log)).below).toBeLessThan(24);
  expect(await news.count()).toBe(0);
  visitor.expectNoTrouble();
  await visitor.leave();
});

/** How much of something that scrolls is out of sight. */
const room = (scroller: Locator) =>
  scroller.evaluate((element) => ({
    above: element.scrollTop,
    below: element.scrollHeight - element.scrollTop - element.clientHeight,
  }));
