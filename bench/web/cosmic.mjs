import { tsImport } from 'tsx/esm/api';
import { openTable } from './open-table.mjs';
import { pressing } from './pressing.mjs';
import { filesOf, sentBy } from './sizes.mjs';
import { settled, until, visit } from './visit.mjs';

const tray = '[data-part="own"]';
const bar = 'header[data-decision]';
/** What any question can be answered with, the first of these that is seen. */
const answers = [
  // yes, to what is asked once more
  `${bar} button[data-yes]`,
  'button[data-main]:not([aria-disabled])',
  `${tray} button[data-lit][aria-pressed="false"]`,
  `${tray} button[aria-label^="One more"]:not([aria-disabled="true"])`,
  'button[aria-keyshortcuts="Space"]',
  `${bar} button:not([aria-label], [aria-keyshortcuts="u"], [data-main])`,
  `${tray} button:not([aria-label], [aria-keyshortcuts="u"], [aria-pressed], [data-subject], [data-main])`,
];

/** Long enough for two encounters of five, with ships that fly and cards that turn. */
const playedFor = 30_000;

/** A table of five of Cosmic Encounter: opened for the first time, then one that is played at and talked at. */
export async function cosmic(browser, url) {
  const visitor = await visit(browser, url, {});
  const { page } = visitor;
  const path = await openTable(visitor.request, url, 'cosmic-encounter', 4);
  await page.goto(path, { waitUntil: 'commit' });
  const drawn = await until(page, 'svg[data-board] [data-place]');
  await settled(page);
  const { largest, largestWhat, shifted } = await visitor.seen();
  const files = await filesOf(url, visitor.transfers);
  const sent = sentBy(visitor.transfers);

  await watchMotion(page);
  await playOn(page, playedFor);
  const motion = await page.evaluate(() => globalThis.moved());
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await press(page);
  const { interactions: pressed } = await visitor.seen();
  await talk(page);
  const { interactions: talked } = await visitor.seen();
  await visitor.leave();
  // on the way to the talks nothing has a name: it is answered
  const interactions = [...pressed, ...talked].map(({ step = 'answer', ...one }) => ({ step, ...one }));
  return { drawn, largest, largestWhat, shifted, files, sent, motion, elements, interactions };
}

/** From now on: how long the page worked at a stretch, and how long each frame took to come. */
async function watchMotion(page) {
  await page.evaluate(() => {
    // shorter ones are not told
    let longest = 50;
    const frames = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    }).observe({ type: 'longtask' });
    let last = performance.now();
    const frame = (now) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    globalThis.moved = () => {
      const sorted = frames.toSorted((a, b) => a - b);
      return { longest, frame95: sorted[Math.floor(sorted.length * 0.95)], frames: sorted.length };
    };
  });
}

/** Answers what is asked, anything, as fast as a person who knows what they want. */
export async function playOn(page, milliseconds) {
  const ends = Date.now() + milliseconds;
  while (Date.now() < ends) {
    await page.evaluate((wanted) => {
      for (const selector of wanted) {
        const seen = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
        if (seen) return seen.click();
      }
    }, answers);
    await page.waitForTimeout(500);
  }
}

/** What is pressed all the time beside the questions themselves. */
async function press(page) {
  const { press: presses, type } = pressing(page);
  const coin = page.locator('[data-seat] button[data-subject]').first();
  await presses('open a sheet', coin);
  await type('close the sheet', 'Escape');
  await type('open the orders', 'o');
  await type('close the orders', 'Escape');
  await type('tell the table in words', 't');
  await type('show it again', 't');
}

/** Talks over the board: a gift is added, looked at and taken away again. */
async function talk(page) {
  const { comesToTalks } = await tsImport(
    '../../packages/web/test/cosmic/comes-to-talks.ts',
    import.meta.url,
  );
  await comesToTalks(page);
  const { press: presses } = pressing(page);
  await page.locator('section[data-seat="0"] [data-adds]').first().waitFor();
  await presses('add to the deal', page.locator('section[data-seat="0"] [data-adds]').first());
  await page.keyboard.press('Escape');
  await presses('fold the deal away', page.getByRole('button', { name: 'Look at the board' }));
  await presses('back to the deal', page.getByRole('button', { name: 'Back to the talks' }));
}
