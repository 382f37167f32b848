import type { NewTable, TableDetail } from '@starboard/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tonight } from './tonight.ts';

const house = tonight();

/** A table of a game that has no board here yet, opened as other programs do. */
async function openCosmicTable(page: Page): Promise<string> {
  const wish: NewTable = {
    game: 'cosmic-encounter',
    options: { planets: 4 },
    seats: ['me', 'open', 'open'],
    clock: 'none',
    isPublic: false,
    spectators: { allowed: true, delay: 0 },
  };
  const headers = { origin: house.starboard.url };
  await page.request.post('/api/guest', { headers, data: { language: 'en' } });
  const opened = await page.request.post('/api/tables', { headers, data: wish });
  return ((await opened.json()) as TableDetail).id;
}

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
    const choice = dialog.getByLabel(planets, { exact: true });
    const chosen = () => choice.locator('option:checked').textContent();
    expect(await chosen()).toBe(four);
    expect(await dialog.getByRole('option', { name: usual }).count()).toBeGreaterThan(3);
    expect(await dialog.textContent()).not.toMatch(/\[ce\./);
    await choice.selectOption('5');
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
  expect(await picture.getAttribute('d')).not.toBe(before);
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
