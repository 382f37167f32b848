import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch, type Visit, type Visitor, visit } from './browsing.ts';
import { type Starboard, startStarboard } from './starboard.ts';

interface SharedServer {
  readonly starboard: Starboard;
  /** Somebody comes, with a browser of their own. */
  comes(how?: Visit): Promise<Visitor>;
}

/** A server and a browser for all the stories of a file. */
export function sharedServer(): SharedServer {
  let starboard: Starboard | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [starboard, browser] = await Promise.all([startStarboard(), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await starboard?.stop();
  });
  const there = <Thing>(thing: Thing | undefined): Thing => {
    if (thing === undefined) throw new Error('not before the first story');
    return thing;
  };
  return {
    get starboard() {
      return there(starboard);
    },
    comes: (how) => visit(there(browser), there(starboard).url, how),
  };
}
