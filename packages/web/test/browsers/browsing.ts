import type { Language } from '@starboard/messages';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { Tempo } from '../../src/settings/tempo.ts';
import { type Evidence, gatherEvidence } from './evidence.ts';
import { theBrowser } from './launch.ts';

export interface Visit {
  readonly language?: Language;
  readonly theme?: 'dark' | 'light';
  readonly size?: readonly [width: number, height: number];
  readonly isTouch?: boolean;
  /** Flights are fades: tests need not wait for them. */
  readonly isCalm?: boolean;
  /** How fast others' moves are shown: at once, unless a test is about that. */
  readonly tempo?: Tempo;
  /** The browser keeps the app to play without a network: to fetch all of it takes longer than most stories. */
  readonly keepsApp?: boolean;
  /** Sits at the machine that the server runs on, which tells such visitors more. */
  readonly isAtServer?: boolean;
  /** Is there for the next test as well, unless this one fails: what has been loaded is not loaded again. */
  readonly stays?: boolean;
}

/** A visitor with cookies, storage and settings of their own. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly evidence: Evidence;
  readonly stays: boolean;
  /** No error or warning on the console but such as are meant to be, and no error uncaught. */
  expectNoTrouble(meant?: RegExp): void;
  leave(): Promise<void>;
}

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', ru: 'ru-RU', uk: 'uk-UA' };

/** Those of the test that is running, so that a failed one leaves a trace and no open pages. */
export const visitors = new Set<Visitor>();

export async function visit(url: string, how: Visit = {}): Promise<Visitor> {
  const { language = 'en', theme = 'dark', size = [1280, 720], isTouch = false } = how;
  const { isCalm = true, tempo = 'at-once', keepsApp = false, isAtServer = false, stays = false } = how;
  const [width, height] = size;
  const browser = await theBrowser();
  const context = await browser.newContext({
    baseURL: url,
    locale: locales[language],
    colorScheme: theme,
    viewport: { width, height },
    hasTouch: isTouch,
    isMobile: isTouch,
    reducedMotion: isCalm ? 'reduce' : 'no-preference',
    ...(!isAtServer && { extraHTTPHeaders: { 'x-forwarded-for': nextAddress() } }),
  });
  context.setDefaultTimeout(inject('patience'));
  await context.addInitScript(hasChosen, tempo);
  if (!keepsApp) await context.addInitScript(keepsNothing);
  const evidence = gatherEvidence(context);
  const page = await context.newPage();
  const visitor: Visitor = {
    page,
    context,
    evidence,
    stays,
    expectNoTrouble: (meant) => expect(evidence.trouble.filter((each) => !meant?.test(each))).toEqual([]),
    async leave() {
      visitors.delete(visitor);
      await context.close();
    },
  };
  visitors.add(visitor);
  return visitor;
}

/** Missing on pages that are not secure. */
function keepsNothing(): void {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (worker) worker.register = () => Promise.reject(new Error('nothing is kept here'));
}

let visits = 0;

/** Where each visitor lives: the server counts by address what one may ask for. */
function nextAddress(): string {
  visits++;
  return `10.${process.pid % 256}.${Math.floor(visits / 256)}.${visits % 256}`;
}

/** What a player has chosen before who likes quick opponents; a browser that keeps nothing keeps the usual ones. */
function hasChosen(tempo: Tempo): void {
  const choices = { opponents: { count: 2, level: 'easy' }, settings: { settings: { tempo } } };
  try {
    for (const [name, state] of Object.entries(choices))
      if (localStorage.getItem(`starboard.${name}`) === null)
        localStorage.setItem(`starboard.${name}`, JSON.stringify({ state, version: 0 }));
  } catch {}
}
