import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { freshName } from '../browsers/fresh-name.ts';
import { sharedServer } from '../browsers/shared-server.ts';

const house = sharedServer();

/** A device that unlocks with a finger, and whose owner always says yes. */
async function giveAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a guest becomes somebody with a passkey, and is the same person after signing out and in', async () => {
  const visitor = await house.comes();
  const name = freshName('Valentina');
  const { page } = visitor;
  // passkeys belong to a name; an address of numbers has none
  const url = new URL(house.url);
  url.hostname = 'localhost';
  const at = (path: string) => page.goto(new URL(path, url).href);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const games = page.getByRole('link', { name: 'To the table' });
  await giveAuthenticator(page);

  await at('/play/alien-frontiers');
  await page.locator('[data-place^="ship:"]').first().waitFor();
  await at('/me');
  await games.waitFor();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await button('With a passkey, no password').click();
  await page.getByText('Your account works on every device.').waitFor();
  await expect.poll(() => page.locator('main b').first().textContent()).toBe(name);
  await expect.poll(() => games.count()).toBe(1);

  const devices = page.locator('section', { hasText: 'Where you are signed in' });
  await devices.getByText('this device').waitFor();
  await devices.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await button('With a passkey').click();
  await page.getByText('Your account works on every device.').waitFor();
  await expect.poll(() => page.locator('main b').first().textContent()).toBe(name);
  await games.waitFor();

  // the only way in stays
  await button('Remove').click();
  await page.getByRole('alert').waitFor();
  await button('Remove').waitFor();
  // long after, the cookie alone is not enough to add another way in
  house.ageProofs();
  await page.getByLabel('New password').fill('a long enough one');
  await button('Set the password').click();
  const asked = page.getByRole('dialog', { name: 'Is it you?' });
  const byPasskey = asked.getByRole('button', { name: 'With a passkey' });
  await expect.poll(() => byPasskey.evaluate((it) => it === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await asked.waitFor({ state: 'detached' });
  await page.getByText('Done.', { exact: true }).waitFor();
  await button('Remove').click();
  await button('Remove').waitFor({ state: 'detached' });

  await devices.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await button('With a passkey').click();
  await page.getByRole('alert').waitFor();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill('a long enough one');
  await button('Sign in').click();
  await page.getByText('Your account works on every device.').waitFor();
  await visitor.leave();
});
