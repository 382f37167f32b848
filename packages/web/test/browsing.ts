import type { Language } from '@starboard/messages';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

export { launch } from './launch.ts';

export interface Visit {
  readonly language?: Language;
  readonly theme?: 'dark' | 'light';
  readonly size?: readonly [width: number, height: number];
  readonly isTouch?: boolean;
  /** Flights are fades: tests need not wait for them. */
  readonly isCalm?: boolean;
}

/** Somebody with a browser of their own: cookies, storage and settings are nobody else's. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Nothing went wrong where nobody looks: no error on the console but such as are meant to be, none uncaught. */
  expectNoTrouble(meant?: RegExp): void;
  leave(): Promise<void>;
}

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', ru: 'ru-RU', uk: 'uk-UA' };

export async function visit(browser: Browser, url: string, how: Visit = {}): Promise<Visitor> {
  const { language = 'en', theme = 'dark', size = [1280, 720], isTouch = false, isCalm = true } = how;
  const [width, height] = size;
  const context = await browser.newContext({
    baseURL: url,
    locale: locales[language],
    colorScheme: theme,
    viewport: { width, height },
    hasTouch: isTouch,
    isMobile: isTouch,
    reducedMotion: isCalm ? 'reduce' : 'no-preference',
  });
  const page = await context.newPage();
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') trouble.push(message.text());
  });
  return {
    page,
    context,
    expectNoTrouble: (meant) => expect(trouble.filter((each) => !meant?.test(each))).toEqual([]),
    leave: () => context.close(),
  };
}
