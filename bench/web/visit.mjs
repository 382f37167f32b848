/** A phone on a slow day: what every figure is measured with. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};
const slowDown = 4;

/** A visitor who has never been here, on a slow device at the end of a slow wire. */
export async function visit(browser, url, { locale = 'en-GB', size = [1280, 720] } = {}) {
  const [width, height] = size;
  const context = await browser.newContext({
    baseURL: url,
    locale,
    viewport: { width, height },
    // an app that is kept on the device would hide what the network costs
    serviceWorkers: 'block',
  });
  await context.addInitScript(observe);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const transfers = await watchTransfers(devtools);
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  return {
    page,
    /** For setting the scene: goes past the slow wire. */
    request: context.request,
    transfers,
    seen: () => page.evaluate(() => globalThis.seen()),
    leave: () => context.close(),
  };
}

/** Milliseconds from asking for a page until something is there. */
export async function until(page, selector) {
  const there = await page.waitForFunction(
    (wanted) => document.querySelector(wanted) !== null && performance.now(),
    selector,
  );
  return there.jsonValue();
}

/** Letters are there, and all that came after them is drawn. */
export async function settled(page) {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(1500);
}

/** The pointer over something, about to press: `click()` has its own listeners in the page do work that is not ours. */
export async function handOn(page, locator) {
  const { x, y, width, height } = await locator.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForTimeout(100);
  return { press: () => page.mouse.down().then(() => page.mouse.up()) };
}

/** What came over the wire: its address and how many bytes it took, as compressed as it was sent. */
async function watchTransfers(devtools) {
  const addresses = new Map();
  const transfers = [];
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) =>
    addresses.set(requestId, new URL(request.url).pathname),
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    transfers.push({ path: addresses.get(requestId), bytes: encodedDataLength }),
  );
  await devtools.send('Network.enable');
  return transfers;
}

/** Runs in the page before anything else does. */
function observe() {
  let largest = 0;
  let largestWhat = '';
  const shifts = [];
  const interactions = new Map();
  const watch = (type, take, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  watch('largest-contentful-paint', ({ startTime, element }) => {
    largest = startTime;
    largestWhat = element?.textContent.trim().slice(0, 40) ?? '';
  });
  watch('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (!hadRecentInput) shifts.push({ startTime, value });
  });
  const take = ({ interactionId, duration, name }) => {
    if (!interactionId || duration <= (interactions.get(interactionId)?.duration ?? 0)) return;
    interactions.set(interactionId, { duration, name, step: globalThis.step });
  };
  watch('event', take, { durationThreshold: 16 });

  /** The worst window of five seconds without a second of rest in it, as the metric is defined. */
  function shifted() {
    let [worst, sum, first, last] = [0, 0, 0, Number.NEGATIVE_INFINITY];
    for (const { startTime, value } of shifts) {
      const isSame = startTime - last < 1000 && startTime - first < 5000;
      if (!isSame) [sum, first] = [0, startTime];
      sum += value;
      last = startTime;
      worst = Math.max(worst, sum);
    }
    return worst;
  }

  globalThis.seen = () => ({
    largest,
    largestWhat,
    shifted: shifted(),
    interactions: [...interactions.values()],
  });
}
