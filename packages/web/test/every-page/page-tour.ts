import type { Locator, Page } from 'playwright-core';

/** What others have left for all who come: a match that is over, and ways to tables that wait for players. */
export interface Laid {
  readonly played: string;
  readonly code: string;
  readonly cosmic: string;
}

/** Somewhere on the way through everything there is to see. */
interface Stop {
  readonly name: string;
  /** From wherever the stop before has led. */
  come(page: Page, laid: Laid): Promise<void>;
  /** What is looked at there, unless it is the whole page. */
  readonly part?: string;
}

async function at(page: Page, path: string, shows = 'h1'): Promise<void> {
  await page.goto(path);
  await page.locator(shows).first().waitFor();
  await page.waitForLoadState('networkidle');
}

const dialog = 'dialog[open]';
const popover = ':popover-open';

async function opens(what: Locator, page: Page, shows: string): Promise<void> {
  await what.click();
  await page.locator(shows).waitFor();
}

/** Buttons have other names in other languages; what is drawn on them is the same. */
const drawnAs = (page: Page, icon: string, where = 'button'): Locator =>
  page.locator(`${where}:has(.lucide-${icon})`).first();

async function closes(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator(`${dialog}, ${popover}`).waitFor({ state: 'detached' });
}

const tableMenu = (page: Page): Locator => page.locator('button[popovertarget]:visible').first();

/** What the line with such a drawing in a table's menu opens, in place of what is open. */
async function dialogFromMenu(page: Page, icon: string): Promise<void> {
  await closes(page);
  await opens(tableMenu(page), page, popover);
  await opens(drawnAs(page, icon, `${popover} button`), page, dialog);
}

/** Every page, every kind of table and everything that opens on them, each in few steps from the one before. */
export const pageTour: readonly Stop[] = [
  { name: 'landing', come: (page) => at(page, '/') },
  {
    name: 'opponents',
    come: (page) => opens(page.locator('button[aria-haspopup="dialog"]').first(), page, dialog),
    part: dialog,
  },
  {
    name: 'own name',
    async come(page) {
      await closes(page);
      await opens(page.locator('button[aria-haspopup="dialog"]').last(), page, dialog);
    },
    part: dialog,
  },
  { name: 'open tables', come: (page) => at(page, '/tables') },
  { name: 'sign in', come: (page) => at(page, '/sign-in') },
  { name: 'settings', come: (page) => at(page, '/settings') },
  { name: 'join', come: (page, { code }) => at(page, `/join/${code}`, 'main h2') },
  { name: 'waiting room', come: (page) => at(page, '/new?game=alien-frontiers', '[data-seat], h1') },
  {
    name: 'house rules',
    come: (page) => opens(drawnAs(page, 'sliders-horizontal'), page, dialog),
    part: dialog,
  },
  {
    name: 'waiting room of Cosmic Encounter',
    come: (page, { cosmic }) => at(page, `/table/${cosmic}`, '[data-seat], h1'),
  },
  { name: 'profile', come: (page) => at(page, '/me') },
  {
    name: 'taking leave',
    come: (page) => opens(drawnAs(page, 'trash-2'), page, dialog),
    part: dialog,
  },
  {
    name: 'plain table',
    come: (page) => at(page, '/play/cosmic-encounter', '[data-part="own"]'),
  },
  { name: 'lesson', come: (page) => at(page, '/learn/alien-frontiers', '[data-place]') },
  {
    name: 'lesson of Cosmic Encounter',
    come: (page) => at(page, '/learn/cosmic-encounter', '[data-lesson] > aside'),
  },
  { name: 'nothing here', come: (page) => at(page, '/nowhere') },
  { name: 'table', come: (page) => at(page, '/play/alien-frontiers', '[data-place^="ship:"]') },
  { name: 'rules', come: (page) => page.keyboard.press('r') },
  {
    name: 'chat',
    async come(page) {
      await page.keyboard.press('c');
      await page.locator('[data-chat-box]').waitFor();
    },
  },
  {
    name: 'ready phrases',
    come: (page) => opens(drawnAs(page, 'smile'), page, popover),
    part: popover,
  },
  {
    name: 'table as text',
    async come(page) {
      await closes(page);
      // on a phone that was the way back to the board
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.keyboard.press('t');
    },
  },
  { name: 'menu', come: (page) => opens(tableMenu(page), page, popover), part: popover },
  { name: 'keys', come: (page) => dialogFromMenu(page, 'keyboard'), part: dialog },
  { name: 'giving up', come: (page) => dialogFromMenu(page, 'flag'), part: dialog },
  {
    name: 'own ending',
    async come(page) {
      await page.locator(`${dialog} button`).last().click();
      await page.locator('#victory').waitFor();
    },
  },
  {
    name: 'ending',
    come: (page, { played }) => at(page, `/table/${played}`, '#victory'),
    // the table below it is the one of the stop before, with hundreds of lines in its log
    part: 'section[aria-labelledby="victory"]',
  },
  {
    name: 'replay',
    come: (page, { played }) => at(page, `/replay/${played}`, '[role="slider"], input[type="range"]'),
  },
  {
    name: 'whether the dice were fair',
    come: (page) => opens(drawnAs(page, 'dices'), page, popover),
    part: popover,
  },
  {
    name: 'card',
    async come(page) {
      await closes(page);
      await page.keyboard.press('End');
      const card = page.locator('button[data-subject], [data-subject] button').first();
      await opens(card, page, dialog);
    },
    part: dialog,
  },
];
