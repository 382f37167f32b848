import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { gunzipSync } from 'node:zlib';
import type { Viewer } from '@starboard/engine';
import type { Replay } from '@starboard/protocol';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { finishedMatch } from '../records/finished-match.ts';
import { replay } from '../records/replay.ts';
import { startWorker } from '../starting-threads.ts';
import type { Store } from '../store/store.ts';
import { keepMatch } from '../testing/stores/kept-match.ts';
import { gameCalled, games } from '../testing/nodes/record-node.ts';
import { newPremises, type Premises } from '../testing/stores/stores.ts';
import { LogWork, type LogWorkSettings } from './log-work.ts';

let premises: Premises;
let store: Store;
let id: string;
let length: number;
beforeAll(async () => {
  premises = await newPremises('sqlite');
  store = await premises.open();
  const beginning = { seats: 3, seed: 'long', options: {} };
  const kept = await keepMatch(store, gameCalled('alien-frontiers'), beginning, { most: 900 });
  id = kept.id;
  length = kept.inputs.length;
});
afterAll(async () => {
  await store.close();
  await premises.remove();
});

let work: LogWork;
afterEach(() => work.close());

/** How each job ended, and how many rows it has read. */
const done: [result: string, read: number][] = [];

function begin(settings: Partial<LogWorkSettings> = {}): void {
  done.length = 0;
  work = new LogWork({
    store,
    start: (options) => startWorker(import.meta.url, '../testing/threads/odd-log-worker.ts', null, options),
    onDone: (_kind, result, _seconds, read) => void done.push([result, read]),
    ...settings,
  });
}

const ann = { who: 'ann', from: 'home' };

async function page(from: number, viewer: Viewer = 'spectator', limit = 50): Promise<Replay> {
  const archive = { store, games, work, now: () => 1000 };
  const match = await finishedMatch(store, id);
  const json = await replay(archive, match, { viewer, from, limit }, ann);
  return JSON.parse(gunzipSync(json).toString()) as Replay;
}

test.runIf(process.platform === 'linux')('those who play come first where the cores are busy', async () => {
  const before = getPriority();
  begin();
  await page(0);
  const nice = (thread: string) =>
    Number(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]);
  expect(readdirSync('/proc/self/task').map(nice)).toContain(Math.min(before + 10, 19));
  expect(getPriority()).toBe(before);
});

test('a later page is not played from the start, whoever looks', async () => {
  expect(length).toBe(900);
  begin();
  const last = await page(850);
  const [first] = done;
  expect(first?.[1]).toBeGreaterThan(850);
  const others = [await page(850, 0), await page(700, 1), await page(300)];
  for (const [result, read] of done.slice(1)) {
    expect(result).toBe('done');
    // its own rows, and those since the moment before it
    expect(read).toBeLessThanOrEqual(200 + 2 * 50);
  }
  // and shows what it would have shown
  await work.close();
  begin();
  expect(await page(300)).toEqual(others[2]);
  expect(await page(700, 1)).toEqual(others[1]);
  expect(await page(850, 0)).toEqual(others[0]);
  expect(await page(850)).toEqual(last);
  expect(last.steps.every(({ sections }) => sections)).toBe(true);
});

test('a page asked for several times at once is made once', async () => {
  begin();
  const pages = await Promise.all([page(0), page(0), page(0), page(100)]);
  expect(done).toHaveLength(2);
  expect(pages[1]).toEqual(pages[0]);
});

const jobOf = (match: string) =>
  ({
    kind: 'file',
    match,
    game: 'alien-frontiers',
    beginning: { seats: 3, seed: 'x', options: {} },
    head: {},
    saved: '{}',
    count: 0,
  }) as const;

test('what takes more memory than it may have fails alone, and the next is done', async () => {
  begin();
  await expect(work.do<'file'>(jobOf('glutton'), 'glutton', ann)).rejects.toMatchObject({
    status: 422,
    reason: { key: 'server.record.too-heavy' },
  });
  expect((await page(0)).steps).toHaveLength(50);
  expect(done.map(([result]) => result)).toEqual(['failed', 'done']);
});

test('so does what takes too long', async () => {
  begin({ limit: 20_000 });
  const endless = work.do<'file'>(jobOf('endless'), 'endless', ann);
  const next = page(0);
  await expect(endless).rejects.toMatchObject({ reason: { key: 'server.record.too-heavy' } });
  expect((await next).steps).toHaveLength(50);
});

test('rows that cannot be read fail the page, and are no sign of other rules', async () => {
  let isAway = true;
  const rowsAfter: Store['matches']['rowsAfter'] = (match, seq, limit) =>
    isAway && seq >= 500 ? Promise.reject(new Error('away')) : store.matches.rowsAfter(match, seq, limit);
  begin({ store: { ...store, matches: { ...store.matches, rowsAfter } } });
  await expect(page(450, 'spectator', 100)).rejects.toThrow('away');
  isAway = false;
  const { steps } = await page(450, 'spectator', 100);
  expect(steps.filter(({ sections }) => sections)).toHaveLength(100);
});

test('a node on its way out refuses what it cannot finish, and says when to ask again', async () => {
  begin();
  const asked = [page(850), page(100)];
  await work.close();
  for (const answer of asked) await expect(answer).rejects.toMatchObject({ status: 503, retryAfter: 5 });
});
