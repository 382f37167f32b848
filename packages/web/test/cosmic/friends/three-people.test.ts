import type { PositionDescription } from '@starboard/cosmic-encounter';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CosmicPlayer } from '../cosmic-player.ts';
import { ScreenPlayer } from '../powers/screen-player.ts';
import { Canaries } from './canaries.ts';
import { houseThatBeginsAt } from './house-that-begins-at.ts';
import { sitDown } from './three-at-a-table.ts';

const options = { planets: 4, encountersPerTurn: 1 } as const;

/** Two of the four colonies that win each; Ann and Bob can lay negotiates, and after that she is the strongest. */
const evening: PositionDescription = {
  seed: 'three people',
  players: 3,
  options,
  destiny: ['blue', 'yellow', 'red', 'blue', 'yellow', 'red', 'blue', 'yellow', 'red'],
  red: {
    alien: 'macron',
    ships: { 'blue-4': 1, 'yellow-4': 1 },
    hand: ['negotiate', 'attack-40', 'attack-30', 'attack-20', 'attack-15', 'attack-14'],
  },
  blue: {
    alien: 'clone',
    ships: { 'red-4': 1, 'yellow-4': 1 },
    hand: ['negotiate', 'attack-04', 'attack-04', 'attack-06', 'attack-06', 'attack-08'],
  },
  yellow: {
    alien: 'tripler',
    ships: { 'red-4': 1, 'blue-4': 1 },
    hand: ['negotiate', 'attack-10', 'attack-08', 'attack-08', 'attack-12', 'attack-20'],
  },
};

const half = (page: Page, name: string) =>
  page.getByRole('region', { name: /^The deal between/ }).getByRole('region', { name });
const offers = (page: Page) => page.locator('button[data-word="send"]').click();
const log = (page: Page) => page.getByRole('list', { name: 'What happened' });

/** Players who are asked answer, one after the other, until something has come about; gives how many hidden cards were listened for. */
async function playOn(
  players: readonly CosmicPlayer[],
  canaries: Canaries,
  until: () => Promise<boolean>,
): Promise<number> {
  let listenedFor = 0;
  for (let decisions = 0; !(await until()); decisions++) {
    expect(decisions).toBeLessThan(150);
    let next: CosmicPlayer | undefined;
    const isAnyAsked = async () => {
      const asked = await Promise.all(players.map((player) => player.decision()));
      next = players.find((_, who) => asked[who] !== null);
      return next !== undefined || (await until());
    };
    await expect.poll(isAnyAsked).toBe(true);
    await next?.answers();
    listenedFor += await canaries.look();
  }
  return listenedFor;
}

test('three people play to the end: one offers, one offers otherwise, they agree; one goes, a bot plays, and one is back', async () => {
  const house = await houseThatBeginsAt(evening, { grace: 1_000 });
  const phone = { size: [390, 844], isTouch: true } as const;
  const { visitors, pages, canaries, address } = await sitDown(house, [{}, { theme: 'light' }, phone], {
    options,
    clock: 'none',
  });
  const [ann, bob, cid] = pages as [Page, Page, Page];
  const [red, blue] = [new ScreenPlayer(ann), new ScreenPlayer(bob)];

  await red.aims('Blue 2');
  await red.sends(1);
  await red.invites();
  await blue.invites();
  await Promise.all([red.lays('Negotiate'), blue.lays('Negotiate')]);

  // Cid looks on, at a phone
  await cid.getByText('No offer yet').first().waitFor();
  await half(ann, 'You give').getByRole('button', { name: 'Red 3' }).click();
  await offers(ann);
  await half(bob, 'You get').getByText('Red 3').first().waitFor();
  await half(bob, 'You give').getByRole('button', { name: 'Blue 3' }).click();
  await offers(bob);
  await half(ann, 'You get').getByText('Blue 3').first().waitFor();
  await cid.getByText('Blue 3').first().waitFor();
  await ann.getByRole('button', { name: 'Accept offer 2' }).click();
  for (const page of [ann, bob]) await log(page).getByText('A deal is made.').waitFor();

  const [annPlays, bobPlays, cidPlays] = [
    new CosmicPlayer(ann, { likes: ['Attack 40', 'Attack 30', 'Attack 20', 'Attack 15'] }),
    new CosmicPlayer(bob),
    new CosmicPlayer(cid, { isTouching: true, likes: ['Attack 10', 'Attack 08'] }),
  ];
  const all = [annPlays, bobPlays, cidPlays];
  const isAiming = () => bob.getByRole('heading', { level: 1, name: /^At which planet/ }).isVisible();
  await playOn(all, canaries, isAiming);

  await bob.goto('about:blank');
  await log(ann)
    .getByText(/^A bot plays for /)
    .waitFor();
  const areAsked = () => Promise.all([annPlays, cidPlays].map((player) => player.decision()));
  await expect.poll(async () => (await areAsked()).some((asked) => asked !== null)).toBe(true);
  await bob.goto(address);
  await bob.getByText('A bot played for you.').waitFor();

  const listenedFor = await playOn(all, canaries, async () =>
    (await Promise.all(all.map((player) => player.isOver))).every(Boolean),
  );
  expect(listenedFor).toBeGreaterThan(10);
  for (const page of pages) await page.getByRole('heading', { name: 'How it came', exact: true }).waitFor();
  for (const visitor of visitors) {
    visitor.expectNoTrouble();
    await visitor.leave();
  }
});
