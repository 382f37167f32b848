import type { PositionDescription } from '@starboard/cosmic-encounter';
import { expect, test } from 'vitest';
import { sharedServer } from '../browsers/shared-server.ts';
import { CosmicPlayer } from './cosmic-player.ts';
import { cosmicTable } from './cosmic-table.ts';

const house = sharedServer();

/** The short form: four planets, one encounter a turn; each of them has two of the four colonies that win. */
const short: PositionDescription = {
  seed: 'whole game',
  players: 3,
  options: { planets: 4, encountersPerTurn: 1 },
  red: {
    alien: 'tripler',
    ships: { 'blue-1': 1, 'yellow-1': 1 },
    hand: ['attack-40', 'attack-30', 'attack-20', 'attack-15', 'attack-14', 'negotiate', 'reinforcement-5'],
  },
  blue: {
    alien: 'warrior',
    ships: { 'red-1': 1, 'yellow-1': 1 },
    hand: ['attack-04', 'attack-06', 'attack-08', 'attack-10', 'negotiate', 'quash', 'reinforcement-2'],
  },
  yellow: {
    alien: 'macron',
    ships: { 'red-2': 1, 'blue-2': 1 },
    hand: ['attack-06', 'attack-08', 'attack-10', 'attack-12', 'negotiate', 'plague', 'reinforcement-3'],
  },
};

test('a person plays against bots to the end, by keyboard alone, is told how it came and looks at it again', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  await page.goto(cosmicTable(short));
  const player = new CosmicPlayer(page);
  for (let decisions = 0; await player.isAsked(); decisions++) {
    expect(decisions).toBeLessThan(400);
    await player.answers();
  }
  await page.getByRole('heading', { name: 'How it came', exact: true }).waitFor();
  // however long that is, it scrolls by itself, and what now stays in sight beside it
  const figures = await page.locator('[data-part="figures"]').boundingBox();
  expect((figures?.y ?? 0) + (figures?.height ?? Infinity)).toBeLessThanOrEqual(720);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('slider').waitFor();
  await page.locator('svg[data-board]').waitFor();
  visitor.expectNoTrouble();
  await visitor.leave();
});

test('a person plays against bots to the end on a phone, by touch alone', async () => {
  const visitor = await house.comes({ size: [390, 844], isTouch: true });
  const { page } = visitor;
  await page.goto(cosmicTable(short));
  const player = new CosmicPlayer(page, { isTouching: true });
  for (let decisions = 0; await player.isAsked(); decisions++) {
    expect(decisions).toBeLessThan(400);
    await player.answers();
  }
  await page.getByRole('heading', { name: 'How it came', exact: true }).waitFor();
  visitor.expectNoTrouble();
  await visitor.leave();
});
