import type { Page, Route } from 'playwright-core';

/** Holds back what a page asks for; what is returned lets it go, to where it was going unless said otherwise. */
export async function holdRequests(
  page: Page,
  what: RegExp,
  onward: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(what, async (route) => {
    await held;
    await onward(route);
  });
  // what is kept on the device would come past us
  await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
  return letGo;
}
