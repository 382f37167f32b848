import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { build, preview, type PreviewServer } from 'vite';
import { visit } from '../browsers/browsing.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'starboard-version-'));
const publicDir = join(folder, 'public');
const outDir = join(folder, 'dist');

let site: PreviewServer;

/** The app with what lies in `public` as it is now. */
async function publish(): Promise<void> {
  vi.stubEnv('NODE_ENV', 'production');
  await build({ root, publicDir, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  vi.unstubAllEnvs();
}

beforeEach(async () => {
  cpSync(join(root, 'public'), publicDir, { recursive: true });
  await publish();
  site = await preview({ root, logLevel: 'silent', build: { outDir }, preview: { port: 0 } });
});
afterEach(() => site?.close());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the page is given for an address, by the server or by the service worker. */
const given = (page: Page, path: string): Promise<string> =>
  page.evaluate(async (url) => (await fetch(url)).text(), path);

const isKept = (page: Page): Promise<boolean> =>
  page.evaluate(() => navigator.serviceWorker.controller?.state === 'activated');

const turn = '<svg xmlns="http://www.w3.org/2000/svg"><title>new</title></svg>';

test('a new version that differs in a file without a hash alone reaches those who have been here', async () => {
  const url = site.resolvedUrls?.local[0] ?? '';
  const { page: first, context, leave } = await visit(url, { keepsApp: true });
  await first.goto('/');
  await expect.poll(() => isKept(first)).toBe(true);
  expect(await given(first, '/icon-turn.svg')).not.toBe(turn);

  writeFileSync(join(publicDir, 'icon-turn.svg'), turn);
  await publish();
  // the browser looks for another version when a visitor comes, and takes to it when none is there any more
  await first.goto('/');
  const isWaiting = () =>
    first.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  await expect.poll(isWaiting).toBe(true);
  await first.close();
  let next = first;
  const comesAgain = async (): Promise<string> => {
    await next.close();
    next = await context.newPage();
    await next.goto('/');
    return given(next, '/icon-turn.svg');
  };
  // that no page is open, the browser notices in its own time
  await expect.poll(comesAgain, { interval: 500 }).toBe(turn);
  // and is kept: every file that the app may ask for opens without a network
  await site.close();
  for (const path of ['/icon-turn.svg', '/icon-maskable.svg', '/boot.js'])
    expect(await given(next, path)).not.toBe('');
  await leave();
});
