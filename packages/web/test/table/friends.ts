import type { Visitor } from '../browsers/browsing.ts';
import type { House } from '../browsers/shared-server.ts';

/** Ann opens a table for two, Bob comes by its link, and Ann starts. */
export async function friends(house: House): Promise<[Visitor, Visitor]> {
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
