import { playOn } from './cosmic.mjs';

/** What slows the pages of the other rows down does not reach workers. */
const slowDown = 4;
const playedFor = 60_000;

/** A table on the device with three hard bots: how long the worker in which they think takes for an answer. */
export async function thinking(browser, url) {
  const context = await browser.newContext({
    baseURL: url,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(gatherThoughts);
  await context.route(/device-worker[^/]*\.js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n;(${timeThoughts.toString()})();` });
  });
  const page = await context.newPage();
  await page.goto('/local/new?game=cosmic-encounter&bots=hard,hard,hard');
  await playOn(page, playedFor);
  const thoughts = await page.evaluate(() => globalThis.thoughts.toSorted((a, b) => a - b));
  await context.close();
  return { thoughts: thoughts.length, thought95: thoughts[Math.floor(thoughts.length * 0.95)] * slowDown };
}

/** In the page, before anything else; others' moves are shown at once. */
function gatherThoughts() {
  globalThis.thoughts = [];
  const told = new BroadcastChannel('thoughts');
  told.addEventListener('message', ({ data }) => globalThis.thoughts.push(data));
  const settings = { state: { settings: { tempo: 'at-once' } }, version: 0 };
  localStorage.setItem('starboard.settings', JSON.stringify(settings));
}

/** In the script of the worker that holds the table: from what it asks the bots' own worker to the answer. */
function timeThoughts() {
  const told = new BroadcastChannel('thoughts');
  globalThis.Worker = class extends Worker {
    #asked = new Map();

    constructor(...how) {
      super(...how);
      this.addEventListener('message', ({ data }) =>
        told.postMessage(performance.now() - this.#asked.get(data.number)),
      );
    }

    postMessage(task) {
      this.#asked.set(task.number, performance.now());
      super.postMessage(task);
    }
  };
}
