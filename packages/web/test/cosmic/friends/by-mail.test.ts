import type { PositionDescription } from '@starboard/cosmic-encounter';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ScreenPlayer } from '../powers/screen-player.ts';
import { houseThatBeginsAt } from './house-that-begins-at.ts';
import { sitDown } from './three-at-a-table.ts';

const options = { planets: 4, encountersPerTurn: 1 } as const;

/** Ann comes to Bob, who could play a card before that. */
const letters: PositionDescription = {
  seed: 'by mail',
  players: 3,
  options,
  destiny: ['blue'],
  red: { alien: 'tripler', hand: ['negotiate', 'attack-40', 'attack-30'] },
  blue: { alien: 'warrior', hand: ['negotiate', 'attack-08', 'attack-06', 'plague'] },
  yellow: { alien: 'macron', hand: ['attack-10', 'attack-12'] },
};

/** Smaller windows have no room for the words in it. */
const wide = { size: [1440, 900] } as const;
const minute = (page: Page) => page.getByText('left to agree');
const half = (page: Page, name: string) =>
  page.getByRole('region', { name: /^The deal between/ }).getByRole('region', { name });
const ahead = (page: Page) => page.getByRole('dialog', { name: 'Answers ahead' });

/** A question that will come. */
async function unfolds(page: Page, question: string) {
  const coming = ahead(page).locator('details').filter({ hasText: question });
  await coming.locator('summary').click();
  return coming;
}

test('by mail, orders and answers left beforehand bring two who are never there together to a deal', async () => {
  const house = await houseThatBeginsAt(letters);
  const { visitors, pages, address } = await sitDown(house, [wide, wide, {}], { options, clock: 'mail-1' });
  const [ann, bob, cid] = pages as [Page, Page, Page];
  const [red, blue] = [new ScreenPlayer(ann), new ScreenPlayer(bob)];
  await cid.goto('about:blank');

  // all wait for Bob, until he leaves word not to be asked about his card
  await blue.isAsked('Start of the encounter');
  await bob.keyboard.press('o');
  const orders = bob.getByRole('dialog', { name: 'Standing orders' });
  await orders.getByLabel('Plague').selectOption('Never ask me');
  await bob.keyboard.press('Escape');
  await red.isAsked(/^At which planet/);

  await bob.getByRole('button', { name: 'Answers ahead' }).click();
  const card = await unfolds(bob, 'Which encounter card do you play?');
  await card.getByLabel('Negotiate').check();
  await card.getByRole('button', { name: 'Leave this answer' }).click();
  await ahead(bob).getByRole('heading', { name: 'What you have left' }).waitFor();
  const invited = await unfolds(bob, 'Whom do you invite as allies?');
  await invited.getByRole('button', { name: 'Leave this answer' }).click();
  await ahead(bob)
    .getByRole('button', { name: /^Withdraw: / })
    .nth(1)
    .waitFor();
  await bob.goto('about:blank');

  await red.attacks(1);
  await red.lays('Negotiate');
  await half(ann, 'You give').getByRole('button', { name: 'Red 3' }).click();
  expect(await minute(ann).count()).toBe(0);
  await ann.locator('button[data-word="send"]').click();
  await ann
    .getByText(/ has the word\.$/)
    .first()
    .waitFor();
  await ann.goto('about:blank');

  await bob.goto(address);
  await half(bob, 'You get').getByText('Red 3').first().waitFor();
  expect(await minute(bob).count()).toBe(0);
  await bob.getByRole('button', { name: 'Accept offer 1' }).click();
  await blue.reads(/^A deal is made\.$/);
  for (const visitor of visitors) {
    visitor.expectNoTrouble();
    await visitor.leave();
  }
});

test('where a clock runs, the same two have a minute', async () => {
  const house = await houseThatBeginsAt({ ...letters, blue: { alien: 'warrior', hand: ['negotiate'] } });
  const { visitors, pages } = await sitDown(house, [wide, wide, {}], { options, clock: 'normal' });
  const [ann, bob] = pages as [Page, Page, Page];
  const [red, blue] = [new ScreenPlayer(ann), new ScreenPlayer(bob)];
  await red.attacks(1);
  await blue.invites();
  await Promise.all([red.lays('Negotiate'), blue.lays('Negotiate')]);
  for (const page of [ann, bob]) await minute(page).first().waitFor();
  for (const visitor of visitors) {
    visitor.expectNoTrouble();
    await visitor.leave();
  }
});
