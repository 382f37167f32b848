import { type Browser, chromium } from 'playwright-core';

/** Pages for the browser's own toolbar and search field: each window had a process for them, and none is ever seen. */
const ownPages = [
  'InitialWebUI',
  'PreloadTopChromeWebUI',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
  'WebUIToolbarProcessOverheadExperiment',
];

/** What Playwright takes away by itself: a browser heeds the last such list alone. */
const usual = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

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
      `--disable-features=${[...usual, ...ownPages].join()}`,
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
