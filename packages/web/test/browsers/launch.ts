import { type Browser, chromium } from 'playwright-core';

/** Without windows, toolbars and processes for either: of all that is drawn, tests see pages alone. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? headlessShell,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

let launched: Promise<Browser> | null = null;

/** The browser of this worker, for every file that it runs; it ends with the worker. */
export function theBrowser(): Promise<Browser> {
  launched ??= launch().then((browser) => {
    browser.on('disconnected', () => {
      launched = null;
    });
    return browser;
  });
  return launched;
}
