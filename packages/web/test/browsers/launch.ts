import { type Browser, chromium } from 'playwright-core';

const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
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
