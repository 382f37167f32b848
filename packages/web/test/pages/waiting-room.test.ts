import type { TableDetail } from '@starboard/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdRequests } from '../browsers/hold-requests.ts';
import { openTable } from '../table/open-table.ts';
import { sharedServer } from '../browsers/shared-server.ts';

const house = sharedServer();

/** A table of a game that has no board here yet. */
const openCosmicTable = async (page: Page): Promise<string> =>
  (await openTable(page, house.url, { game: 'cosmic-encounter', options: { planets: 4 } })).id;

const wordings = [
  { language: 'en', rules: /House rules/, planets: 'Planets', four: 'Four each', usual: 'As in the edition' },
  { language: 'ru', rules: /Правила стола/, planets: 'Планеты', four: 'По четыре', usual: 'Как в издании' },
  { language: 'uk', rules: /Правила столу/, planets: 'Планети', four: 'По чотири', usual: 'Як у виданні' },
] as const;

test.each(wordings)(
  'the house rules of any game can be read and changed, in $language',
  async ({ language, rules, planets, four, usual }) => {
    const visitor = await house.comes({ language });
    const { page } = visitor;
    const id = await openCosmicTable(page);
    await page.goto(`/table/${id}`);
    await page.getByRole('button', { name: rules }).click();
    const dialog = page.getByRole('dialog');
    const rule = dialog.getByRole('group').filter({ hasText: planets }).first();
    await rule.getByText(planets, { exact: true }).first().click();
    expect(await rule.getByRole('radio', { name: four }).isChecked()).toBe(true);
    expect(await dialog.getByText(usual, { exact: true }).count()).toBeGreaterThan(3);
    expect(await dialog.textContent()).not.toMatch(/\[ce\./);
    await rule.getByRole('radio').first().click();
    const settled = async () => {
      const answer = await page.request.get(`/api/tables/${id}`);
      return ((await answer.json()) as TableDetail).options['planets'];
    };
    await expect.poll(settled).toBe(5);
    visitor.expectNoTrouble();
    await visitor.leave();
  },
);

test('whoever sits at the server chooses under which of its addresses friends come, once', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  const [home, other] = ['http://192.168.1.7:3000', 'http://10.8.0.2:3000'];
  await page.route('**/api/addresses', (route) => route.fulfill({ json: { addresses: [home, other] } }));
  const id = await openCosmicTable(page);
  await page.goto(`/table/${id}`);
  const address = page.getByLabel('Address for friends');
  const picture = page.locator('section[aria-labelledby="invite"] svg path').first();
  expect(await address.inputValue()).toBe(home);
  const before = await picture.getAttribute('d');
  await address.selectOption(other);
  await expect.poll(() => picture.getAttribute('d')).not.toBe(before);
  await page.reload();
  expect(await address.inputValue()).toBe(other);
  // that network is gone: the likeliest of those that are left
  await page.route('**/api/addresses', (route) =>
    route.fulfill({ json: { addresses: ['http://192.168.1.9:3000', home] } }),
  );
  await page.reload();
  expect(await address.inputValue()).toBe('http://192.168.1.9:3000');
  visitor.expectNoTrouble();
  await visitor.leave();
});

test('two house rules are changed one right after the other, and both stay changed', async () => {
  const { page, leave, expectNoTrouble } = await house.comes();
  const { id, options } = await openTable(page, house.url);
  await page.goto(`/table/${id}`);
  await page.getByRole('button', { name: /House rules/ }).click();
  // the second is chosen before the first has come back
  const letGo = await holdRequests(page, /\/api\/tables\/[^/]+$/);
  const rules = page.getByRole('dialog').locator('details');
  for (const index of [0, 1]) {
    await rules.nth(index).locator('summary').click();
    await rules.nth(index).locator('input:not(:checked)').first().click();
  }
  letGo();
  const differing = async () => {
    const now = ((await (await page.request.get(`/api/tables/${id}`)).json()) as TableDetail).options;
    return Object.keys(now).filter((option) => now[option] !== options[option]).length;
  };
  await expect.poll(differing).toBe(2);
  expectNoTrouble();
  await leave();
});

test('where no guest can be made, whoever wants to watch is told so, and may try again', async () => {
  const host = await house.comes();
  const { id } = await openTable(host.page, house.url, { seats: ['me', { bot: 'easy' }] });
  await host.page.goto(`/table/${id}`);
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  await host.page.getByRole('button', { name: 'Menu' }).waitFor();
  const { page, leave } = await house.comes();
  await page.route('**/api/guest', (route) =>
    route.fulfill({ status: 429, json: { refused: { key: 'server.limit.too-much' } } }),
  );
  await page.goto(`/table/${id}`);
  await page.getByRole('heading', { name: 'This table does not open' }).waitFor();
  expect(await page.getByRole('alert').textContent()).toContain('Too much at once');
  await page.unroute('**/api/guest');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Menu' }).waitFor();
  await leave();
  await host.leave();
});
