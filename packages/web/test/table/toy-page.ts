import { fileURLToPath } from 'node:url';
import type { FromClient, FromServer, TableDetail } from '@starboard/protocol';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { build, type Rolldown } from 'vite';
import { compiledMessages } from '../../build/compiled-messages.ts';
import type { ToyHandle } from '../../src/table/testing/show-table.tsx';
import { visit } from '../browsers/browsing.ts';

declare global {
  interface Window {
    readonly toy: ToyHandle;
  }
}

const origin = 'http://toy.test';
const types = { css: 'text/css', js: 'text/javascript' } as const;

/** The shared table with a game, bundled as any page of ours. */
async function bundled(
  page: 'toy-table' | 'game-table',
): Promise<ReadonlyMap<string, { readonly type: string; readonly body: string }>> {
  const entry = fileURLToPath(new URL(`../../src/table/testing/${page}.tsx`, import.meta.url));
  const built = await build({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    publicDir: false,
    logLevel: 'error',
    plugins: [react(), compiledMessages()],
    build: { write: false, minify: false, rolldownOptions: { input: { toy: entry } } },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return new Map(
    output.flatMap((file) => {
      const type = Object.entries(types).find(([end]) => file.fileName.endsWith(`.${end}`))?.[1];
      const body = file.type === 'chunk' ? file.code : file.source;
      return type ? [[`/${file.fileName}`, { type, body: String(body) }]] : [];
    }),
  );
}

/** A table whose server is the test. */
export interface ToyPage {
  readonly page: Page;
  /** The page hears something from its server. */
  hears(...messages: readonly FromServer[]): Promise<void>;
  /** What the page has said last. */
  said(): Promise<FromClient | undefined>;
  /** How often a part has been drawn so far, once the page is at rest. */
  drawn(): Promise<Readonly<Record<string, number>>>;
  cutOff(): Promise<void>;
}

/** Opens tables with a toy game, each on a page of its own. */
export const toyPages = (): ((game?: 'together' | 'quiet' | 'plain') => Promise<ToyPage>) =>
  pagesWith('toy-table');

/** The same with a game of the house, by its id. */
export const gamePages = (): ((game: string) => Promise<ToyPage>) => pagesWith('game-table');

function pagesWith(entry: Parameters<typeof bundled>[0]): (game?: string) => Promise<ToyPage> {
  let files: Awaited<ReturnType<typeof bundled>> | undefined;
  beforeAll(async () => {
    files = await bundled(entry);
  });
  return async (game) => {
    if (!files) throw new Error('not before the first story');
    const { page } = await visit(origin);
    const known = files;
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      const file = known.get(pathname);
      if (file) return route.fulfill({ contentType: file.type, body: file.body });
      if (pathname.startsWith('/api/'))
        return route.fulfill({ json: { account: null, muted: [], lines: [] } });
      return route.fulfill({ contentType: 'text/html', body: pageOf(known) });
    });
    await page.goto(`${origin}/${game ? `?${game}` : ''}`);
    await expect.poll(() => page.evaluate(() => 'toy' in window)).toBe(true);
    return {
      page,
      hears: (...messages) =>
        page.evaluate((text) => {
          for (const message of JSON.parse(text) as FromServer[]) window.toy.hears(message);
        }, JSON.stringify(messages)),
      said: () => page.evaluate(() => window.toy.said.at(-1)),
      drawn: async () => {
        await page.evaluate(
          () => new Promise((rested) => requestIdleCallback(() => requestAnimationFrame(rested))),
        );
        return page.evaluate(() => ({ ...window.toy.drawn }));
      },
      cutOff: () => page.evaluate(() => window.toy.turns('waiting')),
    };
  };
}

function pageOf(files: ReadonlyMap<string, unknown>): string {
  const names = [...files.keys()];
  const styles = names.filter((name) => name.endsWith('.css'));
  const script = names.find((name) => /\/toy-[\w-]+\.js$/.test(name));
  return `<!doctype html><html lang="en" data-theme="dark">${styles
    .map((name) => `<link rel="stylesheet" href="${name}">`)
    .join('')}<div id="app"></div><script type="module" src="${script}"></script></html>`;
}

const person = (name: string) => ({ kind: 'person', account: name, name, isReady: true }) as const;

/** The table as its server tells of it: Ann has the first seat, and looks. */
export const table = {
  id: 't',
  status: 'playing',
  game: 'toy',
  seats: [person('Ann'), person('Bob'), { kind: 'bot', level: 'easy' }],
  clock: 'none',
  isPublic: false,
  spectators: { allowed: true, delay: 0 },
  host: 'Ann',
  createdAt: 0,
  options: {},
  code: null,
  version: 1,
  seat: 0,
  seedHash: null,
  seed: null,
  result: null,
  endVotes: [],
  takeback: null,
  dropped: null,
  rematch: null,
  pauses: 'natural',
  startedAt: 0,
  finishedAt: null,
} as const satisfies TableDetail;

/** The first that a page is told of a match. */
export const picture = (sections: Readonly<Record<string, unknown>> = {}): readonly FromServer[] => [
  { type: 'table', table },
  { type: 'presence', table: 't', connected: [0, 1], watching: 0 },
  {
    type: 'view',
    table: 't',
    n: 1,
    viewer: 0,
    sections: {
      day: 1,
      apples: [3, 1, 0],
      prompt: null,
      awaited: [1],
      canUndo: false,
      hasDecided: false,
      outcome: null,
      ...sections,
    },
    missed: [],
    isWhole: true,
  },
];

/** What Ann is asked, in some shape. */
export const asked = (shape: object, decision = 1) => ({ decision, prompt: 'toy.ask', shape });
